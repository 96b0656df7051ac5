/** No id of our pages begins so. */
const prefix = 'in-text-';

const links = /\shref\s*=\s*["']?#([^"'\s>]+)/gi;
const places = /\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi;
const plainName = /^[\p{L}\p{N}_.:-]{1,100}$/u;

/** The places of a text that links of the same text lead to, each by the id that it has on a page: apart from those of the page itself. */
export function anchorsOf(html: string): ReadonlyMap<string, string> {
  const named = new Set(Array.from(html.matchAll(places), ([, name = '']) => name));
  const wanted = Array.from(html.matchAll(links), ([, name = '']) => placeOf(name));
  const kept = wanted.filter((name) => named.has(name) && plainName.test(name));
  return new Map(kept.map((name) => [name, name.startsWith(prefix) ? name : `${prefix}${name}`]));
}

/** The place that a link names: "#%C3%BCber" leads to "über". */
export function placeOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
