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
  return bill(input).totals(input);
}

/** What may be charged beside the goods. */
export type Charges = Pick<TotalsInput, 'shipping' | 'paymentFee'>;

/** The same for several charges, or of single amounts of the totals where lines need not be told: most of the work. */
export type Bill = {
  totals: (charges: Charges) => Totals;
  toPay: (charges: Charges) => MinorAmount;
  /** Without any charges. */
  itemSum: () => MinorAmount;
};

export function bill(input: Omit<TotalsInput, keyof Charges>): Bill {
  refuseNoGoods(input);
  const agreedLines = input.lines.map(priceLine);
  const agreedGoods = discountedGoodsOf(input.lines, agreedLines);
  const discount = Math.min(input.discount ?? 0, sumOf(agreedGoods));
  const billed = ({ shipping, paymentFee = noCharge }: Charges): Billed => {
    refuseNegative(shipping.amount);
    refuseNegative(paymentFee.amount);
    const agreed = { ...input, shipping, paymentFee, discount };
    if (!input.isTaxFree) return { ...agreed, priced: agreedLines };
    const untaxed = withoutVat(agreed);
    return { ...agreed, ...untaxed, priced: untaxed.lines.map(priceLine) };
  };
  return {
    totals: (charges) => totalsOf(billed(charges)),
    // Without a gift card the total is to be paid. One pays no more than what is left without the gift cards that are bought, and what
    // those come to is known only when the total was shared out to the lines.
    toPay: (charges) => (input.giftCard ? totalsOf(billed(charges)).toPay : totalOf(sumUp(billed(charges))).gross),
    itemSum: () =>
      input.binding === 'gross' && !input.isTaxFree
        ? sumOf(agreedLines.flatMap(({ parts }) => parts))
        : totalsOf(billed({ shipping: noCharge })).itemSum.gross,
  };
}

function totalOf({ byRate }: Sums): NetGross {
  return add(byRate.map(({ vat }) => vat));
}

/** What is charged, on its binding side. */
type Billed = Omit<Required<TotalsInput>, 'isTaxFree' | 'giftCard'> &
  Pick<TotalsInput, 'giftCard'> & { priced: PricedLine[] };

/** Amounts of one rate: both sides of their sum before and after the discount. */
type RateSum = { rate: BasisPoints; full: NetGross; discount: NetGross; vat: VatTotal };

type Sums = { shippingShares: RatedAmount[]; feeShares: RatedAmount[]; byRate: RateSum[] };

function totalsOf(billed: Billed): Totals {
  const { binding, lines, priced } = billed;
  const sums = sumUp(billed);
  const { shippingShares, feeShares, byRate } = sums;
  // Goods stand before additional costs, line by line, so that a tie for a cent does not depend on the order of lines.
  const charged = [
    ...priced.flatMap((line) => line.parts),
    ...priced.flatMap((line) => line.additionalCosts),
    ...shippingShares,
    ...feeShares,
  ];
  const shared = shareOut(charged, byRate, binding);
  let next = 0;
  const take = (amounts: readonly RatedAmount[]): RatedNetGross[] => {
    next += amounts.length;
    return shared.slice(next - amounts.length, next);
  };
  const partsOf = priced.map(({ parts }) => take(parts));
  const costsOf = priced.map(({ additionalCosts }) => take(additionalCosts));
  const shipping = add(take(shippingShares));
  const paymentFee = add(take(feeShares));

  const lineTotals = priced.map(({ unitPrice }, index): LineTotals => {
    const parts = partsOf[index] ?? [];
    const { net, gross } = add(parts);
    const { vatRate = 0, surcharges = [] } = lines[index] ?? {};
    return {
      vatRate,
      net,
      gross,
      unitPrice,
      parts,
      additionalCosts: costsOf[index] ?? [],
      surcharges: surcharges.map((each) => ({ amount: each.amount, vatRate: each.vatRate })),
    };
  });
  const total = totalOf(sums);
  const giftCardsBought = add(lineTotals.filter((_, index) => lines[index]?.isGiftCard)).gross;
  const giftCard = Math.min(billed.giftCard ?? 0, total.gross - giftCardsBought);
  return {
    binding,
    lines: lineTotals,
    itemSum: add(lineTotals),
    additionalCosts: add(costsOf.flat()),
    shipping,
    paymentFee,
    discount: add(byRate.map((each) => each.discount)),
    discountByRate: byRate
      .filter(({ discount: { net, gross } }) => net !== 0 || gross !== 0)
      .map(({ rate, discount: taken }) => ({ vatRate: rate, ...taken })),
    lineDiscounts: shareDiscount(byRate, lines, priced),
    vats: byRate.map((each) => each.vat),
    total,
    giftCardsBought,
    giftCard,
    toPay: total.gross - giftCard,
  };
}

/** Each rate with what it is charged for, highest first. */
function sumUp({ binding, lines, priced, shipping, paymentFee, discount }: Billed): Sums {
  const goods = goodsOf(lines, priced);
  const shippingShares = splitCharge(shipping, goods, binding);
  const feeShares = splitCharge(paymentFee, goods, binding);
  const discountShares = splitCharge(
    { amount: discount, side: binding },
    discount === 0 ? [] : discountedGoodsOf(lines, priced),
    binding,
  );
  const charged = new Map<BasisPoints, MinorAmount>();
  const charge = ({ vatRate, amount }: RatedAmount) => charged.set(vatRate, (charged.get(vatRate) ?? 0) + amount);
  for (const { parts, additionalCosts } of priced) {
    parts.forEach(charge);
    additionalCosts.forEach(charge);
  }
  shippingShares.forEach(charge);
  feeShares.forEach(charge);
  const byRate = [...charged.keys()].sort(highestFirst).map((rate) => {
    const discounted = sumOf(discountShares.filter(({ vatRate }) => vatRate === rate));
    return sumOfRate(rate, { charged: charged.get(rate) ?? 0, discounted, binding });
  });
  return { shippingShares, feeShares, byRate };
}

/**
 * Everything of one rate: VAT on its sum. The other side is calculated before and after the discount, which takes off the difference, so
 * that lines stay what they are without a coupon.
 */
function sumOfRate(
  rate: BasisPoints,
  { charged, discounted, binding }: { charged: MinorAmount; discounted: MinorAmount; binding: Side },
): RateSum {
  const full = bothSides(charged, rate, binding);
  const reduced = bothSides(charged - discounted, rate, binding);
  return {
    rate,
    full,
    discount: { net: full.net - reduced.net, gross: full.gross - reduced.gross },
    vat: { rate, net: reduced.net, vat: reduced.gross - reduced.net, gross: reduced.gross },
  };
}

/** Both sides of each amount: the other side of its rate's sum is shared out. */
function shareOut(charged: readonly RatedAmount[], byRate: readonly RateSum[], binding: Side): RatedNetGross[] {
  const others = new Map(
    byRate.map(({ rate, full }) => {
      const amounts = charged.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount);
      return [rate, shareByLargestRemainder(full[binding === 'net' ? 'gross' : 'net'], amounts).values()];
    }),
  );
  return charged.map(({ vatRate, amount }) => {
    const other = others.get(vatRate)?.next().value ?? 0;
    return binding === 'net' ? { vatRate, net: amount, gross: other } : { vatRate, net: other, gross: amount };
  });
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

function refuseNoGoods(input: Omit<TotalsInput, keyof Charges>): void {
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
