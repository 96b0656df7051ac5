import type { BasisPoints, MinorAmount, UnitAmount } from '@mise/rules/money.ts';
import { bothSides, type NetGross, type Side } from '@mise/rules/net-gross.ts';
import { shareByLargestRemainder } from '@mise/rules/share-by-largest-remainder.ts';
import {
  type Charge,
  discountedGoodsOf,
  type GoodsLine,
  goodsOf,
  highestFirst,
  isDiscounted,
  type PricedLine,
  priceLine,
  type RatedAmount,
  splitCharge,
  sumOf,
} from './goods.ts';
import { withoutVat } from './tax-free.ts';

/** Amounts in minor units unless a line says otherwise; none may be negative. */
export type TotalsInput = {
  /** The side that the customer class fixes. Unit prices, surcharges and the discount are given on it. */
  binding: Side;
  /** Export delivery: nothing is taxed. The rates of the lines are then those that their gross prices contain. */
  isTaxFree?: boolean;
  lines: readonly GoodsLine[];
  shipping: Charge;
  paymentFee?: Charge;
  /** A coupon: lowers the price of the goods that it is about, at most to nothing. */
  discount?: MinorAmount;
  /** Gift cards: pay, at most everything but gift cards. */
  giftCard?: MinorAmount;
};

export type RatedNetGross = NetGross & { vatRate: BasisPoints };

export type LineTotals = RatedNetGross & {
  /** What was charged per piece with its surcharges, additional costs aside: ten-thousandths on `Totals.binding`. */
  unitPrice: UnitAmount;
  /** The line by rate, highest first: one entry unless a surcharge has a rate of its own. */
  parts: RatedNetGross[];
  /** One for each surcharge that is additional costs, in their order. Not contained in the line. */
  additionalCosts: RatedNetGross[];
  /** What each surcharge is per piece, in their order: on `Totals.binding`. */
  surcharges: { amount: UnitAmount; vatRate: BasisPoints }[];
};

export type VatTotal = { rate: BasisPoints; net: MinorAmount; vat: MinorAmount; gross: MinorAmount };

/** In minor units. Every sum below is exact: items + additional costs + shipping + fee − discount = total = Σ vats. */
export type Totals = {
  /** 'net' for an export delivery, whose unit prices are net whatever was agreed. */
  binding: Side;
  /** In the order of the input. */
  lines: LineTotals[];
  itemSum: NetGross;
  additionalCosts: NetGross;
  shipping: NetGross;
  paymentFee: NetGross;
  /** What the discount takes off, as positive amounts. */
  discount: NetGross;
  /** The same by rate, highest first; rates that it is not about are left out. */
  discountByRate: RatedNetGross[];
  /** The same shared out to the lines, in their order. */
  lineDiscounts: NetGross[];
  /** By rate, highest first, all of the above included. Their net and gross add up to `total`. */
  vats: VatTotal[];
  total: NetGross;
  /** Gift cards that are bought: in every sum above, and not taxed before somebody pays with them. */
  giftCardsBought: MinorAmount;
  giftCard: MinorAmount;
  /** What is left to pay: total gross less the gift card. */
  toPay: MinorAmount;
};

const nothing: NetGross = { net: 0, gross: 0 };
const noCharge: Charge = { amount: 0, side: 'gross' };

/**
 * The totals of a basket or an order (docs/decisions/0002-money.md). On the binding side every amount is what it says;
 * on the other one VAT is calculated once per rate, and what it makes of lines and charges is shared out so that all adds
 * up. Without lines everything is zero, shipping included. A RangeError says that an amount is negative, fractional or
 * unsafe.
 */
