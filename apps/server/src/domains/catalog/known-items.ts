import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context, Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { jsonRows } from '../../db/json.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { type ItemVariation, itemVariations, variationsOfItems } from './item-variations.ts';
import { rowVersion } from './row-version.ts';
import { unitsInStock } from './stock-of.ts';
import { variation } from './tables/variations.ts';

/** So many are remembered, of some hundred bytes for each variation. */
const mostItems = 10_000;

type Known = { variations: readonly ItemVariation[]; readAt: Date };

const knownOf = new WeakMap<Shop, LRUCache<number, Known>>();

/**
 * All variations of the items as `itemVariations` answers them. Those of items that lists showed before are read anew where the database
 * says that one of them, its stock or the item changed, or once the day of one of them has come.
 */
export async function knownItems(
  { db, shop, now }: Pick<Context, 'db' | 'shop' | 'now'>,
  itemIds: readonly number[],
): Promise<Map<number, readonly ItemVariation[]>> {
  const known = knownOf.get(shop) ?? new LRUCache({ max: mostItems });
  knownOf.set(shop, known);
  const marks = await readMarks(
    db,
    itemIds.filter((id) => known.has(id)),
  );
  const found = new Map<number, readonly ItemVariation[]>();
  for (const id of itemIds) {
    const entry = known.get(id);
    if (!entry || marks.get(id) !== markOf(entry.variations)) continue;
    if (entry.readAt <= now && now < changesAt(entry.variations)) found.set(id, entry.variations);
  }
  const missing = itemIds.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  for (const [id, variations] of await itemVariations(db, { itemIds: missing }, now)) {
    found.set(id, variations);
    if (markOf(variations) !== null) known.set(id, { variations, readAt: now });
  }
  return found;
}

/** What the database says of a variation at some moment. */
export type SeenVariation = Pick<ItemVariation, 'id' | 'version' | 'unitsInStock' | 'validUntil'>;

const marked = new WeakMap<readonly SeenVariation[], string | null>();

/**
 * What the database says of the variations of an item: their versions and what there is of each. What was made of them holds while it
 * says the same. null for a set, which is also what its components are.
 */
export function markOf(variations: readonly SeenVariation[]): string | null {
  const known = marked.get(variations);
  if (known !== undefined) return known;
  const mark = markOfRows(variations.map(({ id, version, unitsInStock: stock }) => ({ id, version, stock })));
  marked.set(variations, mark);
  return mark;
}

/** The next moment at which one of them comes on sale or goes off it. */
export function changesAt(variations: readonly SeenVariation[]): Date {
  return variations.reduce((first, { validUntil }) => (validUntil && validUntil < first ? validUntil : first), never);
}

export const never = new Date(8.64e15);

const markFields = { id: variation.id, itemId: variation.itemId, version: rowVersion, stock: unitsInStock };

type Mark = { id: number; version: string | null; stock: number };

function markOfRows(rows: readonly Mark[]): string | null {
  if (rows.some(({ version }) => version === null)) return null;
  return rows.map(({ id, version, stock }) => `${id} ${version} ${stock}`).join();
}

const marksOfItems = prepareOnce((db) =>
  db
    .select({ rows: jsonRows(markFields, variationsOfItems(sql`SELECT unnest(${idList('ids')})`)) })
    .from(sql`(SELECT 1) AS one_row`)
    .prepare('marks_of_items'),
);

async function readMarks(db: Queryable, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const [found] = await marksOfItems(db).execute({ ids });
  const byItem = Map.groupBy(found?.rows ?? [], ({ itemId }) => itemId);
  return new Map([...byItem].map(([itemId, rows]) => [itemId, markOfRows(rows)]));
}
