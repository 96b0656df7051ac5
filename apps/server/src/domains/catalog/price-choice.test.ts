import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChosenPrice, choosePrice, type PriceRow, priceAt } from './price-choice.ts';
import type { HeldPrice } from './price-history.ts';

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date('2026-02-01T00:00:00Z');
const after = new Date('2026-04-01T00:00:00Z');

function row(kind: PriceRow['kind'], amount: number, more: Partial<PriceRow> = {}): PriceRow {
  return { kind, amount, minimumQuantity: 1, validFrom: null, validUntil: null, ...more };
}

/** A price that held until the offer began. */
function held(amount: number, minimumQuantity = 1): HeldPrice {
  return { kind: 'default', minimumQuantity, amount, heldFrom: new Date('2024-01-01T00:00:00Z'), heldUntil: before };
}

function choose(rows: PriceRow[], more: Partial<Parameters<typeof choosePrice>[0]> = {}): ChosenPrice {
  const history = [held(38_000)];
  const chosen = choosePrice({ rows, quantity: 1, now, vatRate: 1900, discountPercent: 0, history, ...more });
  if (!chosen) throw new Error('no price was chosen');
  return chosen;
}

const plain = row('default', 39_000);
const tiered = [
  plain,
  row('default', 35_000, { minimumQuantity: 12 }),
  row('default', 32_000, { minimumQuantity: 48 }),
];
const offer = row('offer', 34_000, { validFrom: before, validUntil: after });

describe('which price holds', () => {
  test.each<[string, PriceRow[], number, ChosenPrice['kind'], number]>([
    ['the default', [plain], 1, 'default', 39_000],
    ['the default below the first tier', tiered, 11, 'default', 39_000],
    ['the tier from its quantity on', tiered, 12, 'graduated', 35_000],
    ['the last tier', tiered, 999_999, 'graduated', 32_000],
    ['the offer', [plain, offer], 1, 'offer', 34_000],
    ['the offer below a higher tier', [...tiered, offer], 12, 'offer', 34_000],
    ['the tier below a higher offer', [...tiered, offer], 48, 'graduated', 32_000],
    [
      'a tier as low as the offer',
      [plain, row('default', 34_000, { minimumQuantity: 12 }), offer],
      12,
      'graduated',
      34_000,
    ],
    ['no offer above the default', [plain, row('offer', 40_000)], 1, 'default', 39_000],
    ['no tier above the default', [plain, row('default', 40_000, { minimumQuantity: 12 })], 12, 'default', 39_000],
    ['the lower of two offers', [plain, row('offer', 36_000), offer], 1, 'offer', 34_000],
    ['an offer for many, not for few', [plain, row('offer', 30_000, { minimumQuantity: 6 })], 5, 'default', 39_000],
    ['an offer for many', [plain, row('offer', 30_000, { minimumQuantity: 6 })], 6, 'offer', 30_000],
    [
      'the first price, not a dearer offer, for less than its quantity',
      [row('default', 35_000, { minimumQuantity: 6 }), row('offer', 36_000)],
      1,
      'default',
      35_000,
    ],
    [
      'the first price for less than its quantity',
      [row('default', 35_000, { minimumQuantity: 6 })],
      1,
      'default',
      35_000,
    ],
  ])('%s', (_, rows, quantity, kind, gross) => {
    const chosen = choose(rows, { quantity });
    expect([chosen.kind, chosen.unitPrice.gross]).toEqual([kind, gross]);
  });

  test('what nobody can order is not shown', () => {
    const from = (least: number, most: number, rows = tiered, interval = 1) => {
      const {
        default: first,
        offer: shown,
        tiers,
      } = choose(rows, { quantity: least, sold: { least, most, interval } });
      return [first.gross, shown?.unitPrice.gross, tiers.map(({ minimumQuantity }) => minimumQuantity)];
    };
    expect(from(1, 999_999)).toEqual([39_000, undefined, [12, 48]]);
    expect(from(11, 47)).toEqual([39_000, undefined, [12]]);
    expect(from(5, 100, tiered, 5)).toEqual([39_000, undefined, [15, 50]]);
    expect(from(50, 49, tiered, 50)[2]).toEqual([]);
    // Both begin with the same step: the lower one holds there.
    expect(choose(tiered, { quantity: 9, sold: { least: 9, most: 99, interval: 60 } }).tiers).toMatchObject([
      { minimumQuantity: 60, unitPrice: { gross: 32_000 } },
    ]);
    expect(from(12, 48)).toEqual([35_000, undefined, [48]]);
    expect(from(12, 999_999, [...tiered, offer])).toEqual([35_000, 34_000, [48]]);
    expect(from(48, 999_999, [...tiered, offer])).toEqual([32_000, undefined, []]);
    expect(from(6, 999_999, [plain, row('offer', 30_000, { minimumQuantity: 6 })])).toEqual([39_000, 30_000, []]);
    expect(from(6, 999_999, [row('default', 35_000, { minimumQuantity: 12 })])).toEqual([35_000, undefined, []]);
  });

  test('without a default price there is none', () => {
    expect(
      choosePrice({ rows: [offer, row('recommended', 1)], quantity: 1, now, vatRate: 1900, discountPercent: 0 }),
    ).toBe(null);
  });

  test.each([
    ['before it begins', new Date(before.getTime() - 1), 'default'],
    ['when it begins', before, 'offer'],
    ['in its last moment', new Date(after.getTime() - 1), 'offer'],
    ['when it ends', after, 'default'],
  ])('an offer %s', (_, moment, kind) => {
    const chosen = choose([plain, offer], { now: moment });
    expect(chosen.kind).toBe(kind);
    expect(chosen.offer === null).toBe(kind === 'default');
  });
});

