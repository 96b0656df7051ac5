/** Several names in one cell: "Geschirr > Teller | Neu". A separator that belongs to a name has a backslash before it. */
export type Separator = '|' | '>' | ':';

/** The parts of a cell between separators, trimmed; backslashes stay, so that a part can be split by another separator. */
export function splitCell(text: string, separator: Separator): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\.|[^\\]|\\$/gsu)) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}

/** The parts of a list, none of them empty. */
export function listOf(text: string): string[] {
  return splitCell(text, '|').filter((part) => part !== '');
}

export function nameOf(part: string): string {
  return part.replace(/\\(.)/gsu, '$1');
}

export function escapeName(name: string, separators: readonly Separator[]): string {
  return name.replace(/[\\|>:]/g, (found) =>
    found === '\\' || separators.some((each) => each === found) ? `\\${found}` : found,
  );
}

/** "Geschirr > Teller" */
export function joinPath(names: readonly string[]): string {
  return names.map((name) => escapeName(name, ['|', '>'])).join(' > ');
}

/** "Farbe: weiß" */
export function joinAttribute(attribute: string, value: string): string {
  return `${escapeName(attribute, ['|', ':'])}: ${escapeName(value, ['|'])}`;
}

/** The names of "Farbe: weiß"; null where there is no colon, or nothing on one side of it. */
export function readAttribute(part: string): { attribute: string; value: string } | null {
  const { attribute = '', value = '' } = /^(?<attribute>(?:\\.|[^\\:])*):(?<value>.*)$/su.exec(part)?.groups ?? {};
  const names = { attribute: nameOf(attribute.trim()), value: nameOf(value.trim()) };
  return names.attribute === '' || names.value === '' ? null : names;
}
