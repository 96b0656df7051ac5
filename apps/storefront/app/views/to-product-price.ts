import type { Prices, SalesPrice } from '@mise/contract/catalog/price.ts';
import type { UnitAmount } from '@mise/rules/money.ts';
import { unitFromDecimal } from '@mise/rules/money.ts';
import { formerPriceOf } from './former-price-of.ts';
import type { PriceStep, ProductPrice } from './product-price.ts';

/** Null where the variation has no price: it cannot be ordered. `minimum` is the smallest quantity that can be. */
export function toProductPrice(prices: Prices | undefined, minimum: number): ProductPrice | null {
  if (!prices || prices.default.unitPrice.value === null) return null;
  const { default: regular, specialOffer, graduatedPrices, rrp } = prices;
  const tiers = [...graduatedPrices].sort((a, b) => a.minimumOrderQuantity - b.minimumOrderQuantity);
  const entry = tiers.findLast((tier) => tier.minimumOrderQuantity <= minimum) ?? specialOffer ?? regular;
  const later = tiers.filter((tier) => tier.minimumOrderQuantity > minimum);
  return {
    currency: regular.currency,
    isNet: regular.isNet,
    isTaxFree: regular.vat.value === 0,
    steps: [toStep(entry, minimum), ...later.map((tier) => toStep(tier, tier.minimumOrderQuantity))],
    offer: specialOffer && entry === specialOffer ? toOffer(specialOffer, regular) : null,
    recommended: rrp ? amountOf(rrp.unitPrice.value) : null,
  };
}

function toStep({ unitPrice, basePrice, baseSinglePrice }: SalesPrice, from: number): PriceStep {
  // A base price that is the price itself need not be said (§ 4 PAngV).
  return {
    from,
    amount: unitFromDecimal(unitPrice.value ?? 0),
    base: baseSinglePrice === unitPrice.value ? '' : basePrice,
  };
}

function toOffer(offer: SalesPrice, regular: SalesPrice): ProductPrice['offer'] {
  return {
    former: amountOf(formerPriceOf(offer, regular)?.value ?? null),
    lowest: amountOf(offer.lowestPrice.value),
  };
}

function amountOf(value: number | null): UnitAmount | null {
  return value === null ? null : unitFromDecimal(value);
}
