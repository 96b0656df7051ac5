import type { UnitAmount } from '@mise/rules/money.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { priceHistory } from './tables.ts';

/** Notes that a default price is another from now on. To be called in the transaction that changes it, which holds its row. */
export async function keepPriceHistory(
  tx: Queryable,
  change: { variationId: number; minimumQuantity: number; amount: UnitAmount },
): Promise<void> {
  const { variationId, minimumQuantity, amount } = change;
  // The clock, not the beginning of the transaction, which may have waited for the one that changed the price before it.
  const { rows } = await tx.execute<{ now: string | Date }>(sql`SELECT clock_timestamp() AS now`);
  const now = new Date(rows[0]?.now ?? Date.now());
  await tx
    .update(priceHistory)
    .set({ heldUntil: now })
    .where(
      and(
        eq(priceHistory.variationId, variationId),
        eq(priceHistory.kind, 'default'),
        eq(priceHistory.minimumQuantity, minimumQuantity),
        isNull(priceHistory.heldUntil),
      ),
    );
  await tx.insert(priceHistory).values({ variationId, kind: 'default', minimumQuantity, amount, heldFrom: now });
}
