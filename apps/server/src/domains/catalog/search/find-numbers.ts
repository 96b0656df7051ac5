import { and, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { searchNumber } from '../tables/search.ts';
import { offsetOf, type PostingList, runOf } from './posting-list.ts';
import type { Postings } from './read-postings.ts';

/** Of numbers that only begin as the typed one so many are looked at. */
const mostNumbers = 500;

const lastCharacter = '\u{10ffff}';

/** The variations with a number, or with one that begins so; as postings, so that they are matched as words are. `hasMore`: not all of these. */
export async function findNumbers(
  db: Queryable,
  { text, isBeginning }: { text: string; isBeginning: boolean },
): Promise<{ whole: Postings; begun: Postings; hasMore: boolean }> {
  const { number, itemId, variationId } = searchNumber;
  const last = isBeginning ? text + lastCharacter : text;
  const rows = await db
    .select({ number, itemId, variationId })
    .from(searchNumber)
    .where(and(sql`${number} ~>=~ ${text}`, sql`${number} ~<=~ ${last}`))
    // The number itself comes first. In the order of the index, which is read no further than that: hundreds of thousands may begin so.
    .orderBy(sql`${number} USING ~<~`)
    .limit(mostNumbers + 1);
  const [whole, begun] = [true, false].map((isWhole) =>
    postingsOf(rows.slice(0, mostNumbers).filter((row) => (row.number === text) === isWhole)),
  );
  return { whole: whole ?? new Map(), begun: begun ?? new Map(), hasMore: rows.length > mostNumbers };
}

function postingsOf(rows: readonly { itemId: number; variationId: number }[]): Postings {
  const runs = Map.groupBy(rows, ({ itemId }) => runOf(itemId));
  return new Map([...runs].map(([run, members]) => [run, listOf(members)]));
}

function listOf(rows: readonly { itemId: number; variationId: number }[]): PostingList {
  const items = [...Map.groupBy(rows, ({ itemId }) => offsetOf(itemId))].sort(([a], [b]) => a - b);
  const variations = items.map(([, members]) => [...new Set(members.map(({ variationId }) => variationId))]);
  let end = 0;
  return {
    offsets: Uint16Array.from(items, ([offset]) => offset),
    scores: new Uint8Array(items.length),
    ends: Uint32Array.from(variations, ({ length }) => {
      end += length;
      return end;
    }),
    variations: Int32Array.from(variations.flat()),
  };
}
