import type { Language } from '@mise/rules/languages.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withoutIndexes } from '../../db/without-indexes.ts';
import { isSearchDue, lockCatalog, noteSearchIsWritten, touchCatalog, touchSearch } from './catalog-version.ts';
import { loadReference, type Reference } from './reference.ts';
import { createAnalyzer } from './search/analyzer.ts';
import { collectPostings, type PostingCollector } from './search/collect-postings.ts';
import { createWordCollector } from './search/collect-words.ts';
import { numbersOf } from './search/numbers.ts';
import { runOf } from './search/posting-list.ts';
import { readSearchItems, type SearchItem } from './search/read-items.ts';
import { searchLanguages } from './search/search-languages.ts';
import { deleteNumbers, readStems, removeWords, writeNumbers, writeRun, writeWords } from './search/write-rows.ts';
import { item } from './tables/items.ts';
import { type FormerNames, searchNumber, searchPending, searchPosting, searchWord } from './tables/search.ts';

/** Told how many items are done, in each of the two steps. */
type Progress = (step: string, done: number, all: number) => void;

type Analyzers = Map<Language, ReturnType<typeof createAnalyzer>>;

/** Items read at a time. */
const batchSize = 500;

/**
 * Writes anew what search knows of all items, the shop's vocabulary too, and lets every process know. Locks the search until
 * the transaction ends.
 */
export async function rebuildSearch(db: Queryable, progress: Progress = () => {}): Promise<void> {
  await lockCatalog(db);
  await db.execute(sql`TRUNCATE ${searchPosting}, ${searchNumber}, ${searchWord}, ${searchPending}`);
  const itemIds = await allItemIds(db);
  const reference = await loadReference(db);
  await withoutIndexes(db, ['search_number'], () => writeSearch(db, { itemIds, reference }, progress));
  await noteSearchIsWritten(db);
  await touchSearch(db);
  await touchCatalog(db);
}

/** The same for some items, in the transaction that changed them. `former`: what they said before. */
export async function rewriteSearch(
  db: Queryable,
  { itemIds, former }: { itemIds: readonly number[]; former: readonly SearchItem[] },
): Promise<void> {
  const reference = await loadReference(db);
  const words = createWordCollector(reference);
  const formerNames = await takePending(db, itemIds);
  for (const one of former) words.collect({ ...one, formerNames: formerNames.get(one.id) });
  await removeWords(db, words.vocabularies);
  await deleteNumbers(db, itemIds);
  await writeSearch(db, { itemIds, reference });
  await touchSearch(db);
}

/** By what items were found whose categories are called otherwise since: from now on they wait no more. */
async function takePending(db: Queryable, itemIds: readonly number[]): Promise<Map<number, FormerNames>> {
  const rows = await db
    .delete(searchPending)
    .where(inArray(searchPending.itemId, [...itemIds]))
    .returning();
  return new Map(rows.map(({ itemId, categories }) => [itemId, categories]));
}

/** Whether there are items of which search knows nothing yet: those of a shop that an older version of the program filled. */
export async function needsSearch(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ items: boolean; postings: boolean }>(
    sql`SELECT EXISTS (SELECT FROM ${item}) AS items, EXISTS (SELECT FROM ${searchPosting}) AS postings`,
  );
  const { items = false, postings = false } = rows[0] ?? {};
  return items && (!postings || (await isSearchDue(db)));
}

/** Twice through the items: how a compound is split depends on the words of all of them. */
async function writeSearch(
  db: Queryable,
  { itemIds, reference }: { itemIds: readonly number[]; reference: Reference },
  progress: Progress = () => {},
): Promise<void> {
  await addWords(db, reference, itemIds, progress);
  const analyzers: Analyzers = new Map();
  for (const language of searchLanguages)
    analyzers.set(language, createAnalyzer(await readStems(db, language), language));
  let done = 0;
  for (const [run, ids] of Map.groupBy(itemIds, runOf)) {
    const collectors = new Map(searchLanguages.map((language) => [language, collectPostings()]));
    for await (const items of inBatches(db, ids)) {
      progress('Indexing items', done, itemIds.length);
      for (const one of items) addItem(one, { reference, analyzers, collectors });
      await writeNumbers(db, items.flatMap(numberRows));
      done += items.length;
    }
    for (const [language, collector] of collectors) await writeRun(db, { language, run, itemIds: ids, collector });
  }
}

type Collecting = { reference: Reference; analyzers: Analyzers; collectors: ReadonlyMap<Language, PostingCollector> };

function addItem(one: SearchItem, { reference, analyzers, collectors }: Collecting): void {
  for (const [language, collector] of collectors) {
    const analyzer = analyzers.get(language);
    if (analyzer) collector.add(one, { reference, language, analyzer });
  }
}

function numberRows({ id: itemId, variations }: SearchItem): (typeof searchNumber.$inferInsert)[] {
  return variations.flatMap((variation) =>
    numbersOf(variation).map((number) => ({ number, itemId, variationId: variation.id })),
  );
}

/** The words of the items: what compounds may consist of, and what typing errors are corrected to. */
async function addWords(
  db: Queryable,
  reference: Reference,
  itemIds: readonly number[],
  progress: Progress,
): Promise<void> {
  const { vocabularies, collect } = createWordCollector(reference);
  let done = 0;
  for await (const items of inBatches(db, itemIds)) {
    progress('Reading words', done, itemIds.length);
    for (const one of items) collect(one);
    done += items.length;
  }
  await writeWords(db, vocabularies);
}

async function allItemIds(db: Queryable): Promise<number[]> {
  return (await db.select({ id: item.id }).from(item).orderBy(item.id)).map(({ id }) => id);
}

async function* inBatches(db: Queryable, itemIds: readonly number[]): AsyncGenerator<SearchItem[]> {
  for (let start = 0; start < itemIds.length; start += batchSize) {
    yield readSearchItems(db, itemIds.slice(start, start + batchSize));
  }
}
