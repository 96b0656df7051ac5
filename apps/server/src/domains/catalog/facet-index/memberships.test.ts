import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCommon, createItemSet, type ItemSet, itemSetOf } from './item-set.ts';
import { counterOf, membershipsOf } from './memberships.ts';

const size = 500;

const setOf = (maximum: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: maximum }).map((all) => itemSetOf(size, all));

test('a list is counted in each set, whether it is short or long', () => {
  fc.assert(
    fc.property(fc.array(setOf(200), { maxLength: 20 }), fc.oneof(setOf(80), setOf(size)), (sets, list) => {
      const count = counterOf(membershipsOf(size, sets), list);
      expect(sets.map(count)).toEqual(sets.map((set) => countCommon(set, list)));
    }),
  );
});

test('more sets than two bytes can tell apart are told apart', () => {
  const sets = Array.from({ length: 70_000 }, (_, at): ItemSet => itemSetOf(size, at % 7 === 0 ? [at % size] : []));
  const list = itemSetOf(size, [3]);
  const count = counterOf(membershipsOf(size, sets), list);
  const counted = sets.flatMap((set, at) => (count(set) > 0 ? at : []));
  expect(counted).toEqual(sets.flatMap((set, at) => (countCommon(set, list) > 0 ? at : [])));
  expect(counted.at(-1)).toBeGreaterThan(2 ** 16);
});

test('nothing is in a set that the index does not have', () => {
  const known = itemSetOf(size, [1, 2]);
  expect(counterOf(membershipsOf(size, [known]), known)(createItemSet(size))).toBe(0);
});
