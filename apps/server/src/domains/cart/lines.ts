import type { CartRemovalReason } from '@mise/contract/cart/removal-reasons.ts';
import { type BundleComponent, resolveComponents } from '@mise/rules/bundle-components.ts';
import type { NetGross } from '@mise/rules/net-gross.ts';
import { unitPriceSides } from '@mise/rules/unit-price.ts';
import type { BundleOption } from '../catalog/bundle-components.ts';
import type { OrderProperty } from '../catalog/order-properties.ts';
import { type PriceAt, priceAt } from '../catalog/price-choice.ts';
import { type Buyer, whyNotSold } from '../catalog/sale-limits.ts';
import { isForSale, type SellableVariation } from '../catalog/sellable-variations.ts';
import { rateOf, type VatRates } from '../shop/vat.ts';
import type { Held } from './stored-cart.ts';
import type { basketItem, OrderParam } from './tables.ts';

/** A chosen answer to an order property, with what it costs per piece in ten-thousandths. */
export type LineProperty = { property: OrderProperty; value: string; surcharge: NetGross; vatId: number };

export type CartLine = {
  id: number;
  quantity: number;
  orderParams: OrderParam[];
  /** What one of it was when its buyer was told last. */
  unit: string | null;
  variation: SellableVariation;
  /** Of one piece at the quantity that the basket holds of the variation, without surcharges. */
  price: PriceAt;
  properties: LineProperty[];
  /** What a bundle consists of, as it was chosen. */
  components: BundleComponent<BundleOption>[];
};

/** A set of which a part is chosen. */
export function hasChoice({ variation }: Pick<CartLine, 'variation'>): boolean {
  return variation.components.some(({ options }) => options.length > 1);
}

export type BasketRow = Pick<
  typeof basketItem.$inferSelect,
  'id' | 'variationId' | 'quantity' | 'orderParams' | 'components' | 'orderParamsKey' | 'unit'
>;

/** What prices depend on beside the variation. */
export type PriceConditions = {
  now: Date;
  /** Rates of the shop's own country: what the stored gross prices contain. */
  shopRates: VatRates;
  discountPercent: number;
  buyer: Buyer;
};

/** What can no longer be bought, and why. */
export type UnavailableRow = BasketRow & { reason: CartRemovalReason };

/** The lines of a basket, priced; and the rows that can no longer be bought. */
export function priceLines(
  { rows, variations }: Pick<Held, 'rows' | 'variations'>,
  conditions: PriceConditions,
): { lines: CartLine[]; unavailable: UnavailableRow[] } {
  const quantities = quantityByVariation(rows);
  const lines: CartLine[] = [];
  const unavailable: UnavailableRow[] = [];
  for (const row of rows) {
    const line = priceLine(row, { variations, quantities, conditions });
    if (typeof line === 'string') unavailable.push({ ...row, reason: line });
    else lines.push(line);
  }
  return { lines, unavailable };
}

/** Tiers and stock count what the basket holds of a variation in all its lines. */
export function quantityByVariation(rows: readonly { variationId: number; quantity: number }[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { variationId, quantity } of rows) {
    quantities.set(variationId, (quantities.get(variationId) ?? 0) + quantity);
  }
  return quantities;
}

function priceLine(
  row: BasketRow,
  known: {
    variations: Map<number, SellableVariation>;
    quantities: Map<number, number>;
    conditions: PriceConditions;
  },
): CartLine | CartRemovalReason {
  const { now, shopRates, discountPercent, buyer } = known.conditions;
  const variation = known.variations.get(row.variationId);
  if (!variation || !isForSale(variation, now)) return 'availability';
  const reason = whyNotSold(variation.saleLimits, buyer);
  if (reason) return reason;
  const components = resolveComponents(variation.components, row.components);
  if (!components) return 'availability';
  const price = priceAt({
    rows: variation.prices,
    quantity: known.quantities.get(row.variationId) ?? row.quantity,
    now,
    vatRate: variation.isGiftCard ? 0 : rateOf(shopRates, variation.vatId),
    discountPercent: variation.isGiftCard ? 0 : discountPercent,
  });
  if (!price) return 'availability';
  const properties = row.orderParams.flatMap(({ propertyId, value }): LineProperty[] => {
    const property = variation.orderProperties.find(({ id }) => id === propertyId);
    if (!property) return [];
    const vatId = property.vatId ?? variation.vatId;
    return [{ property, value, vatId, surcharge: unitPriceSides(property.surcharge, rateOf(shopRates, vatId)) }];
  });
  const { id, quantity, orderParams, unit } = row;
  return { id, quantity, orderParams, unit, variation, price, properties, components };
}
