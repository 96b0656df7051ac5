import type { Prices, SalesPrice } from '@mise/contract/catalog/price.ts';
import { describe, expect, test } from 'vitest';
import { nextStep, priceAt, savedPercent } from './product-price.ts';
import { toProductPrice } from './to-product-price.ts';

function salesPrice(value: number, { from = 1, lowest = null as number | null, base = '' } = {}): SalesPrice {
  const price = { value, formatted: '' };
  const discount = { percent: 0, amount: 0 };
  return {
    price,
    unitPrice: price,
    basePrice: base,
    baseLot: null,
    baseUnit: null,
    baseSinglePrice: null,
    minimumOrderQuantity: from,
    contactClassDiscount: discount,
    categoryDiscount: discount,
    currency: 'EUR',
    lowestPrice: { value: lowest, formatted: '' },
    vat: { id: 0, value: 19 },
    isNet: false,
    data: {} as SalesPrice['data'],
  };
}

function priced(prices: Partial<Prices>, minimum = 1) {
  const price = toProductPrice(
    { default: salesPrice(8.9), rrp: null, set: null, specialOffer: null, graduatedPrices: [], ...prices },
    minimum,
  );
  if (!price) throw new Error('The variation has a price.');
  return price;
}

const tiers = [salesPrice(7.5, { from: 48, base: '7,50 € / Stück' }), salesPrice(8.2, { from: 12 })];

describe('the price of a quantity', () => {
  test.each([
    [1, 0, 89_000],
    [11, 0, 89_000],
    [12, 1, 82_000],
    [47, 1, 82_000],
    [48, 2, 75_000],
    [1000, 2, 75_000],
  ])('of %d pieces is that of step %d', (quantity, step, amount) => {
    expect(priceAt(priced({ graduatedPrices: tiers }), quantity, 0)).toMatchObject({ step, amount });
  });

  test('carries the base price of its step', () => {
    expect(priceAt(priced({ graduatedPrices: tiers }), 50, 0).base).toBe('7,50 € / Stück');
  });

  test('contains the surcharges', () => {
    expect(priceAt(priced({ graduatedPrices: tiers }), 12, 19_000).amount).toBe(101_000);
  });

  test('begins with the tier that the smallest quantity reaches', () => {
    const { steps } = priced({ graduatedPrices: tiers }, 24);
    expect(steps.map(({ from, amount }) => [from, amount])).toEqual([
      [24, 82_000],
      [48, 75_000],
    ]);
  });

  test('keeps four decimals', () => {
    expect(priceAt(priced({ default: salesPrice(0.0138) }), 1, 0).amount).toBe(138);
  });
});

describe('a reduction', () => {
  test('is shown against the former price, with the lowest of the last 30 days beside it', () => {
    const price = priced({ specialOffer: salesPrice(6.9, { lowest: 8.9 }) });
    expect(priceAt(price, 1, 0)).toMatchObject({
      amount: 69_000,
      crossedOut: { kind: 'former', amount: 89_000 },
      lowest: 89_000,
    });
  });

  test('is shown against nothing higher than that lowest price', () => {
    const price = priced({ specialOffer: salesPrice(6.9, { lowest: 7.9 }), rrp: salesPrice(10) });
    expect(priceAt(price, 1, 0).crossedOut).toEqual({ kind: 'former', amount: 79_000 });
  });

  test('is none where the lowest price was no higher: then the recommended price may stand beside it', () => {
    const price = priced({ specialOffer: salesPrice(6.9, { lowest: 6.9 }), rrp: salesPrice(10) });
    expect(priceAt(price, 1, 0).crossedOut).toEqual({ kind: 'recommended', amount: 100_000 });
  });

  test('counts surcharges on both sides', () => {
    const price = priced({ specialOffer: salesPrice(6.9, { lowest: 7.9 }) });
    expect(priceAt(price, 1, 35_000)).toMatchObject({
      amount: 104_000,
      crossedOut: { amount: 114_000 },
      lowest: 114_000,
    });
  });

  test('ends where a tier takes over', () => {
    const price = priced({ specialOffer: salesPrice(8.5, { lowest: 8.9 }), graduatedPrices: tiers });
    expect(priceAt(price, 12, 0)).toMatchObject({ amount: 82_000, crossedOut: null, lowest: null });
  });
});

test('a recommended price is struck through only where it is higher', () => {
  expect(priceAt(priced({ rrp: salesPrice(8.9) }), 1, 0).crossedOut).toBeNull();
});

test('without a price there is nothing to show', () => {
  expect(toProductPrice(undefined, 1)).toBeNull();
});

describe('the next graduated price', () => {
  const steps = [
    { from: 1, amount: 126_000, base: '' },
    { from: 10, amount: 119_000, base: '' },
    { from: 50, amount: 110_000, base: '' },
  ];
  const free = { minimum: 1, interval: 1, maximum: null };

  test.each([
    [8, free, { from: 10, missing: 2, amount: 119_000, saves: 700 }],
    [10, free, { from: 50, missing: 40, amount: 110_000, saves: 4500 }],
    [50, free, null],
    [
      'reached at the next step of the quantity',
      { ...free, minimum: 6, interval: 6 },
      { from: 12, missing: 6, saves: 840 },
    ],
    ['out of reach', { ...free, maximum: 9 }, null],
  ])('of %s is counted from what can be ordered', (quantity, rule, expected) => {
    const next = nextStep(steps, typeof quantity === 'number' ? quantity : 6, rule);
    if (expected === null) expect(next).toBeNull();
    else expect(next).toMatchObject(expected);
  });
});

test.each([
  [0, [0, 5, 12]],
  // 0.70 and 1.60 of 36.00: of what is shown with it, never rounded up.
  [234_000, [0, 1, 4]],
])('with a surcharge of %i a tier saves so many percent of the first price', (surcharge, expected) => {
  const steps = [126_000, 119_000, 110_000].map((amount, index) => ({ from: 1 + index * 10, amount, base: '' }));
  expect(steps.map((_step, index) => savedPercent(steps, index, surcharge))).toEqual(expected);
});

test('what costs nothing saves nothing', () => {
  expect(savedPercent([{ from: 1, amount: 0, base: '' }], 0, 0)).toBe(0);
});
