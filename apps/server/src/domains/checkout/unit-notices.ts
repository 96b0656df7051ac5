import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { formatQuantity } from '@mise/rules/format-quantity.ts';
import { unitOf } from '@mise/rules/pack.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { type CartLine, quantityByVariation } from '../cart/lines.ts';
import { basketItem } from '../cart/tables.ts';
import { variationWords } from '../catalog/variation-names.ts';

/** Lines whose buyer does not know yet what one of it is by now: a carton of twelve that held six when it was put there. */
export function linesOfUntoldUnit(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ unit, variation }) => unit !== unitOf(variation.pack));
}

/** What as many of an article as the basket holds are now. Lines of before units were kept say nothing. */
export async function unitNotices(context: Context, untold: readonly CartLine[]): Promise<CartNotice[]> {
  const changed = untold.filter(({ unit }) => unit !== null);
  const quantities = quantityByVariation(
    changed.map(({ variation, quantity }) => ({ variationId: variation.id, quantity })),
  );
  const known = await variationWords(context, [...quantities.keys()]);
  return [...quantities].map(([variationId, quantity]) => {
    const words = known.get(variationId);
    const counted = words && { name: words.name, sold: formatQuantity(quantity, words.pack, context.language) };
    return { key: 'unitChanged', cause: { variationId, ...counted } };
  });
}

/** Their buyer knows now. Two answers at once write the lines in one order. */
export async function keepUnits(db: Queryable, lines: readonly CartLine[]): Promise<void> {
  const ids = sql.param(lines.map(({ id }) => id));
  const units = sql.param(lines.map(({ variation }) => unitOf(variation.pack)));
  await db.execute(sql`
    UPDATE ${basketItem} SET unit = told.unit FROM (
      SELECT line.id, now.unit FROM unnest(${ids}::int[], ${units}::text[]) AS now (id, unit)
      JOIN ${basketItem} line ON line.id = now.id ORDER BY line.id FOR UPDATE OF line
    ) told WHERE ${basketItem.id} = told.id`);
}
