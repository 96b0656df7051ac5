import { describe, expect, test } from 'vitest';
import type { GoodsLine } from './goods.ts';
import { calculateTotals, type Totals, type TotalsInput } from './totals.ts';

function line(
  unitPrice: number,
  quantity: number,
  vatRate = 1900,
  surcharges: GoodsLine['surcharges'] = [],
): GoodsLine {
  return { unitPrice, quantity, vatRate, surcharges };
}

function totalsOf(more: Partial<TotalsInput> & { lines: readonly GoodsLine[] }): Totals {
  return calculateTotals({ binding: 'gross', shipping: { amount: 0, side: 'gross' }, ...more });
}

/** 100.00 € at 19 % and 50.00 € at 7 %. */
const mixed = [line(100_000, 10), line(50_000, 10, 700)];

describe('gross prices', () => {
  test('VAT is extracted from the sum, nets are shared out', () => {
    const totals = totalsOf({ lines: [line(39_000, 3)], shipping: { amount: 590, side: 'gross' } });
    expect(totals).toEqual({
      binding: 'gross',
      lines: [
        {
          vatRate: 1900,
          net: 983,
          gross: 1170,
          unitPrice: 39_000,
          parts: [{ vatRate: 1900, net: 983, gross: 1170 }],
          additionalCosts: [],
          surcharges: [],
        },
      ],
      itemSum: { net: 983, gross: 1170 },
      additionalCosts: { net: 0, gross: 0 },
      shipping: { net: 496, gross: 590 },
      paymentFee: { net: 0, gross: 0 },
      discount: { net: 0, gross: 0 },
      discountByRate: [],
      lineDiscounts: [{ net: 0, gross: 0 }],
      vats: [{ rate: 1900, net: 1479, vat: 281, gross: 1760 }],
      total: { net: 1479, gross: 1760 },
      giftCardsBought: 0,
      giftCard: 0,
      toPay: 1760,
    });
  });

  test('line nets add up to the net of the sum, where each rounded alone would not', () => {
    const totals = totalsOf({ lines: [line(100, 1), line(100, 1), line(100, 1)] });
    expect(totals.lines.map((each) => each.net)).toEqual([1, 1, 1]);
    expect(totals.total).toEqual({ net: 3, gross: 3 });
    const cents = totalsOf({ lines: Array.from({ length: 10 }, () => line(1000, 1)) });
    expect(cents.lines.map((each) => each.net)).toEqual([9, 9, 9, 9, 8, 8, 8, 8, 8, 8]);
    expect(cents.itemSum).toEqual({ net: 84, gross: 100 });
  });

  test('a unit price below a cent is multiplied before it is rounded', () => {
    expect(totalsOf({ lines: [line(138, 1000)] }).itemSum.gross).toBe(1380);
  });

  test('the VAT of shipping and fee follows the goods', () => {
    const totals = totalsOf({
      lines: mixed,
      shipping: { amount: 600, side: 'gross' },
      paymentFee: { amount: 300, side: 'gross' },
    });
    expect(totals.vats).toEqual([
      { rate: 1900, net: 8908, vat: 1692, gross: 10_600 },
      { rate: 700, net: 4953, vat: 347, gross: 5300 },
    ]);
    expect(totals.shipping).toEqual({ net: 523, gross: 600 });
    expect(totals.paymentFee).toEqual({ net: 261, gross: 300 });
    expect(totals.total).toEqual({ net: 13_861, gross: 15_900 });
  });

  test('shipping of free goods of two rates is split evenly', () => {
    const totals = totalsOf({ lines: [line(0, 1), line(0, 1, 700)], shipping: { amount: 600, side: 'gross' } });
    expect(totals.vats.map((each) => [each.rate, each.gross])).toEqual([
      [1900, 300],
      [700, 300],
    ]);
  });

  test('a net shipping amount is charged with its VAT', () => {
    const totals = totalsOf({ lines: [line(100_000, 1)], shipping: { amount: 500, side: 'net' } });
    expect(totals.shipping).toEqual({ net: 500, gross: 595 });
  });
});

