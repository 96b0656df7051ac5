import type { Language } from '@mise/rules/languages.ts';
import { partsOfCompound, twoParts, type Vocabulary } from './compounds.ts';
import { fold } from './fold.ts';
import type { Word } from './words.ts';

/** Splits a word of a term into words that the shop has: the two that cover most of it. */
export function knownParts({ surface }: Word, vocabulary: Vocabulary, language: Language): string[] {
  const word = fold(surface);
  const both = twoParts(word, vocabulary, language);
  if (both) return both;
  const [last, ...others] = partsOfCompound(word, vocabulary, language);
  // Of all the ways to split a word the longest parts say most: "weissweinglas" is weisswein and glas.
  const [first] = others.sort((a, b) => b.length - a.length);
  return last && first ? [first, last] : [];
}
