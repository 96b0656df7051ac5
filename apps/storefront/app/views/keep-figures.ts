const spaces = /(?<=\d) (?=[×%°]|\p{L}{1,10}(?!\p{L}))|(?<=×) (?=\d)/gu;
const ranges = /(?<=\d)–(?=\d)/g;

/**
 * Keeps a figure on one line with what it counts or measures: no-break spaces (U+00A0) in "500 × 500 mm", a word joiner
 * (U+2060) in "1–2 Werktage".
 */
export function keepFigures(text: string): string {
  return text.replace(spaces, '\u00a0').replace(ranges, '–\u2060');
}

/** The same in what stands between tags. */
export function keepFiguresInHtml(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, keepFigures);
}