describe('net prices', () => {
  test('VAT is added to the sum of the lines', () => {
    const totals = totalsOf({
      binding: 'net',
      lines: [line(1000, 1), line(1000, 1), line(1000, 1)],
      shipping: { amount: 590, side: 'gross' },
    });
    // 3 × 0.10 + 4.96 = 5.26, VAT 1.00; each line alone would round its 0.019 up to 0.02.
    expect(totals.lines.map((each) => [each.net, each.gross])).toEqual([
      [10, 12],
      [10, 12],
      [10, 12],
    ]);
    expect(totals.shipping).toEqual({ net: 496, gross: 590 });
    expect(totals.vats).toEqual([{ rate: 1900, net: 526, vat: 100, gross: 626 }]);
    expect(totals.total).toEqual({ net: 526, gross: 626 });
  });

  test('gross line amounts are shared out', () => {
    const totals = totalsOf({ binding: 'net', lines: Array.from({ length: 5 }, () => line(100, 1)) });
    expect(totals.lines.map((each) => each.gross)).toEqual([2, 1, 1, 1, 1]);
    expect(totals.total).toEqual({ net: 5, gross: 6 });
  });

  test('gross shipping is netted at the rates of the goods', () => {
    const totals = totalsOf({
      binding: 'net',
      lines: [line(84_030, 10), line(46_730, 10, 700)],
      shipping: { amount: 600, side: 'gross' },
    });
    expect(totals.shipping.net).toBe(336 + 187);
    expect(totals.vats).toEqual([
      { rate: 1900, net: 8739, vat: 1660, gross: 10_399 },
      { rate: 700, net: 4860, vat: 340, gross: 5200 },
    ]);
  });
});

describe('discounts and gift cards', () => {
  test('a discount is split over the rates in proportion', () => {
    const totals = totalsOf({ lines: mixed, discount: 1500 });
    expect(totals.vats).toEqual([
      { rate: 1900, net: 7563, vat: 1437, gross: 9000 },
      { rate: 700, net: 4206, vat: 294, gross: 4500 },
    ]);
    expect(totals.discount).toEqual({ net: 840 + 467, gross: 1500 });
    expect(totals.lines).toEqual(totalsOf({ lines: mixed }).lines);
    expect(totals.total).toEqual({ net: 11_769, gross: 13_500 });
  });

  test('a discount takes the price of the goods at most, never the shipping', () => {
    const totals = totalsOf({ lines: mixed, shipping: { amount: 600, side: 'gross' }, discount: 999_999 });
    expect(totals.discount.gross).toBe(15_000);
    expect(totals.total).toEqual({ net: 523, gross: 600 });
  });

  test('a discount of some goods lowers the VAT of their rate alone, and each of them gets its share', () => {
    const [full, reduced] = mixed as [GoodsLine, GoodsLine];
    const totals = totalsOf({ lines: [{ ...full, isDiscounted: false }, reduced, reduced], discount: 1001 });
    expect(totals.vats).toEqual([
      { rate: 1900, net: 8403, vat: 1597, gross: 10_000 },
      { rate: 700, net: 8410, vat: 589, gross: 8999 },
    ]);
    expect(totals.lineDiscounts).toEqual([
      { net: 0, gross: 0 },
      { net: 468, gross: 501 },
      { net: 468, gross: 500 },
    ]);
    expect(totalsOf({ lines: [{ ...full, isDiscounted: false }], discount: 500 }).discount.gross).toBe(0);
  });

  test('a gift card that is bought is charged as it is: no shipping, fee or discount follows it, and no gift card pays it', () => {
    const giftCard = { ...line(500_000, 1, 0), isGiftCard: true };
    const charges = {
      shipping: { amount: 590, side: 'gross' },
      paymentFee: { amount: 100, side: 'gross' },
      discount: 1500,
    } as const;
    expect(totalsOf({ lines: [giftCard], ...charges, giftCard: 9000 })).toMatchObject({
      total: { net: 5000, gross: 5000 },
      giftCard: 0,
      toPay: 5000,
    });
    const alone = totalsOf({ lines: mixed, ...charges });
    const both = totalsOf({ lines: [...mixed, giftCard], ...charges, giftCard: 99_999 });
    expect(both.vats).toEqual([...alone.vats, { rate: 0, net: 5000, vat: 0, gross: 5000 }]);
    expect(both.toPay).toBe(5000);
  });

  test('a gift card pays and changes no VAT', () => {
    const totals = totalsOf({ lines: mixed, giftCard: 4000 });
    expect([totals.giftCard, totals.toPay]).toEqual([4000, 11_000]);
    expect(totals.vats).toEqual(totalsOf({ lines: mixed }).vats);
    expect(totalsOf({ lines: mixed, giftCard: 99_999 })).toMatchObject({ giftCard: 15_000, toPay: 0 });
  });
});

