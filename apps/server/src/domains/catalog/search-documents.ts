import { eq, sql } from 'drizzle-orm';
import { type Language, languages } from '../../db/columns.ts';
import type { Queryable } from '../../db/database.ts';
import { touchCatalog } from './catalog-version.ts';
import { loadReference, type Reference } from './reference.ts';
import { type Analyzer, createAnalyzer } from './search/analyzer.ts';
import { commonVector, ownVector } from './search/document.ts';
import { itemFields, variationFields } from './search/fields.ts';
import { readSearchItems, type SearchItem } from './search/read-items.ts';
import { collectWords, type VocabularyWord } from './search/vocabulary.ts';
import { item, searchDocument, searchWord } from './tables.ts';

/** Items read at a time, and rows written at a time. */
const batchSize = 200;

/**
 * Writes anew what search knows of items, and lets every process know. To be called in the transaction that changed an
 * item, one of its variations or a name they bear. `all` counts the shop's vocabulary anew, too; for single items it only
 * grows, so that now and then an `all` is due. 100,000 items take some minutes.
 */
export async function rebuildSearch(db: Queryable, scope: { itemIds: readonly number[] } | 'all'): Promise<void> {
  const reference = await loadReference(db);
  const itemIds = scope === 'all' ? await allItemIds(db) : [...new Set(scope.itemIds)];
  await db
    .delete(searchDocument)
    .where(scope === 'all' ? undefined : sql`${searchDocument.itemId} = ANY(${sql.param(itemIds)}::int[])`);
  if (scope === 'all') await db.delete(searchWord);

  for (const language of languages) {
    await writeWords(db, await readWords(db, reference, itemIds, language), language);
    const analyzer = createAnalyzer(await readStems(db, language), language);
    for await (const items of inBatches(db, itemIds)) {
      const rows = items.flatMap((one) => documentRows(one, reference, language, analyzer));
      for (const part of slices(rows, batchSize)) await db.insert(searchDocument).values(part);
    }
  }
  await touchCatalog(db);
}

function documentRows(one: SearchItem, reference: Reference, language: Language, analyzer: Analyzer) {
  const common = commonVector(itemFields(one, reference, language), analyzer);
  return one.variations.map((variation) => ({
    variationId: variation.id,
    itemId: one.id,
    language,
    words: `${ownVector(variationFields(variation, reference, language), analyzer)} ${common}`,
  }));
}

/** The words of the items: what compounds may consist of, and what typing errors are mended to. */
async function readWords(
  db: Queryable,
  reference: Reference,
  itemIds: readonly number[],
  language: Language,
): Promise<VocabularyWord[]> {
  const vocabulary = new Map<string, VocabularyWord>();
  const analyzer = createAnalyzer(new Set(), language);
  for await (const items of inBatches(db, itemIds)) {
    for (const one of items) {
      const fields = [
        ...itemFields(one, reference, language),
        ...one.variations.flatMap((variation) => variationFields(variation, reference, language)),
      ];
      collectWords(
        vocabulary,
        fields.flatMap(({ text }) => analyzer.wordsOf(text)),
      );
    }
  }
  return [...vocabulary.values()];
}

async function writeWords(db: Queryable, words: readonly VocabularyWord[], language: Language): Promise<void> {
  for (const part of slices(words, batchSize)) {
    await db
      .insert(searchWord)
      .values(part.map((word) => ({ ...word, language })))
      .onConflictDoUpdate({
        target: [searchWord.language, searchWord.word],
        set: { documents: sql`${searchWord.documents} + excluded.documents` },
      });
  }
}

async function readStems(db: Queryable, language: Language): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ stem: searchWord.stem })
    .from(searchWord)
    .where(eq(searchWord.language, language));
  return new Set(rows.map(({ stem }) => stem));
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
