import { parseUnitAmount, type UnitAmount } from '@mise/rules/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { variationPrice } from '../tables/prices.ts';
import type { Cells } from './known-items.ts';
import { listOf, splitCell } from './list-cell.ts';

type Kind = 'default' | 'recommended';
type Wanted = ReadonlyMap<number, UnitAmount>;

/** Offers, and the periods of prices, are left as they are. */
export async function writePrices(db: Queryable, variationId: number, changed: Cells): Promise<void> {
  const { price, 'graduated prices': tiers, 'recommended price': recommended } = changed;
  if (price !== undefined || tiers !== undefined) await writeKind(db, variationId, 'default', { price, tiers });
  if (recommended !== undefined) await writeKind(db, variationId, 'recommended', { price: recommended });
}

async function writeKind(
  db: Queryable,
  variationId: number,
  kind: Kind,
  cells: { price?: string | undefined; tiers?: string | undefined },
): Promise<void> {
  const isOf = and(eq(variationPrice.variationId, variationId), eq(variationPrice.kind, kind));
  const held = await db.select().from(variationPrice).where(isOf).orderBy(asc(variationPrice.minimumQuantity));
  const wanted = wantedAmounts(held, cells);
  for (const { minimumQuantity } of held)
    if (!wanted.has(minimumQuantity))
      await db.delete(variationPrice).where(and(isOf, eq(variationPrice.minimumQuantity, minimumQuantity)));
  for (const [minimumQuantity, amount] of wanted)
    await db
      .insert(variationPrice)
      .values({ variationId, kind, minimumQuantity, amount })
      .onConflictDoUpdate({
        target: [variationPrice.variationId, variationPrice.kind, variationPrice.minimumQuantity],
        set: { amount },
      });
}

type Held = { minimumQuantity: number; amount: UnitAmount };

/** The price is that of the smallest quantity; what the table does not say stays. */
function wantedAmounts(
  held: readonly Held[],
  { price, tiers }: { price?: string | undefined; tiers?: string | undefined },
): Wanted {
  const [base, ...graduated] = held;
  const wanted = new Map<number, UnitAmount>();
  const amount = price === undefined ? base?.amount : price === '' ? undefined : parseUnitAmount(price);
  if (amount !== undefined) wanted.set(base?.minimumQuantity ?? 1, amount);
  if (tiers === undefined) for (const tier of graduated) wanted.set(tier.minimumQuantity, tier.amount);
  for (const tier of listOf(tiers ?? '')) {
    const [from = '', euros = ''] = splitCell(tier, ':');
    wanted.set(Number(from), parseUnitAmount(euros));
  }
  return wanted;
}
