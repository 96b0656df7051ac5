/** What separates the cells of a table, however it was copied or saved. */
export type Separator = '\t' | ';' | '|' | ',';

/** A cell in quotes, which may hold the separator, or one without. */
const cells: Record<Separator, RegExp> = {
  '\t': / *"((?:[^"]|"")*)" *(?=\t|$)|([^\t]*)/y,
  ';': / *"((?:[^"]|"")*)" *(?=;|$)|([^;]*)/y,
  '|': / *"((?:[^"]|"")*)" *(?=\||$)|([^|]*)/y,
  ',': / *"((?:[^"]|"")*)" *(?=,|$)|([^,]*)/y,
};

/** The cells of a row, also the empty ones. */
export function cellsOf(row: string, separator: Separator): string[] {
  const found: string[] = [];
  const cell = new RegExp(cells[separator]);
  for (let at = 0; at <= row.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at;
    const [all = '', quoted, plain = ''] = cell.exec(row) ?? [];
    found.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    cell.lastIndex = at + all.length;
  }
  return found;
}

/** A comma may also stand within a figure: that it separates cells only a heading says. */
export function separatorOf(row: string): Separator | undefined {
  return (['\t', ';', '|'] as const).find((separator) => row.includes(separator));
}
