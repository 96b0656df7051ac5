import { type BasisPoints, type MinorAmount, scale } from '@mise/rules/money.ts';
import type { couponCampaign } from './tables.ts';

/** What a coupon promises, and to whom (`tables.ts`). */
export type CouponTerms = Omit<typeof couponCampaign.$inferSelect, 'id' | 'name' | 'createdAt'> & {
  /** By how many orders its code may be used; null: any number. */
  maximumUses: number | null;
};

/** A line as a coupon sees it. `amount`: what it costs, in minor units on the side of the buyer's prices. */
export type CouponLine = {
  itemId: number;
  amount: MinorAmount;
  isGiftCard: boolean;
  isSpecialOffer: boolean;
  isSubscription: boolean;
  couponPolicy: 'allowed' | 'required' | 'excluded';
};

/** Whoever wants to use it, for what, and when. */
export type CouponUse = {
  now: Date;
  /** Orders that used its code and were not canceled. */
  uses: number;
  buyer: { customerClassId: number; isBusiness: boolean; hasOrdered: boolean; isKnown: boolean };
  lines: readonly CouponLine[];
};

/** Why it is not redeemed. `minimum`: what the goods have to come to. */
export type CouponFault = { reason: CouponReason } | { reason: 'minimumOrderValue'; minimum: MinorAmount };

type CouponReason =
  | 'usedOrInvalid'
  | 'noWebstore'
  | 'wrongWebstore'
  | 'notActivated'
  | 'notYetValid'
  | 'expired'
  | 'newCustomersOnly'
  | 'existingCustomersOnly'
  | 'wrongCustomerClass'
  | 'wrongCustomerType'
  | 'noMatchingItem'
  | 'subscriptionOnly'
  | 'notForSubscription'
  | 'notForSpecialOffers'
  | 'noOpenAmount';

const thisWebstore = 1;

/** The first reason why a coupon is not redeemed, or null. The campaign comes first, then the buyer, then the cart. */
export function checkCoupon(terms: CouponTerms, use: CouponUse): CouponFault | null {
  const reason = faultOfCampaign(terms, use) ?? faultOfBuyer(terms, use.buyer) ?? faultOfLines(terms, use.lines);
  if (reason) return { reason };
  const { minimumItemSum: minimum } = terms;
  if (minimum !== null && sumOf(use.lines.filter(isGoods)) < minimum) return { reason: 'minimumOrderValue', minimum };
  const isWorthless = terms.kind !== 'freeShipping' && discountOf(terms, use.lines) === 0;
  return isWorthless ? { reason: 'noOpenAmount' } : null;
}

/** What it takes off the lines that it is about, in minor units on the side of the buyer's prices. */
export function discountOf(terms: CouponTerms, lines: readonly CouponLine[]): MinorAmount {
  const covered = sumOf(lines.filter((line) => isCovered(terms, line)));
  if (terms.kind === 'fixed') return Math.min(terms.amount, covered);
  return terms.kind === 'percentage' ? percentOf(covered, terms.percent) : 0;
}

/** Whether a coupon is about a line. */
export function isCovered(terms: CouponTerms, line: CouponLine): boolean {
  return filters.every(({ fits }) => fits(terms, line));
}

/** What has to be true of a line, and what is said where that leaves none. */
const filters: { reason: CouponReason; fits: (terms: CouponTerms, line: CouponLine) => boolean }[] = [
  {
    reason: 'noMatchingItem',
    fits: ({ itemIds }, line) =>
      isGoods(line) && line.couponPolicy !== 'excluded' && (itemIds === null || itemIds.includes(line.itemId)),
  },
  { reason: 'subscriptionOnly', fits: ({ subscriptions }, line) => subscriptions !== 'only' || line.isSubscription },
  {
    reason: 'notForSubscription',
    fits: ({ subscriptions }, line) => subscriptions !== 'never' || !line.isSubscription,
  },
  {
    reason: 'notForSpecialOffers',
    fits: ({ includesSpecialOffers }, line) => includesSpecialOffers || !line.isSpecialOffer,
  },
];

function faultOfCampaign(terms: CouponTerms, { uses, now }: CouponUse): CouponReason | null {
  if (terms.maximumUses !== null && uses >= terms.maximumUses) return 'usedOrInvalid';
  if (terms.webstoreIds.length === 0) return 'noWebstore';
  if (!terms.webstoreIds.includes(thisWebstore)) return 'wrongWebstore';
  if (!terms.isActive) return 'notActivated';
  if (terms.validFrom !== null && now < terms.validFrom) return 'notYetValid';
  return terms.validUntil !== null && now >= terms.validUntil ? 'expired' : null;
}

function faultOfBuyer(terms: CouponTerms, buyer: CouponUse['buyer']): CouponReason | null {
  if (terms.orderedBefore === 'never' && buyer.isKnown) return 'newCustomersOnly';
  if (terms.orderedBefore === 'yes' && !buyer.hasOrdered) return 'existingCustomersOnly';
  if (terms.customerClassIds !== null && !terms.customerClassIds.includes(buyer.customerClassId)) {
    return 'wrongCustomerClass';
  }
  if (terms.customerType === null) return null;
  return (terms.customerType === 'business') === buyer.isBusiness ? null : 'wrongCustomerType';
}

function faultOfLines(terms: CouponTerms, lines: readonly CouponLine[]): CouponReason | null {
  let left = lines;
  for (const { reason, fits } of filters) {
    left = left.filter((line) => fits(terms, line));
    if (left.length === 0) return reason;
  }
  return null;
}

/** A gift card is money in another form: no coupon lowers its price, or counts it. */
function isGoods({ isGiftCard }: CouponLine): boolean {
  return !isGiftCard;
}

function sumOf(lines: readonly CouponLine[]): MinorAmount {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function percentOf(amount: MinorAmount, percent: BasisPoints): MinorAmount {
  return scale(amount, percent, 10_000);
}
