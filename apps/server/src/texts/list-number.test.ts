import { expect, test } from 'vitest';
import { numberAs } from './list-number.ts';

test.each([
  [undefined, 3, '3'],
  ['1', 12, '12'],
  ['a', 1, 'a'],
  ['a', 26, 'z'],
  ['a', 27, 'aa'],
  ['a', 52, 'az'],
  ['a', 53, 'ba'],
  ['a', 703, 'aaa'],
  ['A', 2, 'B'],
  ['i', 4, 'iv'],
  ['i', 14, 'xiv'],
  ['I', 1999, 'MCMXCIX'],
  ['I', 3999, 'MMMCMXCIX'],
  ['I', 4000, '4000'],
  ['i', 0, '0'],
  ['a', 0, '0'],
  ['a', -2, '-2'],
])('%s: %i is %s', (type, number, shown) => {
  expect(numberAs(type, number)).toBe(shown);
});
