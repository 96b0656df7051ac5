import { definitionOf, type FieldDefinitions, type FormValues } from './form-definition.ts';
import { fieldNames } from './form-values.ts';

// What was typed outlives a reload and a look at another page, in this tab, until the form has done its work.

function storageKey(draft: string): string {
  return `form:${draft}`;
}

export function storeDraft<Fields extends FieldDefinitions>(
  draft: string,
  fields: Fields,
  values: FormValues<Fields>,
): void {
  const names = fieldNames(fields).filter((name) => definitionOf(fields, name).kind !== 'password');
  const stored = Object.fromEntries(names.map((name) => [name, values[name]]));
  try {
    sessionStorage.setItem(storageKey(draft), JSON.stringify(stored));
  } catch {
    // Storage is full or switched off: then a reload brings back only what the shop has.
  }
}

/** The stored values, those of `base` where one is missing. Null where there is no draft. */
export function readDraft<Values extends object>(draft: string, base: Values): Values | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(draft)) ?? 'null');
    return stored === null ? null : likeBase(base, stored);
  } catch {
    return null;
  }
}

export function dropDraft(draft: string): void {
  try {
    sessionStorage.removeItem(storageKey(draft));
  } catch {
    // Switched off: nothing was stored.
  }
}

/** Of a draft only these fields stay: somebody goes on with the form as another person. */
export function thinDraft(draft: string, names: readonly string[]): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(draft)) ?? 'null');
    if (stored === null) return;
    const rest = Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)));
    sessionStorage.setItem(storageKey(draft), JSON.stringify(rest));
  } catch {
    dropDraft(draft);
  }
}

/** An earlier build may have stored other fields: only those of today count, and only in their type. */
function likeBase<Values extends object>(base: Values, stored: Record<string, unknown>): Values {
  const names = Object.keys(base) as (keyof Values & string)[];
  const known = names.filter((name) => typeof stored[name] === typeof base[name]);
  return { ...base, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
}

/** The draft, but for what was typed before it could be read: there the form differs from what the shop had filled in. */
export function mergeDraft<Values extends object>(base: Values, draft: Values, typed: Values): Values {
  const names = Object.keys(base) as (keyof Values)[];
  return {
    ...draft,
    ...Object.fromEntries(names.flatMap((name) => (typed[name] === base[name] ? [] : [[name, typed[name]]]))),
  };
}
