import { describe, expect, test } from 'vitest';
import { unitPriceLess, unitPriceOnSide, unitPriceSides } from './unit-price.ts';

describe('what is charged for one without its VAT', () => {
  test.each([
    ['is whole cents', 450_000, 378_200],
    ['is whole cents below one euro', 8900, 7500],
    ['is rounded half away from zero', 10_008, 8410],
    ['keeps ten-thousandths below ten cents', 138, 116],
    ['keeps those that were meant', 12_345, 10_374],
    ['is nothing of nothing', 0, 0],
  ])('%s', (_, gross, net) => {
    expect(unitPriceSides(gross, 1900)).toEqual({ net, gross });
  });

  test('is what was agreed where that side was', () => {
    expect(unitPriceOnSide(378_151, 1900, 'net', 'net')).toBe(378_151);
  });
});

test.each([
  ['whole cents', 129_000, 125_100],
  ['ten-thousandths below ten cents', 138, 134],
  ['nothing where all is given', 129_000, 0, 10_000],
])('a discount leaves %s', (_, amount, paid, discount = 300) => {
  expect(unitPriceLess(amount, discount)).toBe(paid);
});
