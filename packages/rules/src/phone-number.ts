const separators = /[-/]/g;

/** Where a number that is written as "+49 40 66969-120" is called. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A number as it stands in a sentence, on one line: no-break spaces (U+00A0), and word joiners (U+2060) where it may break
 * otherwise. Broken over two lines it is read out wrong.
 */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replace(separators, (separator) => `\u2060${separator}\u2060`);
}
