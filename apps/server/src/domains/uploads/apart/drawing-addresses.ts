/**
 * How an address of another computer begins: of the web, or of a share, to which some systems say who is logged in. A path of the own computer is
 * what programs write of a picture that is not in the drawing. Names of formats are nowhere fetched from.
 */
const foreign = String.raw`(?!http://www\.w3\.org/)(?:(?:https?|ftps?|smb|davs?):|file:(?:[\\/]{4}|[\\/]{2}(?![\\/]|[a-z]:))|[\\/]{2})`;
const foreignAddress = new RegExp(`(?:^|;)${foreign}`, 'i');
const foreignInRules = new RegExp(String.raw`[("']\s*${foreign}`, 'i');
const foreignInValue = new RegExp(String.raw`\(\s*["']?\s*${foreign}`, 'i');
/** Old browsers ran what these name. */
const runningRules = /@import|-moz-binding|(?<![\w-])behavior\s*(?::|\/\*)|expression\s*\(/i;

/** Far more than names of classes have. Each takes a hundred bytes while they are read. */
const mostEscapes = 10_000;

/** Whether an address, or one of those that an animation takes, is a script or a page: browsers leave out what breaks or begins it. */
export function runs(addresses: string): boolean {
  return /(?:^|;)(?:javascript:|vbscript:|data:(?:text\/|application\/(?:xhtml|xml|pdf|x?-?javascript|ecmascript)))/i.test(
    compact(addresses),
  );
}

/** Whether an address has its content in it. */
export function hasContent(addresses: string): boolean {
  return /(?:^|;)data:/i.test(compact(addresses));
}

/** Whether an address, or one of those that an animation takes, is of another computer. */
export function isForeign(addresses: string): boolean {
  return foreignAddress.test(compact(addresses));
}

/** Whether CSS runs something, or takes something from another computer or other rules. */
export function isActiveCss(css: string): boolean {
  const read = readEscapes(css);
  return read === null || runningRules.test(read) || foreignInRules.test(read);
}

/** The same of the value of an attribute, which may be a text like "(http://…)" where it is not said to be an address. */
export function fetches(value: string): boolean {
  if (!value.includes('(')) return false;
  const read = readEscapes(value);
  return read === null || (/url\(/i.test(read) && foreignInValue.test(read));
}

function compact(addresses: string): string {
  return addresses.replace(/[\s\p{Cc}]+/gu, '');
}

/** "\75rl(" is read as "url("; null where there are more of them than anybody writes. */
function readEscapes(css: string): string | null {
  if (!css.includes('\\')) return css;
  if (css.split('\\', mostEscapes + 1).length > mostEscapes) return null;
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, digits?: string, sign = '') => {
    if (digits === undefined) return sign;
    const code = Number.parseInt(digits, 16);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
  });
}
