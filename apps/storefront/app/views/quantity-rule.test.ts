import { highestStep } from '@mise/ui/quantity-rule.ts';
import { expect, test } from 'vitest';
import { quantityRuleOf } from './quantity-rule.ts';

const free = { minimumOrderQuantity: null, intervalOrderQuantity: null, maximumOrderQuantity: null, stock: null };

test('without rules a single piece can be ordered', () => {
  expect(quantityRuleOf(free)).toEqual({ minimum: 1, interval: 1, maximum: 999_999 });
});

test('quantities are whole multiples of the interval, from the minimum on', () => {
  const rule = quantityRuleOf({
    ...free,
    minimumOrderQuantity: 10,
    intervalOrderQuantity: 6,
    maximumOrderQuantity: 40,
  });
  expect(rule).toMatchObject({ minimum: 12, interval: 6 });
  expect(rule && highestStep(rule)).toBe(36);
});

test('stock is a limit like the maximum', () => {
  expect(quantityRuleOf({ ...free, maximumOrderQuantity: 40, stock: 12 })?.maximum).toBe(12);
});

test('stock below the smallest quantity leaves nothing to order', () => {
  expect(quantityRuleOf({ ...free, minimumOrderQuantity: 6, intervalOrderQuantity: 6, stock: 5 })).toBeNull();
  expect(quantityRuleOf({ ...free, stock: 0 })).toBeNull();
});
