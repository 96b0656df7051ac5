import type { Queryable } from '../../db/database.ts';
import type { ItemVariation } from './item-variations.ts';
import { type Detail, type ProductRow, readProductRows, type WantedRows } from './product-rows.ts';
import type { Reference } from './reference.ts';

/** So many are remembered, of two kilobytes each. */
const mostRows = 4000;

/** How much of a product is remembered: what lists show again and again. */
const isRemembered: Record<Detail, boolean> = { line: false, card: true, listed: true, full: false };

/** With what they refer to: all is read again when the catalogue is. */
const knownOf = new WeakMap<Reference, Map<string, ProductRow>>();

/**
 * Rows of variations as `readProductRows` answers them; those that lists showed before are not read again while their version is that of
 * `variations`: what was read of the items now, with the stock.
 */
export async function productRows(
  db: Queryable,
  wanted: WantedRows,
  { reference, variations }: { reference: Reference; variations: ReadonlyMap<number, ItemVariation[]> },
): Promise<ProductRow[]> {
  if (!isRemembered[wanted.detail]) return readProductRows(db, wanted);
  const known = knownOf.get(reference) ?? new Map<string, ProductRow>();
  knownOf.set(reference, known);
  const now = new Map([...variations.values()].flat().map((each) => [each.id, each]));
  const keyOf = (id: number) => `${wanted.detail} ${wanted.language} ${id}`;

  const missing: number[] = [];
  const rows = wanted.variationIds.flatMap((id) => {
    const [row, one] = [known.get(keyOf(id)), now.get(id)];
    if (row && row.version === one?.version) return { ...row, stock: one.unitsInStock };
    missing.push(id);
    return [];
  });
  if (missing.length === 0) return rows;
  const fresh = await readProductRows(db, { ...wanted, variationIds: missing });
  for (const row of fresh) {
    if (row.version === null) continue;
    if (known.size >= mostRows) known.clear();
    known.set(keyOf(row.id), row);
  }
  return [...rows, ...fresh];
}
