import { expect, test } from 'vitest';
import { isViewOf } from './is-view-of.ts';

const view = { lines: [{ quantity: 2 }, { quantity: 5 }], seen: { expectedTotal: 12.5, expectedChoices: 'a.b.c' } };
const cart = { itemQuantity: 7, basketAmount: 12.5, choices: 'a.b.c' };
const isShown = (other: Partial<typeof cart>) => isViewOf(view as never, { ...cart, ...other });

test('a cart is shown where as much of it is, at its price, in its units', () => {
  expect(isShown({})).toBe(true);
  expect(isShown({ itemQuantity: 6 })).toBe(false);
  expect(isShown({ basketAmount: 12.4 })).toBe(false);
  expect(isShown({ choices: 'a.b.d' })).toBe(false);
});
