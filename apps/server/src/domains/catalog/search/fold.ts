const ascii = /^[\0-\x7f]*$/;
const digraph = /[aou]e/;

/**
 * Lower case without diacritics; umlauts become plain letters whether they are written ä or ae. After a, e or q a "ue" is
 * none ("neue", "blauer", "quer").
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing to lose.
  const plain = ascii.test(lower) ? lower : withoutMarks(lower);
  return digraph.test(plain) ? withoutDigraphs(plain) : plain;
}

function withoutDigraphs(plain: string): string {
  return plain
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');
}

function withoutMarks(lower: string): string {
  return lower.replace(/ß/g, 'ss').replace(/æ/g, 'a').replace(/[øœ]/g, 'o').normalize('NFD').replace(/\p{M}/gu, '');
}

/** A term as an article number or GTIN, however it is spaced: letters and digits only. */
export function foldNumber(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
