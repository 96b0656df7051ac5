import { expect, it } from 'vitest';
import { isApiError } from './api-error.ts';
import { errorKeys, isDeclared } from './errors.ts';
import { refusal } from './refusal.ts';

it.each([
  ['the data of its key', { key: 'order.retryLocked', cause: { seconds: 3 } }, true],
  ['no data where the key has none', { key: 'order.emptyBasket', cause: undefined }, true],
  ['no data where it may be left out', { key: 'order.notFound', cause: undefined }, true],
  ['no data where the key needs it', { key: 'order.retryLocked', cause: undefined }, false],
  ['data of another type', { key: 'order.retryLocked', cause: { seconds: '3' } }, false],
  ['more than its key declares', { key: 'order.retryLocked', cause: { seconds: 3, minutes: 1 } }, false],
  ['data where the key has none', { key: 'order.emptyBasket', cause: { seconds: 3 } }, false],
  ['a key that nobody declared', { key: 'order.lost', cause: undefined }, false],
])('a refusal with %s', (_, error, isRight) => {
  expect(isDeclared(error, errorKeys)).toBe(isRight);
});

it('gives its data in its type to who asks for its key', () => {
  const error: unknown = refusal('order.notEnoughStock', {
    cause: { items: [{ variationId: 1, name: 'a', stock: 2, sold: '2 Stück' }] },
  });
  expect(isApiError(error, 'order.emptyBasket')).toBe(false);
  expect(isApiError(error, 'order.emptyBasket', 'order.notEnoughStock')).toBe(true);
  if (!isApiError(error, 'order.notEnoughStock')) return;
  const stock: number[] = error.cause.items.map((item) => item.stock);
  expect(stock).toEqual([2]);
});
