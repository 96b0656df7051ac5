import { expect, test } from 'vitest';
import { classFor } from './credit-class.ts';

const [visitors, given, business] = [1, 2, 3];

test.each<[key: string, customerClassId: number, isProven: boolean, expected: number]>([
  ['invoice', business, false, visitors],
  ['invoice', business, true, business],
  ['invoice', given, false, given],
  ['invoice', visitors, false, visitors],
  ['prepayment', business, false, business],
])('%s in class %i (proved: %s) is used as in class %i', (key, customerClassId, isProven, expected) => {
  expect(classFor({ key }, { customerClassId, isProven })).toBe(expected);
});
