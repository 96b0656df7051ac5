/** Paths whose letters are secrets, not words: an access key may have capitals. */
const keepsCase = /^\/(?:(?:de|en)\/)?confirmation\//i;

/**
 * Where an address should have been written differently, the right one: no doubled and no trailing slash, lower case.
 * `null` where it is right. The query stays as it is.
 */
export function canonicalAddress(url: string): string | null {
  const [path = '', query] = splitOnce(url, '?');
  const right = canonicalPath(path);
  if (right === path) return null;
  return query === undefined ? right : `${right}?${query}`;
}

function canonicalPath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/');
  // Written by the router, from an address that was right.
  if (single.endsWith('.data')) return single;
  const trimmed = single === '/' ? single : single.replace(/\/$/, '');
  return keepsCase.test(trimmed) ? trimmed : lowerCase(trimmed);
}

/** Percent-encoded bytes keep their capitals, which are their normal form. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
