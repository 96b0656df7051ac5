import { factsOf } from '@mise/rules/languages.ts';
import german from 'hyphen/de-1996/index.js';
import type { Locale } from '../page/locale.ts';

/** Letters from which on a German word may be longer than the column of a card on a phone. */
const longWord = /\p{L}{15,}/u;

/**
 * Says inside long German words where they may be broken (U+00AD): not every browser knows that by itself, and
 * "Tellerspülmaschinenkor-b" helps nobody. For headings; the pages of the server alone use it.
 */
export function softHyphens(text: string, locale: Locale): string {
  if (factsOf(locale).grammar !== 'german' || !longWord.test(text)) return text;
  return german.hyphenateSync(text, { minWordLength: 15 });
}
