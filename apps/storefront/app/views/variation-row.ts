import type { Product } from '@mise/contract/catalog/product.ts';
import { formatPieces } from '@mise/rules/format-quantity.ts';
import { isDiscontinued } from '@mise/rules/is-discontinued.ts';
import { priceWithUnit } from '@mise/rules/price-with-unit.ts';
import { highestStep, type QuantityRange, quantityRange } from '@mise/rules/quantity-range.ts';
import type { Locale } from '../page/locale.ts';
import { type CardFacts, toCardFacts } from './card-facts.ts';

/** A variation in the table of its item. */
export type VariationRow = Pick<CardFacts, 'variationId' | 'articleNumber' | 'pack' | 'stock' | 'price' | 'energy'> & {
  /** Its graduated prices above the smallest quantity, ascending. */
  tiers: { quantity: number; amount: string }[];
  /** What tells it from the others: "Weiß, 27 cm, 6 Stück". */
  name: string;
  /** Which quantities can be ordered; null where none can be for now. */
  rule: QuantityRange | null;
  /** It will never be back. */
  isDiscontinued: boolean;
};

/** The variations of an item in the order of the shop. What a pack contains is named where they differ in it. */
export function toVariationRows(products: readonly Product[], locale: Locale): VariationRow[] {
  const contents = new Set(products.map(({ unit }) => `${unit.content} ${unit.unitOfMeasurement}`));
  return products.map((product) => {
    const { variationId, articleNumber, pack, stock, price, energy } = toCardFacts(product, locale);
    const rule = quantityRange(product.variation, product.variation.stock ?? null);
    const content = contents.size > 1 ? formatPieces(1, pack, locale) : '';
    const name = [product.variation.name, content].filter((part) => part !== '').join(', ') || articleNumber;
    const isSalable = product.filter.isSalable && price !== null && highestStep(rule) >= rule.minimum;
    const tiers = toTiers(product, (pack.name ?? pack.unit).one);
    return {
      ...{ variationId, articleNumber, pack, stock, price, energy, tiers, name },
      rule: isSalable ? rule : null,
      isDiscontinued: isDiscontinued(product.variation.availabilityId),
    };
  });
}

function toTiers({ prices }: Product, unit: string): VariationRow['tiers'] {
  if (!prices) return [];
  const least = Math.max(1, (prices.specialOffer ?? prices.default).minimumOrderQuantity);
  return prices.graduatedPrices
    .filter(({ minimumOrderQuantity }) => minimumOrderQuantity > least)
    .sort((left, right) => left.minimumOrderQuantity - right.minimumOrderQuantity)
    .map(({ minimumOrderQuantity, unitPrice: { formatted, value } }) => ({
      quantity: minimumOrderQuantity,
      amount: priceWithUnit(formatted, value ?? 0, unit),
    }));
}
