/**
 * An address that cannot be decoded (`/%E0%A4%A`) as one that can: of a page that is not there. The router would answer it
 * itself, in no language and as JSON.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25').toLowerCase() + url.slice(path.length);
  }
}
