import type { Language } from '@mise/rules/languages.ts';
import { partsOfCompound, twoParts, type Vocabulary } from './compounds.ts';
import { fold } from './fold.ts';
import type { ShopWords } from './shop-words.ts';
import type { Word } from './words.ts';

/** Splits a word of a term into words that the shop has: the two that cover most of it. */
export function knownParts({ surface }: Word, vocabulary: Vocabulary, language: Language): string[] {
  const word = fold(surface);
  const both = twoParts(word, vocabulary, language);
  if (both) return [both.first, both.last];
  const [last, ...others] = partsOfCompound(word, vocabulary, language);
  if (last === undefined) return [];
  // Of all the ways to split a word the longest parts say most: "weissweinglas" is weisswein and glas. Of "saltshaker" German knows
  // "shaker" and "haker", which are two ways to read one part.
  const [first] = others.filter((part) => !overlap(word, part, last)).sort((a, b) => b.length - a.length);
  return first ? [first, last] : [];
}

function overlap(word: string, part: string, last: string): boolean {
  const start = word.lastIndexOf(last);
  return start >= 0 && word.indexOf(part) + part.length > start;
}

/** A word of a term as the two words that the shop has of it, as they were typed; itself where the shop has it, or has none such. */
export function asTwoWords(typed: Word, { shopWords, language }: { shopWords: ShopWords; language: Language }): Word[] {
  const { surface } = typed;
  const word = fold(surface);
  const both = shopWords.same(word).length > 0 ? null : twoParts(word, shopWords.stems, language);
  if (!both) return [typed];
  // Folding makes two letters of some: the place in the folded word is not always that in the typed one.
  let cut = 1;
  while (cut < surface.length && fold(surface.slice(0, cut)).length < both.cut) cut += 1;
  return [
    { surface: surface.slice(0, cut), stem: both.first },
    { surface: surface.slice(cut), stem: both.last },
  ];
}
