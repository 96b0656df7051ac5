import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

/** The fields that differ, for the audit. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const pick = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { before: pick(before), after: pick(after) };
}
