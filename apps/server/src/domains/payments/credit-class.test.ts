import { expect, test } from 'vitest';
import { creditLimitFor, mayBuyerUse } from './credit-class.ts';

const [visitors, given, business] = [1, 2, 3];

type Case = [key: string, customerClassId: number, isProven: boolean, limits: Record<number, number | null>];

function asMethod(key: string, limits: Record<number, number | null>) {
  const classes = Object.entries(limits).map(([id, creditLimit]) => ({
    customerClassId: Number(id),
    creditLimit,
    isPreselected: false,
  }));
  return { id: 5, key, countryIds: null, classes };
}

test.each<[...Case, expected: boolean]>([
  ['invoice', business, false, { [business]: 9 }, false],
  ['invoice', business, false, { [visitors]: 9 }, false],
  ['invoice', business, false, { [visitors]: 9, [business]: 9 }, true],
  ['invoice', business, false, {}, true],
  ['invoice', business, true, { [business]: 9 }, true],
  ['invoice', business, true, { [visitors]: 9 }, false],
  ['invoice', given, false, { [given]: 9 }, false],
  ['invoice', given, true, { [given]: 9 }, true],
  ['invoice', visitors, false, { [visitors]: 9 }, true],
  ['prepayment', business, false, { [business]: 9 }, true],
])('%s in class %i (proved: %s) with %j may be used: %s', (key, customerClassId, isProven, limits, expected) => {
  const buyer = { countryId: 1, shipping: null, customerClassId, isProven };
  expect(mayBuyerUse(asMethod(key, limits), buyer)).toBe(expected);
});

test.each<[...Case, expected: number | null]>([
  ['invoice', business, false, { [visitors]: 3, [business]: 9 }, 3],
  ['invoice', business, false, { [visitors]: 9, [business]: 3 }, 3],
  ['invoice', business, false, { [visitors]: 0, [business]: null }, 0],
  ['invoice', business, false, { [visitors]: null, [business]: 9 }, 9],
  ['invoice', business, true, { [visitors]: 3, [business]: 9 }, 9],
  ['invoice', given, false, { [visitors]: 3, [given]: null }, 3],
  ['invoice', given, true, { [visitors]: 3, [given]: null }, null],
  ['prepayment', business, false, { [visitors]: 3, [business]: 9 }, null],
])('%s in class %i (proved: %s) with %j has the limit %s', (key, customerClassId, isProven, limits, expected) => {
  expect(creditLimitFor(asMethod(key, limits), { customerClassId, isProven })).toBe(expected);
});
