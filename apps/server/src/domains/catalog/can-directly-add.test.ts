import { expect, test } from 'vitest';
import { canDirectlyAdd, type DirectAdd } from './can-directly-add.ts';

const plain: DirectAdd = {
  isSalable: true,
  minimumOrderQuantity: 1,
  intervalOrderQuantity: 1,
  hasOrderProperties: false,
  hasOnlyRequiredAndPreselected: false,
  itemType: 'default',
  salableVariationCount: 1,
  graduatedPriceCount: 0,
};

test('a plain product can be added from a list', () => {
  expect(canDirectlyAdd(plain)).toBe(true);
});

test('one whose questions are all answered beforehand, too', () => {
  expect(canDirectlyAdd({ ...plain, hasOrderProperties: true, hasOnlyRequiredAndPreselected: true })).toBe(true);
});

test.each<Partial<DirectAdd>>([
  { isSalable: false },
  { minimumOrderQuantity: 2 },
  { intervalOrderQuantity: 6 },
  { hasOrderProperties: true },
  { itemType: 'set' },
  { salableVariationCount: 2 },
  { graduatedPriceCount: 1 },
])('not with %j', (difference) => {
  expect(canDirectlyAdd({ ...plain, ...difference })).toBe(false);
});
