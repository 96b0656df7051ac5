import type { Language } from '../../../db/columns.ts';
import { partsOfCompound, type Vocabulary } from './compounds.ts';
import { fold } from './fold.ts';
import { type Word, wordsOf } from './words.ts';

/** Takes texts of one language apart, for a run over many of them. */
export type Analyzer = {
  wordsOf: (text: string) => readonly Word[];
  /** The parts of a compound as stems. */
  partsOf: (word: Word) => readonly string[];
};

/** Texts kept at a time: names of categories and values return with every item, descriptions do not. */
const keptTexts = 5000;

/** Remembers what it did: the same names and the same words stand in most products. */
export function createAnalyzer(vocabulary: Vocabulary, language: Language): Analyzer {
  const words = new Map<string, Word[]>();
  const parts = new Map<string, string[]>();

  function wordsOfText(text: string): Word[] {
    const known = words.get(text);
    if (known) return known;
    if (words.size >= keptTexts) words.clear();
    const found = wordsOf(text, language);
    words.set(text, found);
    return found;
  }

  function partsOf({ surface }: Word): string[] {
    const known = parts.get(surface);
    if (known) return known;
    const found = partsOfCompound(fold(surface), vocabulary, language);
    parts.set(surface, found);
    return found;
  }

  return { wordsOf: wordsOfText, partsOf };
}
