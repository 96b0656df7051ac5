import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Shop } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { perVersion } from '../per-version.ts';
import { searchPosting } from '../tables/search.ts';
import { firstPlace } from './first-place.ts';
import { betweenLexemes } from './write-rows.ts';

/** All lexemes of a language that stand anywhere: for others nothing has to be read. Some fifty thousand in a shop of 100,000 items. */
export type Lexicon = {
  has: (lexeme: string) => boolean;
  /** Those with a beginning, in order, so many at most. */
  beginningWith: (beginning: string, most: number) => string[];
};

/** Cached until a text changes. */
export function lexiconOf(shop: Shop, language: Language): Promise<Lexicon> {
  return perVersion(shop, `lexicon:${language}`, async (db) => createLexicon(await readLexemes(db, language)), {
    of: 'search',
  });
}

/** In one text: as rows they would take ten times as long to come. */
async function readLexemes(db: Queryable, language: Language): Promise<string[]> {
  const { rows } = await db.execute<{ lexemes: string | null }>(
    sql`SELECT string_agg(lexeme, ${betweenLexemes}) AS lexemes
      FROM (SELECT DISTINCT lexeme FROM ${searchPosting} WHERE language = ${language}) AS known`,
  );
  return rows[0]?.lexemes?.split(betweenLexemes) ?? [];
}

export function createLexicon(lexemes: readonly string[]): Lexicon {
  const sorted = lexemes.toSorted();
  const placeOf = (text: string) => firstPlace(sorted.length, (at) => (sorted[at] ?? '') < text);
  return {
    has: (lexeme) => sorted[placeOf(lexeme)] === lexeme,
    beginningWith: (beginning, most) => {
      const first = placeOf(beginning);
      return sorted.slice(first, first + most).filter((lexeme) => lexeme.startsWith(beginning));
    },
  };
}
