import { fitQuantity, highestStep, quantityRange } from './quantity-range.ts';

/** What limits the ordered quantity of a variation, as the catalogue stores it. All figures are pieces sold. */
export type QuantityRules = {
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  intervalOrderQuantity: number;
  /** `limited`: not beyond stock; `oversell`: the rest is delivered later; `unlimited`: stock is not counted. */
  stockPolicy: 'limited' | 'oversell' | 'unlimited';
  /** Pieces on hand; without a meaning where the policy is `unlimited`. */
  stock: number;
};

export type QuantityCheck =
  | { isAllowed: true }
  | {
      isAllowed: false;
      reason: 'minimum' | 'maximum' | 'interval' | 'stock';
      /** The bound that was broken: smallest or largest quantity, interval, or what stock allows (0: sold out). */
      figure: number;
    };

/** The figures of the overselling notice. */
export type Oversold = { inStock: number; deliveredLater: number };

/**
 * The rules of a bundle, which the stock of its components limits, whatever its own does. `bundles`: how many of them the
 * components make; null where it is no bundle, or they do not limit it.
 */
export function withinBundles<Rules extends Pick<QuantityRules, 'stockPolicy' | 'stock'>>(
  rules: Rules,
  bundles: number | null,
): Rules {
  if (bundles === null) return rules;
  const stock = rules.stockPolicy === 'limited' ? Math.min(rules.stock, bundles) : bundles;
  return { ...rules, stockPolicy: 'limited', stock };
}

/**
 * May this quantity be ordered? `wanted` is what the basket would hold of the variation in all its lines. Of several broken rules
 * the first of minimum, maximum, interval, stock is named.
 */
export function checkQuantity(rules: QuantityRules, wanted: number): QuantityCheck {
  const range = quantityRange(rules, null);
  const largest = highestStep(range);
  if (wanted < range.minimum) return { isAllowed: false, reason: 'minimum', figure: range.minimum };
  if (wanted > largest) return { isAllowed: false, reason: 'maximum', figure: largest };
  if (wanted % range.interval !== 0) return { isAllowed: false, reason: 'interval', figure: range.interval };

  if (rules.stockPolicy !== 'limited' || wanted <= rules.stock) return { isAllowed: true };
  const sellable = highestStep(quantityRange(rules, rules.stock));
  return { isAllowed: false, reason: 'stock', figure: sellable < range.minimum ? 0 : sellable };
}

/** What comes later of a quantity, where stock does not cover it and may be oversold; else null. */
export function checkOversold(
  { stockPolicy, stock }: Pick<QuantityRules, 'stockPolicy' | 'stock'>,
  wanted: number,
): Oversold | null {
  const inStock = Math.max(stock, 0);
  if (stockPolicy !== 'oversell' || wanted <= inStock) return null;
  return { inStock, deliveredLater: wanted - inStock };
}

/**
 * The quantity to offer instead: the wanted one if it may be ordered, else the next larger one that may, else the
 * largest of all. Null where nothing can be ordered.
 */
export function nextValidQuantity(rules: QuantityRules, wanted: number): number | null {
  const range = quantityRange(rules, rules.stockPolicy === 'limited' ? rules.stock : null);
  return highestStep(range) < range.minimum ? null : fitQuantity(wanted, range);
}
