/** A table in Markdown, with columns of one width so that it can be read in a terminal too. The first column is text. */
export function table(head: string[], lines: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const row = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [row(head), row(rule), ...lines.map(row)].join('\n');
}

/** Three digits that matter: 5120, 48.3, 0.91. */
export function figure(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
