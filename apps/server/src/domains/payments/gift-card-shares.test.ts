import { expect, it } from 'vitest';
import { isUsable, shareOfGiftCards } from './gift-cards.ts';

const validUntil = new Date('2029-12-31T23:00:00Z');

function card(id: number, balance: number) {
  return { id, codeEnd: 'ABCD', validUntil, balance };
}

it.each([
  [15, [10, 5]],
  [10, [10]],
  [40, [10, 20]],
  [0, []],
])('of %i the first card pays what it has, and the next what is left', (sum, amounts) => {
  expect(shareOfGiftCards([card(1, 10), card(2, 20)], sum).map(({ amount }) => amount)).toEqual(amounts);
});

it('a card pays until its end, and not after it', () => {
  expect(isUsable(card(1, 10), new Date(validUntil.getTime() - 1))).toBe(true);
  expect(isUsable(card(1, 10), validUntil)).toBe(false);
  expect(isUsable(card(1, 0), new Date(0))).toBe(false);
});
