import type { Language } from '@mise/rules/languages.ts';
import { fold, foldNumber } from './fold.ts';
import { stem } from './stem.ts';
import { anyLexemesFor, beginningFor, lesserLexemesFor, lexemesFor } from './word-forms.ts';
import { type Word, wordsOf } from './words.ts';

/** What a word of a term looks for: any of these. */
export type WordQuery = {
  lexemes: readonly string[];
  /** Less likely to be meant: other forms of the word. */
  lesserLexemes: readonly string[];
  /** Of lexemes: the word may be unfinished. */
  beginnings: readonly string[];
  /** The word as an article number, or the beginning of one; null: it is none. */
  number: { text: string; isBeginning: boolean } | null;
};

/** All words have to be found, in any of the ways to read a term: "wein glas" is also "weinglas", TW-1001 a number. */
export type TermQuery = { words: readonly Word[]; ways: readonly (readonly WordQuery[])[] };

/** A beginning of one or two letters fits half the shop. */
const shortestBeginning = 3;

/** Figures of which an article number may consist; shorter ones are sizes. */
const numberPattern = /^(?=.*\d)[\p{L}\p{N}]{4,}$|^\d{3,}$/u;

/** `isWhole`: the last word is not taken for an unfinished one. */
export function parseTerm(term: string, language: Language, { isWhole = false } = {}): TermQuery {
  const words = wordsOf(term, language);
  if (words.length === 0) return { words, ways: [] };
  const isUnfinished = (word: Word) => !isWhole && word === words.at(-1);
  const apart = words.map((word) => wordQuery(word, language, isUnfinished(word)));
  const joined = words.flatMap((word, index) => {
    if (word.joined) return joinedQuery(word.joined, isUnfinished(word));
    return words.some((later, at) => at > index && at - index < (later.partCount ?? 0)) ? [] : (apart[index] ?? []);
  });
  const together = words.length > 1 ? [joinedQuery(stem(foldNumber(term), language), !isWhole)] : [];
  return {
    words,
    ways: [apart, ...(joined.length < apart.length ? [joined] : []), ...(together.length > 0 ? [together] : [])],
  };
}

/** Each word may be unfinished, lack an umlaut or have one too many. */
export function looseQuery(word: Word): WordQuery {
  const plain = fold(word.surface);
  return {
    lexemes: anyLexemesFor(word.stem),
    lesserLexemes: [],
    beginnings: plain.length >= shortestBeginning ? anyLexemesFor(plain) : [],
    number: null,
  };
}

/** A part of a compound that was typed as one word. */
export function partQuery(part: string): WordQuery {
  return { lexemes: anyLexemesFor(part), lesserLexemes: [], beginnings: [], number: null };
}

/** A term that may be an article number or a GTIN, however it is spaced; null: it is none. */
export function numberOf(term: string): string | null {
  const number = foldNumber(term);
  return numberPattern.test(number) ? number : null;
}

function wordQuery(word: Word, language: Language, isUnfinished: boolean): WordQuery {
  const isBeginning = isUnfinished && fold(word.surface).length >= shortestBeginning;
  return {
    lexemes: lexemesFor(word, language),
    lesserLexemes: lesserLexemesFor(word, language),
    beginnings: isBeginning ? [beginningFor(word.surface, language)] : [],
    number: asNumber(word.surface, isUnfinished),
  };
}

function joinedQuery(joined: string, isUnfinished: boolean): WordQuery {
  return { lexemes: [joined], lesserLexemes: [], beginnings: [], number: asNumber(joined, isUnfinished) };
}

function asNumber(word: string, isBeginning: boolean): WordQuery['number'] {
  const text = numberOf(word);
  return text === null ? null : { text, isBeginning };
}
