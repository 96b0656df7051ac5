import { factsOf } from '@mise/rules/languages.ts';
import type { Locale } from '../page/locale.ts';

/** A hundred kilobytes of patterns, which no browser loads: the editor draws blocks without. */
const german = import.meta.env.SSR ? (await import('hyphen/de-1996/index.js')).default : null;

/** Letters from which on a German word may be longer than the column of a card on a phone. */
const longWord = /\p{L}{15,}/u;

/**
 * Says inside long German words where they may be broken (U+00AD): not every browser knows that by itself, and
 * "Tellerspülmaschinenkor-b" helps nobody. For headings; the pages of the server alone use it.
 */
export function softHyphens(text: string, locale: Locale): string {
  if (factsOf(locale).grammar !== 'german' || !longWord.test(text)) return text;
  return german ? german.hyphenateSync(text, { minWordLength: 15 }) : text;
}
