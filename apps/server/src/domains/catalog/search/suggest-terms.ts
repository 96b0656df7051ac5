import type { Language } from '@mise/rules/languages.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchDocument } from '../tables.ts';
import type { FoundItems } from './find-items.ts';
import { fold } from './fold.ts';
import { searchLanguageOf } from './search-languages.ts';
import type { ShopWords } from './shop-words.ts';
import type { VocabularyWord } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const maximumSuggestions = 6;

/** Shorter beginnings say too little. */
const shortestBeginning = 2;

/** Of what was found, so many of the best say which words may stand together. */
const itemsLookedAt = 100;

/**
 * Terms that complete the last word, the most frequent first; behind other words only those that stand in an item which was
 * found. `found`: what the query finds.
 */
export async function suggestTerms(
  db: Queryable,
  { query, found, shopWords, asked }: { query: string; found: FoundItems; shopWords: ShopWords; asked: Language },
): Promise<{ term: string; documents: number }[]> {
  const language = searchLanguageOf(asked);
  const [, before = '', unfinished = ''] = /^(.*?)([^\s]*)$/s.exec(query.trim().toLowerCase()) ?? [];
  const beginning = fold(unfinished);
  if (beginning.length < shortestBeginning) return [];
  const words = onePerStem(shopWords.beginningWith(beginning));
  const isAlone = wordsOf(before, language).length === 0;
  const standing = isAlone ? words : await standingIn(db, found, words, language);
  return standing.slice(0, maximumSuggestions).map(({ word, documents }) => ({ term: before + word, documents }));
}

/** Of the forms of a word the most frequent one. */
function onePerStem(words: readonly VocabularyWord[]): VocabularyWord[] {
  const sorted = words.toSorted((a, b) => b.documents - a.documents);
  const stems = new Set<string>();
  return sorted.filter(({ stem }) => !stems.has(stem) && stems.add(stem));
}

async function standingIn(
  db: Queryable,
  found: FoundItems,
  words: readonly VocabularyWord[],
  language: Language,
): Promise<VocabularyWord[]> {
  const itemIds = [...found.itemIds.slice(0, itemsLookedAt)];
  if (itemIds.length === 0 || words.length === 0) return [];
  const stems = db
    .selectDistinct({ stem: sql<string>`ltrim(lexeme, '+')`.as('stem') })
    .from(sql`${searchDocument}, unnest(${searchDocument.words})`)
    .where(and(inArray(searchDocument.itemId, itemIds), eq(searchDocument.language, language)));
  const standing = new Set((await stems).map(({ stem }) => stem));
  return words.filter(({ stem }) => standing.has(stem));
}
