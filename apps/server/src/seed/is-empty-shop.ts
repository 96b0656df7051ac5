import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { item } from '../domains/catalog/tables/items.ts';
import { shippingProfile } from '../domains/checkout/tables.ts';
import { paymentMethod } from '../domains/payments/tables.ts';
import { legalText, setting } from '../domains/shop/tables.ts';

/**
 * Whether the shop has no items, no ways to ship or to pay, no legal texts, and no settings but the currency that it began with: the demo shop may be filled in.
 */
export async function isEmptyShop(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ isEmpty: boolean }>(sql`
    SELECT NOT EXISTS (SELECT FROM ${setting} WHERE ${setting.key} <> 'currency') AND NOT EXISTS (SELECT FROM ${item})
      AND NOT EXISTS (SELECT FROM ${shippingProfile}) AND NOT EXISTS (SELECT FROM ${paymentMethod})
      AND NOT EXISTS (SELECT FROM ${legalText}) AS "isEmpty"`);
  return rows[0]?.isEmpty === true;
}
