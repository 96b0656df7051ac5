import { type Language, perLanguage } from '@mise/rules/languages.ts';
import { and, eq, getTableColumns, getTableName, inArray, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { withoutIndexes } from '../../db/without-indexes.ts';
import { lockCatalog, touchCatalog, touchSearch } from './catalog-version.ts';
import { loadReference, type Reference } from './reference.ts';
import { type Analyzer, createAnalyzer } from './search/analyzer.ts';
import { commonVector, ownVector } from './search/document.ts';
import { itemFields, variationFields } from './search/fields.ts';
import { readSearchItems, type SearchItem } from './search/read-items.ts';
import { searchLanguages } from './search/search-languages.ts';
import { collectWords, type VocabularyWord } from './search/vocabulary.ts';
import { item, searchDocument, searchWord } from './tables.ts';

/** Told how many items are done, in each of the two steps. */
type Progress = (step: string, done: number, all: number) => void;

type Analyzers = Record<Language, Analyzer>;

/** Items read at a time. */
const batchSize = 500;

/** Words written at a time. */
const wordsAStatement = 5000;

/**
 * Writes anew what search knows of all items, the shop's vocabulary too, and lets every process know. Locks the search until
 * the transaction ends.
 */
export async function rebuildSearch(db: Queryable, progress: Progress = () => {}): Promise<void> {
  await lockCatalog(db);
  await db.execute(sql`TRUNCATE ${searchDocument}, ${searchWord}`);
  const itemIds = await allItemIds(db);
  const tables = [searchDocument, searchWord].map(getTableName);
  await withoutIndexes(db, tables, () => writeSearch(db, itemIds, progress));
  await touchSearch(db);
  await touchCatalog(db);
}

/** The same for some items, in the transaction that changed them. `former`: what they said before. */
export async function rewriteSearch(
  db: Queryable,
  { itemIds, former }: { itemIds: readonly number[]; former: readonly SearchItem[] },
): Promise<void> {
  await db.delete(searchDocument).where(inArray(searchDocument.itemId, [...itemIds]));
  await forgetWords(db, former);
  await writeSearch(db, itemIds, () => {});
  await touchSearch(db);
}

/** Twice through the items: how a compound is split depends on the words of all of them. */
async function writeSearch(db: Queryable, itemIds: readonly number[], progress: Progress): Promise<void> {
  const reference = await loadReference(db);
  const vocabularies = await readWords(db, reference, itemIds, progress);
  const analyzers = {} as Analyzers;
  for (const language of searchLanguages) {
    await writeWords(db, [...vocabularies[language].values()], language);
    analyzers[language] = createAnalyzer(await readStems(db, language), language);
  }
  let done = 0;
  for await (const items of inBatches(db, itemIds)) {
    progress('Indexing items', done, itemIds.length);
    await writeDocuments(
      db,
      items.flatMap((one) =>
        searchLanguages.flatMap((language) => documentRows(one, reference, language, analyzers[language])),
      ),
    );
    done += items.length;
  }
}

type DocumentRow = Required<typeof searchDocument.$inferInsert>;

function documentRows(one: SearchItem, reference: Reference, language: Language, analyzer: Analyzer): DocumentRow[] {
  const common = commonVector(itemFields(one, reference, language), analyzer);
  return one.variations.map((variation) => ({
    variationId: variation.id,
    itemId: one.id,
    language,
    isMain: variation.id === one.mainVariationId,
    position: one.position,
    words: `${ownVector(variationFields(variation, reference, language), analyzer)} ${common}`,
  }));
}

const documentColumns = Object.entries(getTableColumns(searchDocument)) as [keyof DocumentRow, PgColumn][];

/** A parameter a column, with an array of its values, and not one a field: there may be thousands of rows. */
async function writeDocuments(db: Queryable, rows: readonly DocumentRow[]): Promise<void> {
  const names = documentColumns.map(([, column]) => sql.identifier(column.name));
  const values = documentColumns.map(
    ([field, column]) => sql`${sql.param(rows.map((row) => row[field]))}::${sql.raw(column.getSQLType())}[]`,
  );
  await db.execute(sql`
    INSERT INTO ${searchDocument} (${sql.join(names, sql`, `)}) SELECT * FROM unnest(${sql.join(values, sql`, `)})`);
}

type Vocabularies = Record<Language, Map<string, VocabularyWord>>;

/** The words of the items: what compounds may consist of, and what typing errors are corrected to. */
async function readWords(
  db: Queryable,
  reference: Reference,
  itemIds: readonly number[],
  progress: Progress,
): Promise<Vocabularies> {
  const collector = createCollector(reference);
  let done = 0;
  for await (const items of inBatches(db, itemIds)) {
    progress('Reading words', done, itemIds.length);
    for (const one of items) collector.collect(one);
    done += items.length;
  }
  return collector.vocabularies;
}

function createCollector(reference: Reference) {
  const vocabularies: Vocabularies = perLanguage(() => new Map());
  const analyzers: Analyzers = perLanguage((language) => createAnalyzer(new Set(), language));
  function collect(one: SearchItem): void {
    for (const language of searchLanguages) {
      const fields = [
        ...itemFields(one, reference, language),
        ...one.variations.flatMap((variation) => variationFields(variation, reference, language)),
      ];
      const words = fields.flatMap(({ text }) => analyzers[language].wordsOf(text));
      collectWords(vocabularies[language], words);
    }
  }
  return { vocabularies, collect };
}

/** Takes the words of items out of the count; those that no item has any more are gone. */
async function forgetWords(db: Queryable, items: readonly SearchItem[]): Promise<void> {
  const { vocabularies, collect } = createCollector(await loadReference(db));
  for (const one of items) collect(one);
  for (const language of searchLanguages) {
    const words = [...vocabularies[language].values()];
    const former = sql`unnest(${sql.param(words.map(({ word }) => word))}::text[],
      ${sql.param(words.map(({ documents }) => documents))}::int[]) AS former (word, documents)`;
    await db
      .update(searchWord)
      .set({ documents: sql`${searchWord.documents} - former.documents` })
      .from(former)
      .where(and(eq(searchWord.language, language), eq(searchWord.word, sql`former.word`)));
    await db.delete(searchWord).where(and(eq(searchWord.language, language), lte(searchWord.documents, 0)));
  }
}

async function writeWords(db: Queryable, words: readonly VocabularyWord[], language: Language): Promise<void> {
  for (const part of slices(words, wordsAStatement)) {
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
