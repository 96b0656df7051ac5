import type { Language } from '@mise/rules/languages.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { perVersion } from '../per-version.ts';
import { searchWord } from '../tables/search.ts';
import { firstPlace } from './first-place.ts';
import { createNearWords } from './near-words.ts';
import { searchLanguageOf } from './search-languages.ts';
import type { VocabularyWord } from './vocabulary.ts';

/** All words of the shop in a language, as a process caches them: some ten thousand in a shop of 100,000 items. */
export type ShopWords = {
  /** Of all words. */
  stems: ReadonlySet<string>;
  /** In how many items any form of a word stands, by its stem. */
  documentsOf: (stem: string) => number;
  beginningWith: (folded: string) => VocabularyWord[];
  /** Words that are the typed one, but for umlauts. */
  same: (folded: string) => VocabularyWord[];
  /** Words that are written much like a typed one. */
  near: (folded: string) => VocabularyWord[];
};

/** Cached until a text changes. */
export function shopWordsOf(shop: Shop, asked: Language): Promise<ShopWords> {
  const language = searchLanguageOf(asked);
  return perVersion(shop, `words:${language}`, async (db) => createShopWords(await readWords(db, language)), {
    of: 'search',
  });
}

function readWords(db: Queryable, language: Language): Promise<VocabularyWord[]> {
  const { word, folded, stem, documents } = searchWord;
  return db.select({ word, folded, stem, documents }).from(searchWord).where(eq(searchWord.language, language));
}

export function createShopWords(words: readonly VocabularyWord[]): ShopWords {
  const sorted = words.toSorted((a, b) => compare(a.folded, b.folded) || compare(a.word, b.word));
  const documents = new Map<string, number>();
  for (const word of words) documents.set(word.stem, (documents.get(word.stem) ?? 0) + word.documents);
  const from = (folded: string, isWanted: (word: VocabularyWord) => boolean) => {
    const first = firstPlace(sorted.length, (at) => compare(sorted[at]?.folded ?? '', folded) < 0);
    let end = first;
    for (let word = sorted[end]; word && isWanted(word); word = sorted[end]) end += 1;
    return sorted.slice(first, end);
  };
  return {
    stems: new Set(documents.keys()),
    documentsOf: (stem) => documents.get(stem) ?? 0,
    beginningWith: (folded) => from(folded, (word) => word.folded.startsWith(folded)),
    same: (folded) => from(folded, (word) => word.folded === folded),
    near: createNearWords(sorted),
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
