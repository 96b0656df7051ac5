import { type BasisPoints, lineAmount, type MinorAmount, type UnitAmount } from '@mise/rules/money.ts';
import { type Side, toSide } from '@mise/rules/net-gross.ts';
import { shareByLargestRemainder } from '@mise/rules/share-by-largest-remainder.ts';

/** A line as it is bought. Unit amounts per piece on the binding side, none negative. */
export type GoodsLine = {
  unitPrice: UnitAmount;
  quantity: number;
  /** The rate that the unit price contains (gross) or that is added to it (net). */
  vatRate: BasisPoints;
  surcharges?: readonly Surcharge[];
  /** Money in another form: shipping, fees and discounts are not about it, and no gift card pays it. */
  isGiftCard?: boolean;
  /** False: the discount is not about it. */
  isDiscounted?: boolean;
};

export type Surcharge = {
  /** Per piece, on the binding side. */
  amount: UnitAmount;
  /** Of the order property, else that of the line. */
  vatRate: BasisPoints;
  /** Listed beside the goods (a deposit), not as a part of the unit price. */
  isAdditionalCosts: boolean;
};

/** Shipping costs or a payment fee, in minor units on the side that they are stored on. */
export type Charge = { amount: MinorAmount; side: Side };

/** A part of an order with one VAT rate; minor units on the binding side. */
export type RatedAmount = { vatRate: BasisPoints; amount: MinorAmount };

export type PricedLine = {
  /** Per piece with its surcharges, additional costs aside. */
  unitPrice: UnitAmount;
  /** One for each rate in the unit price, highest first; together they are the line's amount. */
  parts: RatedAmount[];
  /** One for each surcharge that is additional costs, in their order. */
  additionalCosts: RatedAmount[];
};

/**
 * The amounts of a line. The unit price that the shopper sees, surcharges included, is multiplied and rounded once;
 * surcharges with a rate of their own get their share of that amount.
 */
export function priceLine(line: GoodsLine): PricedLine {
  const { surcharges } = line;
  if (!surcharges || surcharges.length === 0) {
    const amount = lineAmount(line.unitPrice, line.quantity);
    return { unitPrice: line.unitPrice, parts: [{ vatRate: line.vatRate, amount }], additionalCosts: [] };
  }
  const unitAmounts = new Map([[line.vatRate, line.unitPrice]]);
  for (const surcharge of surcharges.filter((each) => !each.isAdditionalCosts)) {
    unitAmounts.set(surcharge.vatRate, (unitAmounts.get(surcharge.vatRate) ?? 0) + surcharge.amount);
  }
  const rates = [...unitAmounts.keys()].sort(highestFirst);
  const weights = rates.map((rate) => unitAmounts.get(rate) ?? 0);
  const unitPrice = weights.reduce((sum, weight) => sum + weight, 0);
  const amounts = shareByLargestRemainder(lineAmount(unitPrice, line.quantity), weights);
  return {
    unitPrice,
    parts: rates.map((vatRate, index) => ({ vatRate, amount: amounts[index] ?? 0 })),
    additionalCosts: surcharges
      .filter((each) => each.isAdditionalCosts)
      .map((each) => ({ vatRate: each.vatRate, amount: lineAmount(each.amount, line.quantity) })),
  };
}

/** What the goods cost at each rate, highest rate first; gift cards and additional costs aside. `priced`: the lines, in their order. */
export function goodsOf(lines: readonly GoodsLine[], priced: readonly PricedLine[]): RatedAmount[] {
  return goodsByRate(priced.filter((_, index) => isGoods(lines[index])));
}

/** The same of the goods that a discount is about. */
export function discountedGoodsOf(lines: readonly GoodsLine[], priced: readonly PricedLine[]): RatedAmount[] {
  return goodsByRate(priced.filter((_, index) => isDiscounted(lines[index])));
}

export function isDiscounted(line: GoodsLine | undefined): boolean {
  return isGoods(line) && line?.isDiscounted !== false;
}

function isGoods(line: GoodsLine | undefined): boolean {
  return line !== undefined && line.isGiftCard !== true;
}

function goodsByRate(lines: readonly PricedLine[]): RatedAmount[] {
  const sums = new Map<BasisPoints, MinorAmount>();
  for (const { parts } of lines) {
    for (const { vatRate, amount } of parts) sums.set(vatRate, (sums.get(vatRate) ?? 0) + amount);
  }
  return [...sums.keys()].sort(highestFirst).map((vatRate) => ({ vatRate, amount: sums.get(vatRate) ?? 0 }));
}

/**
 * Splits a charge over the rates of the goods in proportion to their value, and turns it to the binding side: its VAT
 * follows the goods (docs/decisions/0002-money.md). Without goods there is nothing to charge for.
 */
export function splitCharge(charge: Charge, goods: readonly RatedAmount[], binding: Side): RatedAmount[] {
  if (goods.length === 0) return [];
  const weights = goods.map((each) => toSide(each.amount, each.vatRate, binding, charge.side));
  const shares = shareByLargestRemainder(charge.amount, weights);
  return goods.map(({ vatRate }, index) => ({
    vatRate,
    amount: toSide(shares[index] ?? 0, vatRate, charge.side, binding),
  }));
}

export function sumOf(amounts: readonly RatedAmount[]): MinorAmount {
  return amounts.reduce((sum, each) => sum + each.amount, 0);
}

export function highestFirst(a: BasisPoints, b: BasisPoints): number {
  return b - a;
}
