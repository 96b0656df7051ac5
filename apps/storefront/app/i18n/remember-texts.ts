import type { I18n } from '@lingui/core';

/** Room for what the pages of a language say; what visitors typed is in there too. */
const mostTexts = 5000;
/** A search term can be long, and is not asked for again. */
const longestKey = 200;

type Values = Readonly<Record<string, unknown>>;
type Options = { message?: string; formats?: unknown };
type Say = (id: string | { id: string }, values?: Values, options?: Options) => string;

/**
 * Makes a text once for the same id and values, and remembers it: a process writes the same few hundred into page after page. For texts
 * whose messages do not change any more.
 */
export function rememberTexts(texts: I18n): I18n {
  const known = new Map<string, string>();
  const make = texts._.bind(texts) as Say;
  const say: Say = (id, values, options) => {
    const key = typeof id !== 'string' || options?.message || options?.formats ? undefined : keyOf(id, values);
    if (key === undefined) return make(id, values, options);
    const said = known.get(key);
    if (said !== undefined) return said;
    const text = make(id, values);
    if (known.size >= mostTexts) known.clear();
    known.set(key, text);
    return text;
  };
  return Object.assign(texts, { _: say, t: say });
}

/** None where a value is more than words and figures, or too long. */
function keyOf(id: string, values: Values = {}): string | undefined {
  let key = id;
  for (const name in values) {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    key += `\0${name}\0${typeof value}\0${value}`;
    if (key.length > longestKey) return undefined;
  }
  return key;
}
