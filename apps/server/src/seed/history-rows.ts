import type { DemoVariation } from '@mise/demo/types.ts';
import type { priceHistory } from '../domains/catalog/tables/prices.ts';
import { unitAmountOf } from './unit-amount-of.ts';

/** Offers of the demo run for a long time, so that the shop always shows some. */
export const offerPeriod = {
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2036-01-01T00:00:00Z'),
};

const openedAt = new Date('2024-01-01T00:00:00Z');

/** Some days of the 30 before the offers, in which a price was lower than it is now. */
const lowerPeriod = { from: new Date('2025-12-08T00:00:00Z'), until: new Date('2025-12-18T00:00:00Z') };

/** What the prices of a variation were since the shop opened. */
export function historyRows({ id, price }: DemoVariation): (typeof priceHistory.$inferInsert)[] {
  const held = (amount: string, heldFrom: Date, heldUntil: Date | null, minimumQuantity = 1) => ({
    variationId: id,
    kind: 'default' as const,
    minimumQuantity,
    amount: unitAmountOf(amount),
    heldFrom,
    heldUntil,
  });
  const tiers = (price.graduated ?? []).map((tier) => held(tier.price, openedAt, null, tier.from));
  const { offer } = price;
  if (!offer) return [held(price.price, openedAt, null), ...tiers];
  const { validFrom, validUntil } = offerPeriod;
  const regular =
    offer.lowest30Days === price.price
      ? [held(price.price, openedAt, null)]
      : [
          held(price.price, openedAt, lowerPeriod.from),
          held(offer.lowest30Days, lowerPeriod.from, lowerPeriod.until),
          held(price.price, lowerPeriod.until, null),
        ];
  return [...regular, ...tiers, { ...held(offer.price, validFrom, validUntil), kind: 'offer' }];
}
