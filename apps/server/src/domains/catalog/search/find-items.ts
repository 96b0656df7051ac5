import type { Language } from '@mise/rules/languages.ts';
import { desc, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchDocument } from '../tables.ts';
import { correctWords } from './correct-words.ts';
import { knownParts } from './known-parts.ts';
import { looseQuery, parseTerm, type TermQuery } from './query.ts';
import { searchLanguageOf } from './search-languages.ts';
import type { ShopWords } from './shop-words.ts';

/** What a term found, the best first. */
export type FoundItems = {
  itemIds: Int32Array;
  /** By item, the variation that was meant where it is not the main one: its number or its size was searched for. */
  variationIds: ReadonlyMap<number, number>;
  /** What was searched for instead, when the term as it was typed found nothing. */
  correctedTerm: string | null;
};

type Matches = Pick<FoundItems, 'itemIds' | 'variationIds'>;

/**
 * Finds items by a term: all its words, the last of which may be unfinished; failing that, any of them unfinished or a
 * compound; failing that, with its typing errors corrected. Closed and unavailable items are found, too: lists leave them out.
 */
export async function findItems(
  db: Queryable,
  shopWords: ShopWords,
  term: string,
  asked: Language,
): Promise<FoundItems> {
  const language = searchLanguageOf(asked);
  const query = parseTerm(term, language);
  const matches = await match(db, query, language);
  if (matches.itemIds.length > 0 || query.words.length === 0) return { ...matches, correctedTerm: null };

  const loose = looseQuery(query.words, (word) => knownParts(word, shopWords.stems, language));
  const looseMatches = await match(db, { ...query, all: loose }, language);
  if (looseMatches.itemIds.length > 0) return { ...looseMatches, correctedTerm: null };

  const corrected = correctWords(query.words, shopWords);
  if (corrected === null) return nothing;
  const correctedMatches = await match(db, parseTerm(corrected, language), language);
  return correctedMatches.itemIds.length > 0 ? { ...correctedMatches, correctedTerm: corrected } : nothing;
}

const nothing: FoundItems = { itemIds: new Int32Array(), variationIds: new Map(), correctedTerm: null };

/** By position of the weights D, C, B, A: a word of the name counts twenty times one of the description. */
const weights = '{0.05, 0.2, 0.4, 1}';

/**
 * The language is compared as text, which no index has: half of all rows have it, and reading those costs more than the words.
 * One row is answered, since a word that all items have would be 100,000.
 */
async function match(db: Queryable, query: TermQuery, language: Language): Promise<Matches> {
  if (query.all === null) return nothing;
  const { itemId, variationId, isMain, position, words } = searchDocument;
  const ranked = db
    .select({
      ...{ itemId, variationId, isMain, position },
      isNumber: sql<boolean>`coalesce(${words} @@ ${query.number}::tsquery, false)`.as('is_number'),
      rank: sql<number>`ts_rank_cd(${weights}::real[], ${words}, ${query.all}::tsquery)
        + 2 * ts_rank_cd(${weights}::real[], ${words}, ${query.whole}::tsquery)`.as('rank'),
    })
    .from(searchDocument)
    .where(sql`${searchDocument.language}::text = ${language} AND ${words} @@ ${query.all}::tsquery`)
    .as('ranked');
  const best = db
    .selectDistinctOn([ranked.itemId])
    .from(ranked)
    .orderBy(ranked.itemId, desc(ranked.isNumber), desc(ranked.rank), desc(ranked.isMain), ranked.variationId)
    .as('best');
  const [found] = await db
    .select({
      itemIds: sql<number[] | null>`json_agg(${best.itemId}
        ORDER BY ${best.isNumber} DESC, ${best.rank} DESC, ${best.position}, ${best.itemId})`,
      others: sql<[number, number][] | null>`json_agg(json_build_array(${best.itemId}, ${best.variationId}))
        FILTER (WHERE NOT ${best.isMain})`,
    })
    .from(best);
  return { itemIds: Int32Array.from(found?.itemIds ?? []), variationIds: new Map(found?.others) };
}
