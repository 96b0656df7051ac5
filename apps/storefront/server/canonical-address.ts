import { pageAt } from './page-at.ts';

/**
 * Where an address should have been written differently, the right one: no doubled and no trailing slash, lower case, letters as
 * letters.
 * `null` where it is right. The query stays as it is, but for what a form of filters sends.
 */
export function canonicalAddress(url: string): string | null {
  const [path = '', query = ''] = splitOnce(url, '?');
  const rightQuery = joinFilters(query);
  const right = canonicalPath(path) + (rightQuery === '' ? '' : `?${rightQuery}`);
  return right === (query === '' ? path : `${path}?${query}`) ? null : right;
}

/** Without scripts a form sends each chosen value as a parameter of its own, and empty fields too. */
const sentByForm = /(?:^|&)(?:facets=[^&]*(?=&(?:.*&)?facets=)|(?:facets|priceMin|priceMax)=(?=&|$))/;

/** "facets=1&facets=2&priceMin=" is "facets=1,2". */
function joinFilters(query: string): string {
  if (!sentByForm.test(query)) return query;
  const parameters = new URLSearchParams(query);
  parameters.set('facets', parameters.getAll('facets').filter(Boolean).join());
  for (const name of ['facets', 'priceMin', 'priceMax', 'sort']) {
    if (parameters.get(name) === '') parameters.delete(name);
  }
  return parameters.toString().replaceAll('%2C', ',');
}

function canonicalPath(path: string): string {
  const single = plainLetters(path).replace(/[/\\]{2,}/g, '/');
  // Written by the router, from an address that was right.
  if (single.endsWith('.data')) return single;
  const trimmed = single === '/' ? single : single.replace(/\/$/, '');
  const lower = lowerCase(trimmed);
  return lower === trimmed || pageAt(lower).page.hasSecretAddress ? trimmed : lower;
}

/** Letters and digits stand for themselves: "%67eschirr" is "geschirr". */
function plainLetters(path: string): string {
  return path.replace(/%(?:3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae]|2[de])/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
}

/** Percent-encoded bytes keep their capitals, which are their normal form. */
function lowerCase(path: string): string {
  if (path === path.toLowerCase()) return path;
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
