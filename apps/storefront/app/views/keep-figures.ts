const breakable = /(?<=\d) (?=[×%°]|\p{L}{1,10}(?!\p{L}))|(?<=×) (?=\d)/gu;

/** Keeps a figure on one line with what it counts or measures, as in "500 × 500 mm" and "1–2 Werktage" (U+00A0). */
export function keepFigures(text: string): string {
  return text.replace(breakable, '\u00a0');
}
