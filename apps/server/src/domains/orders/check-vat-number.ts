import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { askRegister, keepCheck } from '../tax/vat-checks.ts';
import type { VatCheck } from '../tax/vat-standing.ts';
import { order } from './tables.ts';

/**
 * Asks the register for a VAT id and keeps what it says. Orders that were taxed because it had not answered are noted with it, and
 * their buyers are told; what they cost stays what they agreed to.
 */
export async function checkVatNumber(
  shop: Pick<Shop, 'db' | 'vatRegister' | 'remember' | 'log'>,
  asked: { vatNumber: string; now: Date },
): Promise<VatCheck> {
  const check = await askRegister(shop, asked);
  await shop.db.transaction(async (tx) => {
    await keepCheck(tx, check);
    if (!check.isWaiting) await tellBuyers(tx, check);
  });
  return check;
}

async function tellBuyers(db: Transaction, { vatNumber, outcome, consultationNumber, askedAt }: VatCheck) {
  const rows = await db
    .update(order)
    .set({ vatRecheck: { isValid: outcome === 'valid', checkedAt: askedAt.toISOString(), consultationNumber } })
    .where(
      and(
        eq(sql`${order.vatStanding} ->> 'vatNumber'`, vatNumber),
        inArray(sql`${order.vatStanding} ->> 'standing'`, ['unchecked', 'busy', 'memberStateAway', 'away']),
        isNull(order.vatRecheck),
        notInArray(order.statusId, [orderStatusIds.prepared, orderStatusIds.canceled]),
      ),
    )
    .returning({ id: order.id });
  for (const { id: orderId } of rows) {
    await enqueue(db, { task: 'send-vat-checked', payload: { orderId }, key: `vat-checked-${orderId}` });
  }
}
