/** The technical data of an item as an HTML table: one row per fact, its name as the row's header. */
export function factTable(rows: [name: string, value: string][]): string {
  const lines = rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}
