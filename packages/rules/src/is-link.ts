/**
 * Whether people may be led to an address: one of the web, mail or telephone, or a path, query or fragment of the shop. Whatever a
 * browser would read another way (backslashes, gaps, "//other.example") is none. '' stands for no link.
 */
export function isLink(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  if (isWebAddress(address)) return true;
  if (/^(?:mailto:[^/]|tel:[+\d])/i.test(address)) return true;
  return !address.startsWith('//') && !/^[^/?#]*:/.test(address);
}

/** A link as people write one: its beginning says how it is meant. "www.example.com" would lead below the page that is open. */
export function isWrittenLink(address: string): boolean {
  return /^(?:[/?#]|[a-z]+:)/i.test(address) && isLink(address);
}

/** The same for what a picture is loaded from: a path of the shop, or an address of the web. */
export function isPictureAddress(address: string): boolean {
  return address === '' || isWebAddress(address) || (address.startsWith('/') && isLink(address));
}

export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/?#\\\s]/i.test(address) && URL.canParse(address);
}
