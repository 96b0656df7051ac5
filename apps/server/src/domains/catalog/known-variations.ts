import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { referenceOf } from './reference.ts';
import {
  type SellableMark,
  type SellableRow,
  type SellableVariation,
  type Seller,
  sellableMarks,
  sellableRows,
  toVariation,
  withHeld,
  withStock,
} from './sellable-variations.ts';

/** So many are remembered, of some kilobytes each. */
const mostVariations = 5000;

/** A row, and what it was made into for those who called while its stock did not change. */
type Known = { row: SellableRow; views: Map<string, SellableVariation> };

/** With what they refer to: all is read again when the catalogue is. */
const knownOf = new WeakMap<Seller['reference'], Map<number, Known>>();

/** Variations by id, for whoever calls. */
export async function readSellable(context: Context, ids: readonly number[]): Promise<Map<number, SellableVariation>> {
  if (ids.length === 0) return new Map();
  const [found] = await marksById(context.db).execute({ ids });
  return sellableAsMarked(context, found?.marks ?? []);
}

/**
 * Variations as they are marked in the database. What a process read of one before serves while its rows are of the same version: hundreds
 * of lines are asked for with every change of a cart, and variations change seldom. Their stock comes with the marks.
 * `held`: pieces that are set aside for whoever calls, by whose stock it is: they count as there.
 */
export async function sellableAsMarked(
  { db, shop, visitor, language }: Pick<Context, 'db' | 'shop' | 'visitor' | 'language'>,
  marks: readonly SellableMark[],
  held: ReadonlyMap<number, number> = new Map(),
): Promise<Map<number, SellableVariation>> {
  const seller: Seller = { reference: await referenceOf(shop), isMember: await visitor.isMember(), language };
  const known = knownOf.get(seller.reference) ?? new Map<number, Known>();
  knownOf.set(seller.reference, known);
  const fresh = await readRows(
    db,
    marks.filter(({ id, version }) => version === null || known.get(id)?.row.version !== version).map(({ id }) => id),
  );
  const view = `${language} ${seller.isMember}`;
  const sellable = marks.flatMap(({ id, stock }): [number, SellableVariation][] => {
    const row = fresh.get(id);
    const entry = row ? keep(known, row) : known.get(id);
    if (!entry) return [];
    if (!row && entry.row.ownStock.stock !== stock) Object.assign(entry, toKnown(withStock(entry.row, stock)));
    return [
      [id, isHeldOf(entry.row, held) ? toVariation(withHeld(entry.row, held), seller) : viewOf(entry, view, seller)],
    ];
  });
  return new Map(sellable);
}

async function readRows(db: Queryable, ids: readonly number[]): Promise<Map<number, SellableRow>> {
  if (ids.length === 0) return new Map();
  const [found] = await rowsById(db).execute({ ids });
  return new Map(found?.rows.map((row) => [row.id, row]));
}

function keep(known: Map<number, Known>, row: SellableRow): Known {
  const entry = toKnown(row);
  if (known.size >= mostVariations) known.clear();
  known.set(row.id, entry);
  return entry;
}

function toKnown(row: SellableRow): Known {
  return { row, views: new Map() };
}

function viewOf(entry: Known, view: string, seller: Seller): SellableVariation {
  const made = entry.views.get(view) ?? Object.freeze(toVariation(entry.row, seller));
  entry.views.set(view, made);
  return made;
}

function isHeldOf({ ownStock, components }: SellableRow, held: ReadonlyMap<number, number>): boolean {
  return held.size > 0 && (held.has(ownStock.variationId) || components.length > 0);
}

const wantedIds = sql`SELECT unnest(${idList('ids')})`;

const marksById = prepareOnce((db) =>
  db
    .select({ marks: sellableMarks(wantedIds) })
    .from(sql`(SELECT 1) AS one_row`)
    .prepare('sellable_marks_by_id'),
);

const rowsById = prepareOnce((db) =>
  db
    .select({ rows: sellableRows(wantedIds) })
    .from(sql`(SELECT 1) AS one_row`)
    .prepare('sellable_by_id'),
);
