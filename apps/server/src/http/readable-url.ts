/** The router takes no more of a path, and no page has a longer one. */
export const longestPath = 500;
/** Enough of a path that leads nowhere to tell its language. */
const shownOfPath = 100;

/** No address of a page ends with a percent sign. */
const endOfNoPage = '%25';

/** Control characters, and what else breaks a line. */
const unprintable = /[\p{Cc}\u2028\u2029]/u;

/**
 * An address that no page can have as one that can be answered: that of a page that is not there. The router and the database
 * would fail at bytes that are no text (`/%E0%A4%A`), at zero bytes (`%00`), at breaks of lines (`%0A`) and at endless paths.
 * A client may also name the whole address (`GET http://shop/cart`), as it would to a proxy: its path is what counts.
 */
export function readableUrl(target: string): string {
  const url = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  const [path = ''] = url.split('?', 1);
  if (path.length > longestPath) return ofNoPage(path);
  if (!path.includes('%')) return url;
  try {
    return unprintable.test(decodeURIComponent(path)) ? ofNoPage(path) : url;
  } catch {
    return escaped(path) + url.slice(path.length);
  }
}

function ofNoPage(path: string): string {
  return `${escaped(path.slice(0, shownOfPath))}${endOfNoPage}`;
}

/** Whether `readableUrl` put this path in the place of one that no page can have. */
export function isOfNoPage(pathname: string): boolean {
  return pathname.endsWith(endOfNoPage);
}

function escaped(path: string): string {
  return path.replaceAll('%', '%25').toLowerCase();
}
