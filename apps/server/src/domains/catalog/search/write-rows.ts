import type { Language } from '@mise/rules/languages.ts';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchNumber, searchPosting, searchWord } from '../tables/search.ts';
import type { PostingCollector } from './collect-postings.ts';
import type { Vocabularies } from './collect-words.ts';
import {
  createPostingWriter,
  offsetOf,
  type Posting,
  type PostingList,
  placeOf,
  placesOfLists,
  postingsOf,
  readPostingList,
  variationsAt,
} from './posting-list.ts';
import { searchLanguages } from './search-languages.ts';

/** Rows written at a time. */
const rowsAStatement = 5000;

type Run = { language: Language; run: number; itemIds: readonly number[]; collector: PostingCollector };

/** Puts the postings of some items of a run in the place of those that they had. */
export async function writeRun(db: Queryable, { language, run, itemIds, collector }: Run): Promise<void> {
  const replaced = new Set(itemIds.map(offsetOf));
  const rows = new Map<string, Buffer>();
  const emptied: string[] = [];
  const known = new Set<string>();
  for (const { lexeme, bytes, hasAny } of await readRun(db, { language, run, offsets: replaced })) {
    known.add(lexeme);
    const added = collector.postings.get(lexeme) ?? [];
    if (added.length === 0 && !hasAny) continue;
    const list = readPostingList(bytes);
    if (saysAlready(list, { replaced, added })) continue;
    const kept = [...postingsOf(list)].filter(({ offset }) => !replaced.has(offset));
    const after = toBytes([...kept, ...added]);
    if (!after) emptied.push(lexeme);
    else rows.set(lexeme, after);
  }
  for (const [lexeme, postings] of collector.postings) {
    const bytes = known.has(lexeme) ? null : toBytes(postings);
    if (bytes) rows.set(lexeme, bytes);
  }
  for (const part of slices([...rows]))
    await db.execute(sql`
      INSERT INTO ${searchPosting} (language, run, lexeme, postings)
      SELECT ${language}, ${run}, * FROM unnest(${sql.param(part.map(([lexeme]) => lexeme))}::text[],
        ${sql.param(part.map(([, bytes]) => bytes))}::bytea[])
      ON CONFLICT (language, lexeme, run) DO UPDATE SET postings = excluded.postings`);
  for (const part of slices(emptied))
    await db.delete(searchPosting).where(and(isOfRun({ language, run }), inArray(searchPosting.lexeme, part)));
}

/** Whether a list has just these postings of the items: most words of an item stay when a text of it changes. */
function saysAlready(
  list: PostingList,
  { replaced, added }: { replaced: ReadonlySet<number>; added: readonly Posting[] },
): boolean {
  const known = [...replaced].filter((offset) => placeOf(list, offset) >= 0);
  if (known.length !== added.length) return false;
  return added.every(({ offset, score, variationIds }) => {
    const place = placeOf(list, offset);
    return place >= 0 && list.scores[place] === score && variationsAt(list, place).join() === variationIds.join();
  });
}

function isOfRun({ language, run }: Pick<Run, 'language' | 'run'>) {
  return and(eq(searchPosting.language, language), eq(searchPosting.run, run));
}

type StoredList = { lexeme: string; bytes: Buffer; hasAny: boolean };

/** All lists of a run as one row: they are ten thousand, and a change of one item concerns a few dozen of them. */
async function readRun(
  db: Queryable,
  { offsets, ...of }: Pick<Run, 'language' | 'run'> & { offsets: ReadonlySet<number> },
): Promise<StoredList[]> {
  const [row] = await db
    .select({
      lexemes: sql<string | null>`string_agg(${searchPosting.lexeme}, ${betweenLexemes})`,
      postings: sql<Buffer | null>`string_agg(${searchPosting.postings}, '')`,
    })
    .from(searchPosting)
    .where(isOfRun(of));
  if (!row?.lexemes || !row.postings) return [];
  const { postings } = row;
  const places = [...placesOfLists(postings, offsets)];
  return row.lexemes.split(betweenLexemes).map((lexeme, index) => {
    const { start = 0, end = 0, hasAny = false } = places[index] ?? {};
    return { lexeme, bytes: postings.subarray(start, end), hasAny };
  });
}

/** No lexeme has it. */
export const betweenLexemes = '\n';

function toBytes(postings: readonly Posting[]): Buffer | null {
  if (postings.length === 0) return null;
  const writer = createPostingWriter();
  for (const posting of postings.toSorted((a, b) => a.offset - b.offset)) writer.add(posting);
  return writer.toBytes();
}

export async function writeNumbers(db: Queryable, rows: readonly (typeof searchNumber.$inferInsert)[]): Promise<void> {
  for (const part of slices(rows))
    await db.execute(sql`
      INSERT INTO ${searchNumber} (number, item_id, variation_id) SELECT * FROM unnest(
        ${sql.param(part.map(({ number }) => number))}::text[], ${sql.param(part.map(({ itemId }) => itemId))}::int[],
        ${sql.param(part.map(({ variationId }) => variationId))}::int[])`);
}

export async function deleteNumbers(db: Queryable, itemIds: readonly number[]): Promise<void> {
  await db.delete(searchNumber).where(inArray(searchNumber.itemId, [...itemIds]));
}

export async function writeWords(db: Queryable, vocabularies: Vocabularies): Promise<void> {
  for (const language of searchLanguages) {
    for (const part of slices([...vocabularies[language].values()])) {
      await db
        .insert(searchWord)
        .values(part.map((word) => ({ ...word, language })))
        .onConflictDoUpdate({
          target: [searchWord.language, searchWord.word],
          set: { documents: sql`${searchWord.documents} + excluded.documents` },
        });
    }
  }
}

/** Takes the words of items out of the count; those that no item has any more are gone. */
export async function removeWords(db: Queryable, vocabularies: Vocabularies): Promise<void> {
  for (const language of searchLanguages) {
    const words = [...vocabularies[language].values()];
    const former = sql`unnest(${sql.param(words.map(({ word }) => word))}::text[],
      ${sql.param(words.map(({ documents }) => documents))}::int[]) AS former (word, documents)`;
    await db
      .update(searchWord)
      .set({ documents: sql`${searchWord.documents} - former.documents` })
      .from(former)
      .where(and(eq(searchWord.language, language), eq(searchWord.word, sql`former.word`)));
    // By their names: there is no index of how often words are found.
    await db
      .delete(searchWord)
      .where(and(eq(searchWord.language, language), isOneOf(words), lte(searchWord.documents, 0)));
  }
}

function isOneOf(words: readonly { word: string }[]) {
  return sql`${searchWord.word} = ANY(${sql.param(words.map(({ word }) => word))}::text[])`;
}

/** The stems of all words of a language, as one row. */
export async function readStems(db: Queryable, language: Language): Promise<Set<string>> {
  const [row] = await db
    .select({ stems: sql<string | null>`string_agg(${searchWord.stem}, ${betweenLexemes})` })
    .from(searchWord)
    .where(eq(searchWord.language, language));
  return new Set(row?.stems?.split(betweenLexemes));
}

function* slices<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let start = 0; start < values.length; start += rowsAStatement) yield values.slice(start, start + rowsAStatement);
}
