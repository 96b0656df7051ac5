import type { Language } from '@mise/rules/languages.ts';
import { partsOfCompound, type Vocabulary } from './compounds.ts';
import { fold } from './fold.ts';
import { lexemesOf, lexemesOfPart } from './word-forms.ts';
import { type Word, wordsOf } from './words.ts';

/** Takes texts of one language apart, for a run over many of them. */
export type Analyzer = {
  wordsOf: (text: string) => readonly Word[];
  /** The lexemes by which a text is found because of one of its words: the word itself, and the parts of a compound. */
  lexemesOf: (word: Word) => Lexemes;
};

/** `lastPart`: what a compound is, a knife of a bread knife. */
type Lexemes = { whole: readonly string[]; lastPart: readonly string[]; otherParts: readonly string[] };

/** Texts whose words are cached: names of categories and values return with every item, descriptions do not. */
const mostTexts = 5000;

/** Remembers what it did: the same names and the same words stand in most products. */
export function createAnalyzer(vocabulary: Vocabulary, language: Language): Analyzer {
  const words = new Map<string, Word[]>();
  const lexemes = new Map<string, Lexemes>();

  function wordsOfText(text: string): Word[] {
    const known = words.get(text);
    if (known) return known;
    if (words.size >= mostTexts) words.clear();
    const found = wordsOf(text, language);
    words.set(text, found);
    return found;
  }

  function lexemesOfWord(word: Word): Lexemes {
    // Numbers are no compounds, and there are more of them than of words.
    if (/\d/.test(word.surface)) return { whole: [word.stem], lastPart: [], otherParts: [] };
    const known = lexemes.get(word.surface);
    if (known) return known;
    const isLast = (part: string) => word.stem.endsWith(part);
    const parts = partsOfCompound(fold(word.surface), vocabulary, language);
    const lexemesOfParts = (some: string[]) => some.flatMap((part) => lexemesOfPart(part, word, language));
    const found = {
      whole: lexemesOf(word, language),
      lastPart: lexemesOfParts(parts.filter(isLast)),
      otherParts: lexemesOfParts(parts.filter((part) => !isLast(part))),
    };
    lexemes.set(word.surface, found);
    return found;
  }

  return { wordsOf: wordsOfText, lexemesOf: lexemesOfWord };
}
