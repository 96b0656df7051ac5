import type { Language } from '@mise/rules/languages.ts';
import { fold } from './fold.ts';
import { grammarOf } from './search-languages.ts';
import type { Word } from './words.ts';

/**
 * Folding brings "Glas" and "Gläser" together, and with them "Kuchen" and "Küche". What tells these apart: a word that gets
 * an umlaut in the plural has no ending in the singular. And "Messer" is no "messen". So four kinds of lexemes share a stem:
 *
 * - `glas`: without umlaut, with or without an ending;
 * - `=glas`: beside that, where it has no ending;
 * - `>mess`: beside that, where it ends as what does something: "Messer", "Tellern";
 * - `+glas`: with an umlaut, whether written ä or ae.
 */
const withoutEndingMark = '=';
const agentMark = '>';
const umlautMark = '+';

/** The lexemes by which a text is found because of one of its words. */
export function lexemesOf(word: Word, language: Language): string[] {
  if (hasUmlaut(word.surface, language)) return [umlautMark + word.stem];
  if (grammarOf(language) !== 'german') return [word.stem];
  if (isAgent(word)) return [word.stem, agentMark + word.stem];
  return hasEnding(word) ? [word.stem] : [word.stem, withoutEndingMark + word.stem];
}

/** The same for a part of a compound. */
export function lexemesOfPart(part: string, { surface }: Word, language: Language): string[] {
  if (grammarOf(language) !== 'german') return [part];
  const { folded, umlauts } = foldInPlace(surface);
  const start = folded.lastIndexOf(part);
  if (start < 0) return hasUmlaut(surface, language) ? [part, umlautMark + part] : [part];
  if (umlauts.slice(start, start + part.length).includes(true)) return [umlautMark + part];
  if (folded.startsWith('er', start + part.length)) return [part, agentMark + part];
  return folded.length === start + part.length ? [part, withoutEndingMark + part] : [part];
}

/** The lexemes that a word of a term looks for. */
export function lexemesFor(word: Word, language: Language): string[] {
  if (grammarOf(language) !== 'german') return [word.stem];
  if (hasUmlaut(word.surface, language)) return [umlautMark + word.stem, withoutEndingMark + word.stem];
  if (isAgent(word)) return [agentMark + word.stem, withoutEndingMark + word.stem];
  return hasEnding(word) ? [word.stem] : [word.stem, umlautMark + word.stem];
}

/** Those by which it finds what may be meant: who types "weißer" looks for "weiße", too, and who types "Messer" not for "messen". */
export function lesserLexemesFor(word: Word, language: Language): string[] {
  if (grammarOf(language) !== 'german' || hasUmlaut(word.surface, language)) return [];
  return isAgent(word) ? [word.stem] : [];
}

/** The lexemes that it looks for when those were not found: umlauts may be missing or too many. */
export function anyLexemesFor(stem: string): string[] {
  return [stem, umlautMark + stem];
}

/** All lexemes that share a stem. */
export function formsOf(stem: string): string[] {
  return [stem, umlautMark + stem, withoutEndingMark + stem, agentMark + stem];
}

/** Singular and plural of one word: "Glas" and "Gläser". Null for all other lexemes. */
export function counterpartOf(lexeme: string): string | null {
  if (lexeme.startsWith(umlautMark)) return withoutEndingMark + lexeme.slice(1);
  return lexeme.startsWith(withoutEndingMark) ? umlautMark + lexeme.slice(1) : null;
}

/** What an unfinished word begins like. */
export function beginningFor(surface: string, language: Language): string {
  return hasUmlaut(surface, language) ? umlautMark + fold(surface) : fold(surface);
}

const agentEnding = /^er[ns]?$/;

function isAgent({ surface, stem }: Word): boolean {
  return agentEnding.test(fold(surface).slice(stem.length));
}

function hasEnding({ surface, stem }: Word): boolean {
  return fold(surface) !== stem;
}

function hasUmlaut(surface: string, language: Language): boolean {
  return grammarOf(language) === 'german' && !/\d/.test(surface) && foldInPlace(surface).umlauts.includes(true);
}

const umlaut = /ä|ö|ü|ae|oe|(?<![aeq])ue/g;

/** A lower-case word as `fold` writes it, with the letters that were umlauts. */
function foldInPlace(surface: string): { folded: string; umlauts: boolean[] } {
  const umlauts: boolean[] = [];
  let folded = '';
  const add = (text: string, isUmlaut: boolean) => {
    const letters = fold(text);
    folded += letters;
    for (const _ of letters) umlauts.push(isUmlaut);
  };
  let end = 0;
  for (const { 0: found, index } of surface.normalize('NFC').matchAll(umlaut)) {
    add(surface.slice(end, index), false);
    add(found, true);
    end = index + found.length;
  }
  add(surface.slice(end), false);
  return { folded, umlauts };
}
