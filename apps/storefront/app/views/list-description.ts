/** As much of a description as lists of search results show. */
const longestDescription = 155;

/** What engines show of a list under its title: with the names of its first items, as many as have room. `say` writes it with them. */
export function listDescription(say: (items: string) => string, names: readonly string[]): string {
  const [first = '', ...others] = names;
  let items = first;
  for (const name of others) {
    const more = `${items} · ${name}`;
    if (say(more).length > longestDescription) break;
    items = more;
  }
  return say(items);
}
