/** Paths whose letters are secrets, not words: an access key may have capitals. */
const keepsCase = /^\/(?:(?:de|en)\/)?confirmation\//i;

/**
 * Where an address should have been written differently, the right one: no doubled and no trailing slash, lower case.
 * `null` where it is right. The query stays as it is.
 */
export function canonicalAddress(url: string): string | null {
  const [path = '', query] = splitOnce(url, '?');
  if (path.endsWith('.data')) return null;
  let right = path.replace(/[/\\]{2,}/g, '/');
  if (right.length > 1) right = right.replace(/\/+$/, '');
  if (!keepsCase.test(right)) right = lowerCase(right);
  if (right === '' || !right.startsWith('/')) right = `/${right}`;
  if (right === path) return null;
  return query === undefined ? right : `${right}?${query}`;
}

/** Percent-encoded bytes keep their capitals, which are their normal form. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
