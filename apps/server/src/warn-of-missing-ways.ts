import { eq } from 'drizzle-orm';
import type { Config } from './config.ts';
import type { Queryable } from './db/database.ts';
import { item } from './domains/catalog/tables/items.ts';
import { shippingRate } from './domains/checkout/tables.ts';
import { isWorking } from './domains/payments/may-use.ts';
import { readPaymentMethods } from './domains/payments/payment-methods.ts';
import { country } from './domains/shop/tables.ts';
import type { Say } from './report-step.ts';

/** Says at the start that the shop shows what nobody can order, since it is shipped nowhere or can be paid by nothing. */
export async function warnOfMissingWays(db: Queryable, { mollie }: Pick<Config, 'mollie'>, say: Say): Promise<void> {
  const [sold] = await db.select({ id: item.id }).from(item).limit(1);
  if (!sold) return;
  const [rate] = await db
    .select({ id: shippingRate.id })
    .from(shippingRate)
    .innerJoin(country, eq(country.id, shippingRate.countryId))
    .where(eq(country.isActive, true))
    .limit(1);
  const methods = await readPaymentMethods(db);
  const isPayable = methods.some((method) => method.isActive && isWorking(method, { payments: mollie }));
  const missing = [
    ...(rate ? [] : ['there is no way to ship (npm run shop -- shipping)']),
    ...(isPayable ? [] : ['there is no way to pay (npm run shop -- payment)']),
  ];
  if (missing.length > 0) say(`ATTENTION: nobody can order: ${missing.join(', and ')}.`);
}
