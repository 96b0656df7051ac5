import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Charge, GoodsLine } from './goods.ts';
import { bill, calculateTotals, type LineTotals, type TotalsInput } from './totals.ts';

describe('for any order', () => {
  const rates = fc.constantFrom(1900, 700, 2000, 550, 0);
  const unitAmounts = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 50_000_000 }));
  const quantities = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999_999 }));
  const surcharges = fc.array(fc.record({ amount: unitAmounts, vatRate: rates, isAdditionalCosts: fc.boolean() }), {
    maxLength: 2,
  });
  const articles = fc.record({
    unitPrice: unitAmounts,
    quantity: quantities,
    vatRate: rates,
    surcharges,
    isDiscounted: fc.boolean(),
  });
  const giftCards = fc.record({
    unitPrice: unitAmounts,
    quantity: quantities,
    vatRate: fc.constant(0),
    isGiftCard: fc.constant(true),
  });
  const lines: fc.Arbitrary<GoodsLine> = fc.oneof({ weight: 4, arbitrary: articles }, giftCards);
  const charges: fc.Arbitrary<Charge> = fc.record({
    amount: fc.integer({ min: 0, max: 5000 }),
    side: fc.constantFrom('net', 'gross'),
  });
  const inputs: fc.Arbitrary<TotalsInput> = fc.record({
    binding: fc.constantFrom('net', 'gross'),
    isTaxFree: fc.boolean(),
    lines: fc.array(lines, { maxLength: 12 }),
    shipping: charges,
    paymentFee: charges,
    discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 })),
    giftCard: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 })),
  });
  const sides = ['net', 'gross'] as const;
  const isDiscounted = (line: GoodsLine | undefined) => line?.isDiscounted === true;
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

  test('everything adds up to the unit, on both sides', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const totals = calculateTotals(input);
        for (const side of sides) {
          const { itemSum, additionalCosts, shipping, paymentFee, discount, total } = totals;
          expect(itemSum[side] + additionalCosts[side] + shipping[side] + paymentFee[side] - discount[side]).toBe(
            total[side],
          );
          expect(sum(totals.vats.map((vat) => vat[side]))).toBe(total[side]);
          expect(sum(totals.lines.map((each) => each[side]))).toBe(itemSum[side]);
          for (const each of totals.lines) expect(sum(each.parts.map((part) => part[side]))).toBe(each[side]);
          expect(sum(totals.lineDiscounts.map((share) => share[side]))).toBe(discount[side]);
          expect(sum(totals.discountByRate.map((part) => part[side]))).toBe(discount[side]);
        }
        for (const vat of totals.vats) expect(vat.net + vat.vat).toBe(vat.gross);
        expect(totals.toPay + totals.giftCard).toBe(totals.total.gross);
      }),
    );
  });

  test('one bill says of several charges what each comes to', () => {
    fc.assert(
      fc.property(inputs, charges, ({ shipping, paymentFee, ...goods }, other) => {
        const { totals, toPay, itemSum } = bill(goods);
        expect(itemSum()).toBe(calculateTotals({ ...goods, shipping: { amount: 0, side: 'gross' } }).itemSum.gross);
        for (const charged of [{ shipping, paymentFee }, { shipping: other }, { shipping, paymentFee: other }]) {
          const alone = calculateTotals({ ...goods, ...charged });
          expect(totals(charged)).toEqual(alone);
          expect(toPay(charged)).toBe(alone.toPay);
        }
      }),
    );
  });

  test('VAT is that of each rate on its sum', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const totals = calculateTotals(input);
        for (const vat of totals.vats) {
          const exact =
            totals.binding === 'net' ? (vat.net * vat.rate) / 10_000 : (vat.gross * vat.rate) / (10_000 + vat.rate);
          expect(Math.abs(vat.vat - exact)).toBeLessThan(0.501);
          if (input.isTaxFree) expect(vat.vat).toBe(0);
        }
      }),
    );
  });

  test('rates are listed once, highest first', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const totals = calculateTotals(input);
        const lists = [
          totals.vats.map((vat) => vat.rate),
          ...totals.lines.map((each) => each.parts.map((part) => part.vatRate)),
        ];
        for (const list of lists) expect(list).toEqual([...new Set(list)].sort((a, b) => b - a));
      }),
    );
  });

  test('nothing is negative, and net never exceeds gross', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const totals = calculateTotals(input);
        const { itemSum, additionalCosts, shipping, paymentFee, discount, total } = totals;
        const pairs = [itemSum, additionalCosts, shipping, paymentFee, discount, total, ...totals.vats];
        for (const each of totals.lines) pairs.push(each, ...each.parts, ...each.additionalCosts);
        for (const share of totals.lineDiscounts) expect(Math.min(share.net, share.gross)).toBeGreaterThanOrEqual(0);
        for (const pair of pairs) {
          expect(pair.net).toBeGreaterThanOrEqual(0);
          expect(pair.gross).toBeGreaterThanOrEqual(pair.net);
        }
        expect(totals.toPay).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('what is binding is charged as agreed', () => {
    fc.assert(
      fc.property(inputs, ({ isTaxFree: _, ...input }) => {
        const { binding } = input;
        const totals = calculateTotals(input);
        for (const [index, each] of totals.lines.entries()) {
          const unitPrice = each.unitPrice;
          const quantity = input.lines[index]?.quantity ?? 0;
          const exact = (BigInt(unitPrice) * BigInt(quantity) * 2n + 100n) / 200n;
          expect(BigInt(each[binding])).toBe(exact);
        }
        const hasGoods = input.lines.some(({ isGiftCard }) => !isGiftCard);
        const shipping = hasGoods ? input.shipping.amount : 0;
        if (input.shipping.side === binding) expect(totals.shipping[binding]).toBe(shipping);
        const discounted = totals.lines.filter((_, index) => isDiscounted(input.lines[index]));
        const most = sum(discounted.map((each) => each[binding]));
        expect(totals.discount[binding]).toBe(Math.min(input.discount ?? 0, most));
      }),
    );
  });

  test('shipping and fee come to what they are on the side on which they are stored, but for the cents of rounding', () => {
    fc.assert(
      fc.property(inputs, ({ isTaxFree: _, ...input }) => {
        if (!input.lines.some(({ isGiftCard }) => !isGiftCard)) return;
        const totals = calculateTotals(input);
        const most = 2 * totals.vats.length;
        const { shipping, paymentFee } = input;
        expect(Math.abs(totals.shipping[shipping.side] - shipping.amount)).toBeLessThanOrEqual(most);
        const fee = paymentFee ?? { amount: 0, side: 'gross' };
        expect(Math.abs(totals.paymentFee[fee.side] - fee.amount)).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('only what a discount is about gets a share of it, and none more than it costs', () => {
    fc.assert(
      fc.property(inputs, ({ isTaxFree: _, ...input }) => {
        const { binding } = input;
        const totals = calculateTotals(input);
        for (const [index, share] of totals.lineDiscounts.entries()) {
          if (!isDiscounted(input.lines[index])) expect(share).toEqual({ net: 0, gross: 0 });
          expect(share[binding]).toBeLessThanOrEqual(totals.lines[index]?.[binding] ?? 0);
        }
      }),
    );
  });

  test('a gift card costs what it is worth, and none pays for another', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const totals = calculateTotals(input);
        const bought = totals.lines.filter((_, index) => input.lines[index]?.isGiftCard);
        for (const each of bought) expect(each.net).toBe(each.gross);
        expect(totals.toPay).toBeGreaterThanOrEqual(sum(bought.map(({ gross }) => gross)));
      }),
    );
  });

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { lines: forward, lineDiscounts: _, ...totals } = calculateTotals(input);
        const {
          lines: backward,
          lineDiscounts: __,
          ...reversed
        } = calculateTotals({
          ...input,
          lines: [...input.lines].reverse(),
        });
        expect(reversed).toEqual(totals);
        const partsOf = (lineTotals: LineTotals[]) =>
          lineTotals
            .flatMap((each) => [...each.parts, ...each.additionalCosts].map((part) => JSON.stringify(part)))
            .sort();
        expect(partsOf(backward)).toEqual(partsOf(forward));
      }),
    );
  });

  test('a discount leaves the lines as they are', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(calculateTotals(input).lines).toEqual(calculateTotals({ ...input, discount: 0 }).lines);
      }),
    );
  });
});
