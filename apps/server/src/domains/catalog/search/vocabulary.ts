import { fold } from './fold.ts';
import type { Word } from './words.ts';

/** A word that the shop uses, in how many of its items. */
export type VocabularyWord = { word: string; folded: string; stem: string; documents: number };

/** Shorter words are abbreviations and units: nothing to correct or to suggest. */
const shortestWord = 3;

/** Adds the words of one item to the vocabulary, each once; figures and abbreviations are left out. */
export function collectWords(vocabulary: Map<string, VocabularyWord>, words: Iterable<Word>): void {
  const ofItem = new Map(Array.from(words, (word) => [word.surface, word.stem]));
  for (const [word, stem] of ofItem) {
    if (word.length < shortestWord || /\d/.test(word)) continue;
    const known = vocabulary.get(word);
    if (known) known.documents += 1;
    else vocabulary.set(word, { word, folded: fold(word), stem, documents: 1 });
  }
}
