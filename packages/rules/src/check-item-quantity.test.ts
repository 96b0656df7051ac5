import { describe, expect, it } from 'vitest';
import { checkItemQuantity, mostBeside } from './check-item-quantity.ts';

describe('checkItemQuantity', () => {
  it.each([
    [null, null, { units: 9999, pieces: 9999 }, { isAllowed: true }],
    [10, null, { units: 10, pieces: 60 }, { isAllowed: true }],
    [10, null, { units: 11, pieces: 11 }, { isAllowed: false, reason: 'maximum', figure: 10 }],
    [null, 24, { units: 5, pieces: 24 }, { isAllowed: true }],
    [null, 24, { units: 5, pieces: 25 }, { isAllowed: false, reason: 'stock', figure: 24 }],
    [null, -3, { units: 1, pieces: 1 }, { isAllowed: false, reason: 'stock', figure: 0 }],
    [4, 24, { units: 5, pieces: 25 }, { isAllowed: false, reason: 'maximum', figure: 4 }],
  ])('a maximum of %s and %s pieces in stock for %j', (maximumOrderQuantity, sharedStock, quantity, expected) => {
    expect(checkItemQuantity({ maximumOrderQuantity, sharedStock }, quantity)).toEqual(expected);
  });
});

describe('mostBeside', () => {
  it.each([
    [null, null, { units: 3, pieces: 3 }, 1, Number.POSITIVE_INFINITY],
    [10, null, { units: 3, pieces: 3 }, 1, 7],
    [null, 24, { units: 3, pieces: 3 }, 6, 3],
    [2, 24, { units: 0, pieces: 0 }, 6, 2],
    [2, 24, { units: 5, pieces: 30 }, 6, 0],
  ])(
    'a maximum of %s and %s pieces, beside %j, of %s each: %s',
    (maximumOrderQuantity, sharedStock, others, each, most) => {
      expect(mostBeside({ maximumOrderQuantity, sharedStock }, { others, piecesEach: each })).toBe(most);
    },
  );
});
