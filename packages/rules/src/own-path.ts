/** Only its origin counts: whatever a path leads to is compared with it. */
const anyShop = 'https://shop.invalid';

/**
 * A path of this shop that an address asks to be led to, as a browser would read it; null for anything that may lead
 * elsewhere ("//other.example", "/\other.example", "https:…"). Query and fragment stay.
 */
export function ownPath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(target, anyShop);
    // "/.//other.example" ends as "//other.example".
    return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
