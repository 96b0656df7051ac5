import type { Language } from '@mise/rules/languages.ts';
import { quoteLexeme } from './document.ts';
import { fold, foldNumber } from './fold.ts';
import { stem } from './stem.ts';
import { anyLexemesFor, beginningFor, lexemesFor } from './word-forms.ts';
import { type Word, wordsOf } from './words.ts';

/** A search term as tsquery texts. */
export type TermQuery = {
  words: Word[];
  /** Every word, of which the last may be unfinished; null: nothing to search for. */
  all: string | null;
  /** The same with whole words: what matches it, too, stands higher. */
  whole: string | null;
  /** The term as an article number or GTIN, however it is spaced; null: it is none. */
  number: string | null;
};

/** A beginning of one or two letters fits half the shop. */
const shortestBeginning = 3;

/** Numbers are at least this long and hold a digit. */
const shortestNumber = 4;

export function parseTerm(term: string, language: Language): TermQuery {
  const words = wordsOf(term, language);
  const together = foldNumber(term);
  // "wein glas" finds "Weinglas", "TW 10432 27" the article TW-10432-27.
  const joined = words.length > 1 ? [quoteLexeme(stem(together, language))] : [];
  return {
    words,
    all: anyOf([allOf(words.map((word, index) => wordQuery(word, index === words.length - 1, language))), ...joined]),
    whole: anyOf([allOf(words.map((word) => wordQuery(word, false, language))), ...joined]),
    number: together.length >= shortestNumber && /\d/.test(together) ? quoteLexeme(together) : null,
  };
}

/** Each word may be unfinished, lack an umlaut or have one too many, or be a compound of parts that the shop has. */
export function looseQuery(words: readonly Word[], partsOf: (word: Word) => string[]): string | null {
  return allOf(
    words.map((word) => {
      const plain = fold(word.surface);
      return anyOf([
        ...anyLexemesFor(word.stem).map(quoteLexeme),
        ...(plain.length >= shortestBeginning ? anyLexemesFor(plain).map(beginning) : []),
        allOf(partsOf(word).map((part) => anyOf(anyLexemesFor(part).map(quoteLexeme)))),
      ]);
    }),
  );
}

function wordQuery(word: Word, isUnfinished: boolean, language: Language): string {
  const isBeginning = isUnfinished && fold(word.surface).length >= shortestBeginning;
  const unfinished = isBeginning ? [beginning(beginningFor(word.surface, language))] : [];
  return [...lexemesFor(word, language).map(quoteLexeme), ...unfinished].join(' | ');
}

function beginning(lexeme: string): string {
  return `${quoteLexeme(lexeme)}:*`;
}

function allOf(queries: readonly (string | null)[]): string | null {
  return combine(queries, ' & ');
}

function anyOf(queries: readonly (string | null)[]): string | null {
  return combine(queries, ' | ');
}

function combine(queries: readonly (string | null)[], operator: ' & ' | ' | '): string | null {
  const given = queries.filter((query) => query !== null);
  return given.length === 0 ? null : given.map((query) => `(${query})`).join(operator);
}
