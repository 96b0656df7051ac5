/** What limits the ordered quantity of a variation, as the catalogue stores it. All figures are pieces sold. */
export type QuantityRules = {
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  /** Ordered in whole multiples of it: 6, 12, 18. */
  intervalOrderQuantity: number;
  /** `limited`: not beyond stock; `oversell`: the rest is delivered later; `unlimited`: stock is not counted. */
  stockPolicy: 'limited' | 'oversell' | 'unlimited';
  /** Pieces on hand; without a meaning where the policy is `unlimited`. */
  stock: number;
};

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

/** No line is larger, whatever a variation allows: amounts stay exact and a mistyped quantity is caught. */
export const largestQuantity = 999_999;

/**
 * May this quantity be ordered? `wanted` is what the basket would hold of the variation in all its lines. Of several broken rules
 * the first of minimum, maximum, interval, stock is named.
 */
export function checkQuantity(rules: QuantityRules, wanted: number): QuantityCheck {
  const { smallest, largest, interval } = boundsOf(rules);
  if (wanted < smallest) return { isAllowed: false, reason: 'minimum', figure: smallest };
  if (wanted > largest) return { isAllowed: false, reason: 'maximum', figure: largest };
  if (wanted % interval !== 0) return { isAllowed: false, reason: 'interval', figure: interval };

  if (rules.stockPolicy !== 'limited' || wanted <= Math.max(rules.stock, 0)) return { isAllowed: true };
  return { isAllowed: false, reason: 'stock', figure: sellableFromStock(rules) };
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
  const { smallest, largest, interval } = boundsOf(rules);
  const most = rules.stockPolicy === 'limited' ? Math.min(largest, sellableFromStock(rules)) : largest;
  if (most < smallest) return null;
  return Math.min(Math.max(multipleFrom(wanted, interval), smallest), most);
}

function boundsOf(rules: QuantityRules): { smallest: number; largest: number; interval: number } {
  const interval = Math.max(rules.intervalOrderQuantity, 1);
  return {
    interval,
    smallest: multipleFrom(Math.max(rules.minimumOrderQuantity, 1), interval),
    largest: multipleUpTo(Math.min(rules.maximumOrderQuantity ?? largestQuantity, largestQuantity), interval),
  };
}

/** The largest quantity that stock allows and the rules accept; 0 where it does not reach the smallest. */
function sellableFromStock(rules: QuantityRules): number {
  const { smallest, interval } = boundsOf(rules);
  const sellable = multipleUpTo(Math.max(rules.stock, 0), interval);
  return sellable < smallest ? 0 : sellable;
}

function multipleFrom(quantity: number, interval: number): number {
  return Math.ceil(quantity / interval) * interval;
}

function multipleUpTo(quantity: number, interval: number): number {
  return Math.floor(quantity / interval) * interval;
}
