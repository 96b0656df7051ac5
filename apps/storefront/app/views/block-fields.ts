/** What an owner's editor may have stored: nothing in it is certain. */
export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function fieldsAt(fields: Fields, key: string): Fields {
  return fieldsOf(fields[key]);
}

/** The text or number of a field as text; '' where there is none. */
export function textAt(fields: Fields, key: string): string {
  const value = fields[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

export function booleanAt(fields: Fields, key: string): boolean | undefined {
  const value = fields[key];
  return typeof value === 'boolean' ? value : undefined;
}

/** A number between bounds; undefined where there is none. */
export function numberAt(fields: Fields, key: string, minimum: number, maximum: number): number | undefined {
  const value = textAt(fields, key);
  return value === '' || Number.isNaN(Number(value)) ? undefined : Math.min(maximum, Math.max(minimum, Number(value)));
}

export function listAt(fields: Fields, key: string): unknown[] {
  const value = fields[key];
  return Array.isArray(value) ? value : [];
}

/** One of some words; the first of them where the field says none of them. */
export function choiceAt<Choice extends string>(
  fields: Fields,
  key: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = textAt(fields, key);
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** A color of six hex digits, "#rrggbb"; '' for anything else, so that no style can be smuggled in. */
export function colorAt(fields: Fields, key: string): string {
  const value = textAt(fields, key);
  return /^#?[0-9a-f]{6}$/i.test(value) ? `#${value.replace('#', '')}` : '';
}
