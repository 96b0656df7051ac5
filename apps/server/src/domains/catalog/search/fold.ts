/**
 * Lower case without diacritics; umlauts become plain letters whether they are written ä or ae. After a, e or q a "ue" is
 * none ("neue", "blauer", "quer").
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'a')
    .replace(/[øœ]/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');
}

/** A term as an article number or GTIN, however it is spaced: letters and digits only. */
export function foldNumber(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
