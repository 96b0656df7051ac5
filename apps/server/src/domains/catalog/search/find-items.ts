import type { Language } from '@mise/rules/languages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { item, searchDocument } from '../tables.ts';
import { knownParts } from './known-parts.ts';
import { mendWords } from './mend.ts';
import { looseQuery, parseTerm, type TermQuery } from './query.ts';
import { searchLanguageOf } from './search-languages.ts';

/** What a term found, the best first. */
export type FoundItems = {
  itemIds: number[];
  /** By item, the variation that was meant where it is not the main one: its number or its size was searched for. */
  variationIds: ReadonlyMap<number, number>;
  /** What was searched for instead, when the term as it was typed found nothing. */
  mendedTerm: string | null;
};

type Match = { itemId: number; variationId: number; isMain: boolean };

/**
 * Finds items by a term: all its words, the last of which may be unfinished; failing that, any of them unfinished or a
 * compound; failing that, with its typing errors mended. Closed and unavailable items are found, too: lists leave them out.
 */
export async function findItems(db: Queryable, term: string, asked: Language): Promise<FoundItems> {
  const language = searchLanguageOf(asked);
  const query = parseTerm(term, language);
  const matches = await match(db, query, language);
  if (matches.length > 0 || query.words.length === 0) return toFound(matches, null);

  const loose = looseQuery(query.words, await knownParts(db, query.words, language));
  const looseMatches = await match(db, { ...query, all: loose }, language);
  if (looseMatches.length > 0) return toFound(looseMatches, null);

  const mended = await mendWords(db, query.words, language);
  if (mended === null) return toFound([], null);
  const again = parseTerm(mended, language);
  const mendedMatches = await match(db, again, language);
  return mendedMatches.length > 0 ? toFound(mendedMatches, mended) : toFound([], null);
}

/** By position of the weights D, C, B, A: a word of the name counts twenty times one of the description. */
const weights = '{0.05, 0.2, 0.4, 1}';

/** The language is compared as text, which no index has: half of all rows bear it, and reading those costs more than the words. */
async function match(db: Queryable, query: TermQuery, language: Language): Promise<Match[]> {
  if (query.all === null) return [];
  const { itemId, variationId, words } = searchDocument;
  const isMain = eq(variationId, item.mainVariationId);
  const { rows } = await db.execute<Match>(sql`
    SELECT item_id AS "itemId", variation_id AS "variationId", is_main AS "isMain" FROM (
      SELECT DISTINCT ON (${itemId}) ${itemId}, ${variationId}, rank, is_number, ${item.position}, ${isMain} AS is_main
      FROM (
        SELECT ${itemId}, ${variationId}, coalesce(${words} @@ ${query.number}::tsquery, false) AS is_number,
          ts_rank_cd(${weights}::real[], ${words}, ${query.all}::tsquery)
            + 2 * ts_rank_cd(${weights}::real[], ${words}, ${query.whole}::tsquery) AS rank
        FROM ${searchDocument}
        WHERE ${searchDocument.language}::text = ${language} AND ${words} @@ ${query.all}::tsquery
      ) ${searchDocument}
      JOIN ${item} ON ${eq(item.id, itemId)}
      ORDER BY ${itemId}, is_number DESC, rank DESC, is_main DESC, ${variationId}
    ) best
    ORDER BY is_number DESC, rank DESC, position, item_id`);
  return rows;
}

function toFound(matches: readonly Match[], mendedTerm: string | null): FoundItems {
  const others = matches.filter(({ isMain }) => !isMain);
  return {
    itemIds: matches.map(({ itemId }) => itemId),
    variationIds: new Map(others.map(({ itemId, variationId }) => [itemId, variationId])),
    mendedTerm,
  };
}