describe('what stands beside the price', () => {
  test('both sides of every price', () => {
    expect(choose([plain]).unitPrice).toEqual({ net: 32_800, gross: 39_000 });
    expect(choose([row('default', 138)], { vatRate: 700 }).unitPrice).toEqual({ net: 129, gross: 138 });
  });

  test('an offer names the lowest of 30 days', () => {
    const rows = [row('default', 39_000), offer, row('recommended', 45_000)];
    const chosen = choose(rows, { history: [held(39_000)] });
    expect(chosen.lowest30Days?.gross).toBe(39_000);
    expect(chosen.offer).toEqual({
      unitPrice: { net: 28_600, gross: 34_000 },
      lowest30Days: { net: 32_800, gross: 39_000 },
      validUntil: after,
    });
  });

  test('the lowest price of 30 days belongs to an applied offer only', () => {
    expect(choose([...tiered, offer], { quantity: 48 }).lowest30Days).toBe(null);
    expect(choose([plain]).lowest30Days).toBe(null);
  });

  test.each<[string, PriceRow[], [number, number][]]>([
    ['none', [plain], []],
    [
      'each with its price',
      tiered,
      [
        [12, 35_000],
        [48, 32_000],
      ],
    ],
    [
      'in ascending order',
      [...tiered].reverse(),
      [
        [12, 35_000],
        [48, 32_000],
      ],
    ],
    ['only those below the offer', [...tiered, offer], [[48, 32_000]]],
    [
      'only those below the tier before',
      [...tiered, row('default', 33_000, { minimumQuantity: 60 })],
      [
        [12, 35_000],
        [48, 32_000],
      ],
    ],
    [
      'an offer for many is one',
      [...tiered, row('offer', 30_000, { minimumQuantity: 24 })],
      [
        [12, 35_000],
        [24, 30_000],
      ],
    ],
  ])('tiers: %s', (_, rows, tiers) => {
    const chosen = choose(rows);
    expect(chosen.tiers.map((tier) => [tier.minimumQuantity, tier.unitPrice.gross])).toEqual(tiers);
  });
});