export function calculateTotals(input: TotalsInput): Totals {
  refuseNoAmount(input);
  const agreedLines = input.lines.map(priceLine);
  const discountable = sumOf(discountedGoodsOf(input.lines, agreedLines));
  const agreed = {
    ...input,
    paymentFee: input.paymentFee ?? noCharge,
    discount: Math.min(input.discount ?? 0, discountable),
  };
  const { binding, lines, shipping, paymentFee, discount } = input.isTaxFree ? withoutVat(agreed) : agreed;

  const priced = input.isTaxFree ? lines.map(priceLine) : agreedLines;
  const goods = goodsOf(lines, priced);
  const shippingShares = splitCharge(shipping, goods, binding);
  const feeShares = splitCharge(paymentFee, goods, binding);
  const discountShares = splitCharge(
    { amount: discount, side: binding },
    discount === 0 ? [] : discountedGoodsOf(lines, priced),
    binding,
  );
  // Goods stand before additional costs, line by line, so that a tie for a cent does not depend on the order of lines.
  const charged = [
    ...priced.flatMap((line) => line.parts),
    ...priced.flatMap((line) => line.additionalCosts),
    ...shippingShares,
    ...feeShares,
  ];

  const rates = [...new Set(charged.map((each) => each.vatRate))].sort(highestFirst);
  const byRate = rates.map((rate) => ofRate(rate, { charged, discountShares, binding }));
  const sides = new Map(byRate.flatMap((each) => each.sides));
  const sidesOf = (amount: RatedAmount): RatedNetGross => ({
    vatRate: amount.vatRate,
    ...(sides.get(amount) ?? nothing),
  });

  const lineTotals = priced.map((line, index) => {
    const parts = line.parts.map(sidesOf);
    return {
      vatRate: lines[index]?.vatRate ?? 0,
      ...add(parts),
      unitPrice: line.unitPrice,
      parts,
      additionalCosts: line.additionalCosts.map(sidesOf),
      surcharges: (lines[index]?.surcharges ?? []).map(({ amount, vatRate }) => ({ amount, vatRate })),
    };
  });
  const vats = byRate.map((each) => each.vat);
  const total = add(vats);
  const giftCardsBought = add(lineTotals.filter((_, index) => lines[index]?.isGiftCard));
  const giftCard = Math.min(input.giftCard ?? 0, total.gross - giftCardsBought.gross);
  return {
    binding,
    lines: lineTotals,
    itemSum: add(lineTotals),
    additionalCosts: add(lineTotals.flatMap((line) => line.additionalCosts)),
    shipping: add(shippingShares.map(sidesOf)),
    paymentFee: add(feeShares.map(sidesOf)),
    discount: add(byRate.map((each) => each.discount)),
    discountByRate: byRate
      .filter(({ discount: { net, gross } }) => net !== 0 || gross !== 0)
      .map(({ rate, discount: taken }) => ({ vatRate: rate, ...taken })),
    lineDiscounts: shareDiscount(byRate, lines, priced),
    vats,
    total,
    giftCardsBought: giftCardsBought.gross,
    giftCard,
    toPay: total.gross - giftCard,
  };
}

/**
 * Everything of one rate: VAT on its sum, and both sides of each amount in it. The other side is calculated before and
 * after the discount, which takes off the difference, so that lines stay what they are without a coupon.
 */
function ofRate(rate: BasisPoints, all: { charged: RatedAmount[]; discountShares: RatedAmount[]; binding: Side }) {
  const other: Side = all.binding === 'net' ? 'gross' : 'net';
  const charged = all.charged.filter((each) => each.vatRate === rate);
  const discounted = all.discountShares.filter((each) => each.vatRate === rate);
  const full = bothSides(sumOf(charged), rate, all.binding);
  const reduced = bothSides(sumOf(charged) - sumOf(discounted), rate, all.binding);

  const otherAmounts = shareByLargestRemainder(
    full[other],
    charged.map((each) => each.amount),
  );
  const sides = charged.map((each, index): [RatedAmount, NetGross] => {
    const otherAmount = otherAmounts[index] ?? 0;
    return [
      each,
      all.binding === 'net' ? { net: each.amount, gross: otherAmount } : { net: otherAmount, gross: each.amount },
    ];
  });
  return {
    rate,
    sides,
    discount: { net: full.net - reduced.net, gross: full.gross - reduced.gross },
    vat: { rate, net: reduced.net, vat: reduced.gross - reduced.net, gross: reduced.gross },
  };
}

/** What the discount of each rate takes off the lines that have goods of it, in proportion. */
function shareDiscount(
  byRate: readonly { rate: BasisPoints; discount: NetGross }[],
  lines: readonly GoodsLine[],
  priced: readonly PricedLine[],
): NetGross[] {
  const shares = priced.map(() => nothing);
  for (const { rate, discount } of byRate) {
    if (discount.net === 0 && discount.gross === 0) continue;
    const weights = priced.map(({ parts }, index) => {
      const line = lines[index];
      return line && isDiscounted(line) ? sumOf(parts.filter(({ vatRate }) => vatRate === rate)) : 0;
    });
    const nets = shareByLargestRemainder(discount.net, weights);
    const grosses = shareByLargestRemainder(discount.gross, weights);
    for (const [index, share] of shares.entries()) {
      shares[index] = add([share, { net: nets[index] ?? 0, gross: grosses[index] ?? 0 }]);
    }
  }
  return shares;
}

function add(amounts: readonly NetGross[]): NetGross {
  return amounts.reduce((sum, each) => ({ net: sum.net + each.net, gross: sum.gross + each.gross }), nothing);
}

function refuseNoAmount(input: TotalsInput): void {
  refuseNegative(input.shipping.amount);
  refuseNegative(input.paymentFee?.amount ?? 0);
  refuseNegative(input.discount ?? 0);
  refuseNegative(input.giftCard ?? 0);
  for (const { unitPrice, quantity, surcharges = [] } of input.lines) {
    refuseNegative(unitPrice);
    refuseNegative(quantity);
    for (const { amount } of surcharges) refuseNegative(amount);
  }
}

function refuseNegative(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount of an order: ${amount}`);
}
