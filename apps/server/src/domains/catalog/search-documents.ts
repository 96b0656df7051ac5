import { inArray, sql } from 'drizzle-orm';
import { type Language, languages } from '../../db/columns.ts';
import type { Queryable } from '../../db/database.ts';
import { touchCatalog } from './catalog-version.ts';
import { loadReference, type Reference } from './reference.ts';
import { createSplitter, type Splitter } from './search/compounds.ts';
import { searchVector } from './search/document.ts';
import { searchFields } from './search/fields.ts';
import { readSearchItems, type SearchItem } from './search/read-items.ts';
import { collectWords, type VocabularyWord } from './search/vocabulary.ts';
import { item, searchDocument, searchWord } from './tables.ts';

/** Items read and rows written at a time. */
const batchSize = 200;

/**
 * Writes anew what search knows of items, and lets every process know. To be called in the transaction that changed an
 * item, one of its variations or a name they bear. `all` counts the shop's vocabulary anew, too; for single items it only
 * grows, so that now and then an `all` is due.
 */
export async function rebuildSearch(db: Queryable, scope: { itemIds: readonly number[] } | 'all'): Promise<void> {
  const reference = await loadReference(db);
  const itemIds = scope === 'all' ? await allItemIds(db) : [...new Set(scope.itemIds)];
  if (scope === 'all') await db.delete(searchWord);
  await writeVocabulary(db, reference, itemIds);
  const splitters = { de: await readSplitter(db, 'de'), en: await readSplitter(db, 'en') };

  if (scope === 'all') await db.delete(searchDocument);
  else await db.delete(searchDocument).where(inArray(searchDocument.itemId, itemIds));
  for await (const items of inBatches(db, itemIds)) {
    const rows = items.flatMap((one) =>
      languages.flatMap((language) => documentRows(one, reference, language, splitters[language])),
    );
    for (const part of slices(rows, batchSize)) await db.insert(searchDocument).values(part);
  }
  await touchCatalog(db);
}

function documentRows(one: SearchItem, reference: Reference, language: Language, split: Splitter) {
  return one.variations.map((variation) => ({
    variationId: variation.id,
    itemId: one.id,
    language,
    words: searchVector(searchFields(one, variation, reference, language), language, split),
  }));
}

async function writeVocabulary(db: Queryable, reference: Reference, itemIds: readonly number[]): Promise<void> {
  for await (const items of inBatches(db, itemIds)) {
    for (const language of languages) {
      const words = new Map<string, VocabularyWord>();
      for (const one of items) {
        const fields = one.variations.flatMap((variation) => searchFields(one, variation, reference, language));
        collectWords(words, new Set(fields.map(({ text }) => text)), language);
      }
      for (const part of slices([...words.values()], batchSize)) await addWords(db, part, language);
    }
  }
}

async function addWords(db: Queryable, words: VocabularyWord[], language: Language): Promise<void> {
  await db
    .insert(searchWord)
    .values(words.map((word) => ({ ...word, language })))
    .onConflictDoUpdate({
      target: [searchWord.language, searchWord.word],
      set: { documents: sql`${searchWord.documents} + excluded.documents` },
    });
}

async function readSplitter(db: Queryable, language: Language): Promise<Splitter> {
  const rows = await db.selectDistinct({ stem: searchWord.stem }).from(searchWord).where(sql`language = ${language}`);
  return createSplitter(new Set(rows.map(({ stem }) => stem)), language);
}

async function allItemIds(db: Queryable): Promise<number[]> {
  return (await db.select({ id: item.id }).from(item).orderBy(item.id)).map(({ id }) => id);
}

async function* inBatches(db: Queryable, itemIds: readonly number[]): AsyncGenerator<SearchItem[]> {
  for (const ids of slices(itemIds, batchSize)) yield readSearchItems(db, ids);
}

function* slices<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