describe('customer classes', () => {
  test('the discount lowers default and graduated prices, not offers', () => {
    const chosen = choose([...tiered, offer, row('recommended', 45_000)], { discountPercent: 5 });
    expect(chosen.default.gross).toBe(37_100);
    expect(chosen.offer?.unitPrice.gross).toBe(34_000);
    expect(chosen.recommended?.gross).toBe(45_000);
    expect(chosen.tiers).toEqual([
      { minimumQuantity: 12, unitPrice: { net: 28_000, gross: 33_300 } },
      { minimumQuantity: 48, unitPrice: { net: 25_500, gross: 30_400 } },
    ]);
  });

  test('the lowest of 30 days is what the class itself paid', () => {
    const chosen = choose([plain, offer], { discountPercent: 5, history: [held(39_000)] });
    expect(chosen.lowest30Days?.gross).toBe(37_100);
  });

  test('of an offer before they paid what everybody did', () => {
    const earlier: HeldPrice = { ...held(36_000), kind: 'offer', heldFrom: new Date('2026-01-20T00:00:00Z') };
    const chosen = choose([plain, offer], { discountPercent: 5, history: [held(39_000), earlier] });
    expect(chosen.lowest30Days?.gross).toBe(36_000);
  });

  test('a discount can be lower than the offer', () => {
    const chosen = choose([plain, offer], { discountPercent: 13 });
    expect([chosen.kind, chosen.unitPrice.gross, chosen.offer]).toEqual(['default', 33_900, null]);
  });
});

describe('for any prices', () => {
  const amounts = fc.integer({ min: 0, max: 200_000 });
  const quantities = fc.integer({ min: 1, max: 60 });
  const rowLists = fc
    .array(
      fc.record({
        kind: fc.constantFrom<PriceRow['kind']>('default', 'offer', 'recommended'),
        amount: amounts,
        minimumQuantity: quantities,
        validFrom: fc.constantFrom(null, before, after),
        validUntil: fc.constantFrom(null, after),
      }),
      { maxLength: 8 },
    )
    .map((rows) => [plain, ...rows]);

  test('the tiers, the offer and the default tell the price of every quantity', () => {
    fc.assert(
      fc.property(rowLists, quantities, (rows, quantity) => {
        const chosen = choose(rows, { quantity });
        const reached = chosen.tiers.filter((tier) => tier.minimumQuantity <= quantity).at(-1);
        const expected = reached?.unitPrice ?? chosen.offer?.unitPrice ?? chosen.default;
        expect(chosen.unitPrice).toEqual(expected);
      }),
    );
  });

  test('more pieces never cost more each, and nothing that applies is cheaper', () => {
    fc.assert(
      fc.property(rowLists, quantities, (rows, quantity) => {
        const chosen = choose(rows, { quantity });
        expect(choose(rows, { quantity: quantity + 1 }).unitPrice.gross).toBeLessThanOrEqual(chosen.unitPrice.gross);
        for (const candidate of rows) {
          const applies =
            candidate.minimumQuantity <= quantity && (candidate.kind === 'default' || candidate.validFrom !== after);
          if (candidate.kind !== 'recommended' && applies) {
            expect(chosen.unitPrice.gross).toBeLessThanOrEqual(candidate.amount);
          }
        }
      }),
    );
  });

  test('the order of the rows does not matter', () => {
    fc.assert(
      fc.property(rowLists, quantities, (rows, quantity) => {
        const { offer: _, ...chosen } = choose([...rows].reverse(), { quantity });
        expect(chosen.unitPrice).toEqual(choose(rows, { quantity }).unitPrice);
        expect(chosen.tiers).toEqual(choose(rows, { quantity }).tiers);
      }),
    );
  });
});

test('a cart is reckoned with the price that is shown', () => {
  const moments = fc.constantFrom(null, before, after);
  const rows = fc.array(
    fc.record<PriceRow>({
      kind: fc.constantFrom('default', 'offer', 'recommended'),
      minimumQuantity: fc.integer({ min: 1, max: 5 }),
      amount: fc.integer({ min: 1, max: 50_000 }),
      validFrom: moments,
      validUntil: moments,
    }),
    { maxLength: 6 },
  );
  const quantities = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(rows, quantities, fc.constantFrom(0, 3, 12.5), (prices, quantity, discountPercent) => {
      const input = { rows: prices, quantity, now, vatRate: 1900, discountPercent };
      const shown = choosePrice(input);
      expect(priceAt(input)).toEqual(shown && { kind: shown.kind, unitPrice: shown.unitPrice });
    }),
  );
});