describe('surcharges', () => {
  const engraving = { amount: 12_500, vatRate: 1900, isAdditionalCosts: false };

  test('of the same rate they are part of the unit price', () => {
    const [totals] = totalsOf({ lines: [line(39_000, 6, 1900, [engraving])] }).lines;
    expect(totals).toMatchObject({ unitPrice: 51_500, gross: 3090 });
    expect(totals?.parts).toHaveLength(1);
  });

  test('of another rate they are taxed with it, and the line still is unit price times quantity', () => {
    const totals = totalsOf({ lines: [line(125, 1, 700, [{ ...engraving, amount: 125 }])] });
    expect(totals.lines[0]).toMatchObject({ vatRate: 700, unitPrice: 250, gross: 3 });
    expect(totals.lines[0]?.parts.map((part) => [part.vatRate, part.gross])).toEqual([
      [1900, 2],
      [700, 1],
    ]);
    expect(totals.vats.map((each) => each.rate)).toEqual([1900, 700]);
  });

  test('additional costs stand beside the goods, with their own rate or none', () => {
    const deposit = { amount: 2500, vatRate: 0, isAdditionalCosts: true };
    const totals = totalsOf({
      lines: [line(39_000, 6, 1900, [deposit, engraving])],
      shipping: { amount: 590, side: 'gross' },
      discount: 999_999,
    });
    expect(totals.lines[0]?.additionalCosts).toEqual([{ vatRate: 0, net: 150, gross: 150 }]);
    expect(totals.itemSum.gross).toBe(3090);
    expect(totals.additionalCosts).toEqual({ net: 150, gross: 150 });
    expect(totals.discount.gross).toBe(3090);
    expect(totals.vats).toEqual([
      { rate: 1900, net: 496, vat: 94, gross: 590 },
      { rate: 0, net: 150, vat: 0, gross: 150 },
    ]);
  });
});

test('goods and additional costs that tie for a cent get it in any order of lines', () => {
  const lineWith = (isAdditionalCosts: boolean) => line(0, 3, 1900, [{ amount: 250, vatRate: 700, isAdditionalCosts }]);
  const lines = [lineWith(true), lineWith(false)];
  const totals = totalsOf({ binding: 'net', lines });
  expect([totals.itemSum.gross, totals.additionalCosts.gross]).toEqual([9, 8]);
  expect(totalsOf({ binding: 'net', lines: lines.reverse() }).itemSum).toEqual(totals.itemSum);
});

