import type { Language } from '@mise/rules/languages.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchWord } from '../tables.ts';
import { partsOfCompound } from './compounds.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';
import type { Word } from './words.ts';

/** Splits words of a term into words that the shop has: the two that cover most of it. One query. */
export async function knownParts(
  db: Queryable,
  words: readonly Word[],
  language: Language,
): Promise<(word: Word) => string[]> {
  const candidates = words.flatMap(({ surface }) => slicesOf(fold(surface)).map((part) => stem(part, language)));
  if (candidates.length === 0) return () => [];
  const rows = await db
    .selectDistinct({ stem: searchWord.stem })
    .from(searchWord)
    .where(and(eq(searchWord.language, language), inArray(searchWord.stem, [...new Set(candidates)])));
  const known = new Set(rows.map((row) => row.stem));
  return ({ surface }) => coveringParts(partsOfCompound(fold(surface), known, language));
}

/** Every beginning and end of a word, and what a linking letter may leave of a beginning. */
function slicesOf(word: string): string[] {
  const slices: string[] = [];
  for (let cut = 3; cut <= word.length - 3; cut++) {
    slices.push(word.slice(0, cut), word.slice(cut));
  }
  return slices;
}

/** Of all the ways to split a word the longest parts say most: "weissweinglas" is weisswein and glas. */
function coveringParts(parts: readonly string[]): string[] {
  const [last] = parts;
  const first = parts.slice(1).sort((a, b) => b.length - a.length)[0];
  return last && first ? [first, last] : [];
}
