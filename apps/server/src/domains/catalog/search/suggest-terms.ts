import type { Language } from '@mise/rules/languages.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchDocument } from '../tables.ts';
import { quoteLexeme } from './document.ts';
import type { FoundItems } from './find-items.ts';
import { fold } from './fold.ts';
import { searchLanguageOf } from './search-languages.ts';
import type { ShopWords } from './shop-words.ts';
import type { VocabularyWord } from './vocabulary.ts';
import { anyLexemesFor } from './word-forms.ts';
import { wordsOf } from './words.ts';

const maximumSuggestions = 6;

/** Shorter beginnings say too little. */
const shortestBeginning = 2;

/** Of what was found, so many of the best say which words may stand together. */
const itemsLookedAt = 100;

/** Of the words with a beginning so many of the most frequent are tried. */
const wordsLookedAt = 50;

type Asked = {
  query: string;
  /** What the query finds. */
  found: FoundItems;
  shopWords: ShopWords;
  asked: Language;
  /** Items that are hidden from whoever asks: a word that stands in no others is not suggested. */
  closedIds: ReadonlySet<number>;
};

/**
 * Terms that complete the last word, the most frequent first; behind other words only those that stand in an item which was
 * found.
 */
export async function suggestTerms(
  db: Queryable,
  { query, found, shopWords, asked, closedIds }: Asked,
): Promise<{ term: string; documents: number }[]> {
  const language = searchLanguageOf(asked);
  const [, before = '', unfinished = ''] = /^(.*?)([^\s]*)$/s.exec(query.trim().toLowerCase()) ?? [];
  const beginning = fold(unfinished);
  if (beginning.length < shortestBeginning) return [];
  const words = onePerStem(shopWords.beginningWith(beginning));
  const isAlone = wordsOf(before, language).length === 0;
  const standing = isAlone
    ? await standingOutside(db, closedIds, words.slice(0, wordsLookedAt), language)
    : await standingIn(db, openItems(found, closedIds), words, language);
  return standing.slice(0, maximumSuggestions).map(({ word, documents }) => ({ term: before + word, documents }));
}

/** Of the forms of a word the most frequent one. */
function onePerStem(words: readonly VocabularyWord[]): VocabularyWord[] {
  const sorted = words.toSorted((a, b) => b.documents - a.documents);
  const stems = new Set<string>();
  return sorted.filter(({ stem }) => !stems.has(stem) && stems.add(stem));
}

/** A word of more items than are closed stands in an open one: only for the others the database is asked. */
async function standingOutside(
  db: Queryable,
  closedIds: ReadonlySet<number>,
  words: readonly VocabularyWord[],
  language: Language,
): Promise<VocabularyWord[]> {
  const isDoubtful = ({ documents }: VocabularyWord) => documents <= closedIds.size;
  const stems = words.filter(isDoubtful).map(({ stem }) => stem);
  if (stems.length === 0) return [...words];
  const queries = stems.map((stem) => anyLexemesFor(stem).map(quoteLexeme).join(' | '));
  const { rows } = await db.execute<{ stem: string }>(sql`
    SELECT stem FROM unnest(${sql.param(stems)}::text[], ${sql.param(queries)}::text[]) AS doubtful (stem, query)
    WHERE EXISTS (SELECT FROM ${searchDocument} WHERE ${searchDocument.words} @@ query::tsquery
      AND ${searchDocument.language}::text = ${language}
      AND ${searchDocument.itemId} <> ALL (${sql.param([...closedIds])}::int[]))`);
  const open = new Set(rows.map(({ stem }) => stem));
  return words.filter((word) => !isDoubtful(word) || open.has(word.stem));
}

function openItems({ itemIds }: FoundItems, closedIds: ReadonlySet<number>): number[] {
  const open: number[] = [];
  for (const id of itemIds) {
    if (!closedIds.has(id)) open.push(id);
    if (open.length === itemsLookedAt) break;
  }
  return open;
}

async function standingIn(
  db: Queryable,
  itemIds: readonly number[],
  words: readonly VocabularyWord[],
  language: Language,
): Promise<VocabularyWord[]> {
  if (itemIds.length === 0 || words.length === 0) return [];
  const stems = db
    .selectDistinct({ stem: sql<string>`ltrim(lexeme, '+')`.as('stem') })
    .from(sql`${searchDocument}, unnest(${searchDocument.words})`)
    .where(and(inArray(searchDocument.itemId, [...itemIds]), eq(searchDocument.language, language)));
  const standing = new Set((await stems).map(({ stem }) => stem));
  return words.filter(({ stem }) => standing.has(stem));
}
