import type { Language } from '../../../db/columns.ts';
import { fold } from './fold.ts';
import { wordsOf } from './words.ts';

/** A word that the shop uses, in how many of its products. */
export type VocabularyWord = { word: string; folded: string; stem: string; documents: number };

/** Shorter words are abbreviations and units: nothing to mend or to suggest. */
const shortestWord = 3;

/** Adds the words of one product's texts to the vocabulary, each once; figures and abbreviations are left out. */
export function collectWords(
  vocabulary: Map<string, VocabularyWord>,
  texts: Iterable<string>,
  language: Language,
): void {
  const words = new Map([...texts].flatMap((text) => wordsOf(text, language)).map((word) => [word.surface, word.stem]));
  for (const [word, stem] of words) {
    if (word.length < shortestWord || /\d/.test(word)) continue;
    const known = vocabulary.get(word);
    if (known) known.documents += 1;
    else vocabulary.set(word, { word, folded: fold(word), stem, documents: 1 });
  }
}