describe('export deliveries', () => {
  test('gross prices are charged net, by unit', () => {
    const totals = totalsOf({
      isTaxFree: true,
      lines: [line(39_000, 3), line(107_000, 1, 700)],
      shipping: { amount: 600, side: 'gross' },
      paymentFee: { amount: 100, side: 'net' },
    });
    // 3.28 × 3 and 10.00; shipping split 11.70 : 10.70 is 3.13 + 2.87 gross, 2.63 + 2.68 net.
    expect(totals.binding).toBe('net');
    expect(totals.lines.map((each) => [each.unitPrice, each.vatRate, each.net, each.gross])).toEqual([
      [32_800, 0, 984, 984],
      [100_000, 0, 1000, 1000],
    ]);
    expect(totals.shipping).toEqual({ net: 531, gross: 531 });
    expect(totals.paymentFee).toEqual({ net: 100, gross: 100 });
    expect(totals.vats).toEqual([{ rate: 0, net: 2615, vat: 0, gross: 2615 }]);
    expect(totals.toPay).toBe(2615);
  });

  test('surcharges lose the VAT that they contain, by the rate of their own', () => {
    const surcharges = [
      { amount: 11_900, vatRate: 1900, isAdditionalCosts: false },
      { amount: 10_700, vatRate: 700, isAdditionalCosts: true },
    ];
    const totals = totalsOf({ isTaxFree: true, lines: [line(119_000, 2, 1900, surcharges)] });
    expect(totals.itemSum).toEqual({ net: 2200, gross: 2200 });
    expect(totals.additionalCosts).toEqual({ net: 200, gross: 200 });
  });

  test('net prices stay what they are', () => {
    const lines = [line(32_773, 3, 1900, [{ amount: 1000, vatRate: 700, isAdditionalCosts: true }])];
    const totals = totalsOf({ binding: 'net', isTaxFree: true, lines, discount: 83 });
    expect(totals.itemSum).toEqual({ net: 983, gross: 983 });
    expect(totals.additionalCosts).toEqual({ net: 30, gross: 30 });
    expect(totals.total).toEqual({ net: 930, gross: 930 });
  });

  test('a full discount stays a full one', () => {
    const totals = totalsOf({ isTaxFree: true, lines: [line(138, 999_999)], discount: 9_999_999 });
    expect(totals.total).toEqual({ net: 0, gross: 0 });
  });
});

describe('edges', () => {
  test('an empty basket costs nothing', () => {
    const totals = totalsOf({ lines: [], shipping: { amount: 590, side: 'gross' }, discount: 100, giftCard: 100 });
    expect(totals).toMatchObject({ lines: [], vats: [], total: { net: 0, gross: 0 }, giftCard: 0, toPay: 0 });
    expect(totalsOf({ lines: [], isTaxFree: true, shipping: { amount: 590, side: 'gross' } }).toPay).toBe(0);
  });

  test('the largest quantity of a dear thing is exact', () => {
    const totals = totalsOf({ binding: 'net', lines: [line(99_999_999, 999_999)] });
    expect(totals.total).toEqual({ net: 999_998_990_000, gross: 1_189_998_798_100 });
  });

  test.each<[string, Partial<TotalsInput>]>([
    ['a price', { lines: [line(-1, 1)] }],
    ['a quantity', { lines: [line(1, -1)] }],
    ['a surcharge', { lines: [line(1, 1, 1900, [{ amount: -1, vatRate: 0, isAdditionalCosts: false }])] }],
    ['shipping', { shipping: { amount: -1, side: 'gross' } }],
    ['a fee', { paymentFee: { amount: -1, side: 'gross' } }],
    ['a discount', { discount: -1 }],
    ['a gift card', { giftCard: -1 }],
    ['no number', { discount: Number.NaN }],
    ['half a cent of a gift card', { giftCard: 0.5 }],
    ['half a cent', { shipping: { amount: 0.5, side: 'gross' } }],
    ['half a piece', { lines: [line(1, 0.5)] }],
  ])('refuses %s that is no amount', (_, more) => {
    expect(() => totalsOf({ lines: [line(1, 1)], ...more })).toThrow(RangeError);
  });
});
