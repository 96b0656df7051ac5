import { describe, expect, it, test } from 'vitest';
import {
  type CouponFault,
  type CouponLine,
  type CouponTerms,
  type CouponUse,
  checkCoupon,
  discountOf,
  isCovered,
} from './check-coupon.ts';

const terms: CouponTerms = {
  kind: 'percentage',
  amount: 0,
  percent: 1000,
  maximumUses: null,
  minimumItemSum: null,
  validFrom: null,
  validUntil: null,
  isActive: true,
  webstoreIds: [1],
  itemIds: null,
  customerClassIds: null,
  customerType: null,
  orderedBefore: null,
  subscriptions: null,
  includesSpecialOffers: true,
};

const plate: CouponLine = {
  itemId: 1,
  amount: 10_000,
  isGiftCard: false,
  isSpecialOffer: false,
  isSubscription: false,
  couponPolicy: 'allowed',
};
const offer: CouponLine = { ...plate, itemId: 2, amount: 3000, isSpecialOffer: true };
const coffee: CouponLine = { ...plate, itemId: 3, amount: 2000, isSubscription: true };
const giftCard: CouponLine = { ...plate, itemId: 4, amount: 5000, isGiftCard: true };
const excluded: CouponLine = { ...plate, itemId: 5, couponPolicy: 'excluded' };

const now = new Date('2026-06-15T12:00:00Z');
const use: CouponUse = {
  now,
  uses: 0,
  buyer: { customerClassId: 1, isBusiness: false, hasOrdered: false, isKnown: false },
  lines: [plate],
};

type Case = [string, Partial<CouponTerms>, Partial<CouponUse>, CouponFault['reason'] | null];

const cases: Case[] = [
  ['anything', {}, {}, null],
  ['a code that was never used', { maximumUses: 1 }, {}, null],
  ['a code that was used as often as it may be', { maximumUses: 2 }, { uses: 2 }, 'usedOrInvalid'],
  ['a code that may be used once more', { maximumUses: 3 }, { uses: 2 }, null],
  ['a code that may be used any number of times', {}, { uses: 1000 }, null],
  ['no shop', { webstoreIds: [] }, {}, 'noWebstore'],
  ['another shop', { webstoreIds: [2] }, {}, 'wrongWebstore'],
  ['this shop and another', { webstoreIds: [2, 1] }, {}, null],
  ['a campaign that is off', { isActive: false }, {}, 'notActivated'],
  ['the moment before it begins', { validFrom: new Date(now.getTime() + 1) }, {}, 'notYetValid'],
  ['the moment it begins', { validFrom: now }, {}, null],
  ['its last moment', { validUntil: new Date(now.getTime() + 1) }, {}, null],
  ['the moment it is over', { validUntil: now }, {}, 'expired'],
  ['someone new', { orderedBefore: 'never' }, {}, null],
  [
    'someone under whose address was ordered',
    { orderedBefore: 'never' },
    { buyer: { ...use.buyer, isKnown: true } },
    'newCustomersOnly',
  ],
  ['someone new to a thank-you', { orderedBefore: 'yes' }, {}, 'existingCustomersOnly'],
  [
    'someone under whose address was ordered, to a thank-you',
    { orderedBefore: 'yes' },
    { buyer: { ...use.buyer, isKnown: true } },
    'existingCustomersOnly',
  ],
  ['someone who is thanked', { orderedBefore: 'yes' }, { buyer: { ...use.buyer, hasOrdered: true } }, null],
  ['another class', { customerClassIds: [2, 3] }, {}, 'wrongCustomerClass'],
  ['their class', { customerClassIds: [2, 1] }, {}, null],
  ['a person', { customerType: 'business' }, {}, 'wrongCustomerType'],
  ['a business', { customerType: 'business' }, { buyer: { ...use.buyer, isBusiness: true } }, null],
  [
    'a business, for people',
    { customerType: 'private' },
    { buyer: { ...use.buyer, isBusiness: true } },
    'wrongCustomerType',
  ],
  ['an empty cart', {}, { lines: [] }, 'noMatchingItem'],
  ['gift cards alone', {}, { lines: [giftCard] }, 'noMatchingItem'],
  ['an item that no coupon is about', {}, { lines: [excluded] }, 'noMatchingItem'],
  ['another item', { itemIds: [7] }, {}, 'noMatchingItem'],
  ['one of its items', { itemIds: [7, 1] }, { lines: [offer, plate] }, null],
  ['no subscription', { subscriptions: 'only' }, {}, 'subscriptionOnly'],
  ['a subscription among others', { subscriptions: 'only' }, { lines: [plate, coffee] }, null],
  ['subscriptions alone', { subscriptions: 'never' }, { lines: [coffee] }, 'notForSubscription'],
  ['others beside a subscription', { subscriptions: 'never' }, { lines: [coffee, plate] }, null],
  ['special offers alone', { includesSpecialOffers: false }, { lines: [offer] }, 'notForSpecialOffers'],
  ['others beside a special offer', { includesSpecialOffers: false }, { lines: [offer, plate] }, null],
  ['a cent too little', { minimumItemSum: 10_001 }, {}, 'minimumOrderValue'],
  ['just enough', { minimumItemSum: 10_000 }, {}, null],
  ['enough with what it is not about', { minimumItemSum: 13_000, itemIds: [1] }, { lines: [plate, offer] }, null],
  ['enough with a gift card alone', { minimumItemSum: 13_000 }, { lines: [plate, giftCard] }, 'minimumOrderValue'],
  ['items for free', {}, { lines: [{ ...plate, amount: 0 }] }, 'noOpenAmount'],
  ['items for free, to be delivered for free', { kind: 'freeShipping' }, { lines: [{ ...plate, amount: 0 }] }, null],
];

describe('a coupon', () => {
  it.each(cases)('for %s', (_name, otherTerms, otherUse, reason) => {
    expect(checkCoupon({ ...terms, ...otherTerms }, { ...use, ...otherUse })?.reason ?? null).toBe(reason);
  });

  test('says what the goods have to come to', () => {
    expect(checkCoupon({ ...terms, minimumItemSum: 12_345 }, use)).toEqual({
      reason: 'minimumOrderValue',
      minimum: 12_345,
    });
  });
});

describe('a discount', () => {
  it.each<[string, Partial<CouponTerms>, CouponLine[], number]>([
    ['a percentage of what it is about', { percent: 1250, itemIds: [1] }, [plate, offer], 1250],
    ['half a cent is rounded up', { percent: 5000 }, [{ ...plate, amount: 1 }], 1],
    ['all of it', { percent: 10_000 }, [plate], 10_000],
    ['a fixed sum', { kind: 'fixed', amount: 2500 }, [plate, offer], 2500],
    ['a fixed sum, at most what it is about', { kind: 'fixed', amount: 99_999, itemIds: [2] }, [plate, offer], 3000],
    ['nothing off the goods', { kind: 'freeShipping', amount: 99, percent: 99 }, [plate], 0],
    ['nothing off gift cards', { percent: 1000 }, [plate, giftCard], 1000],
  ])('%s', (_name, otherTerms, lines, discount) => {
    expect(discountOf({ ...terms, ...otherTerms }, lines)).toBe(discount);
  });

  test('is about the lines that every rule lets through', () => {
    const strict: CouponTerms = { ...terms, subscriptions: 'never', includesSpecialOffers: false };
    const lines = [plate, offer, coffee, giftCard, excluded];
    expect(lines.filter((line) => isCovered(strict, line))).toEqual([plate]);
  });
});
