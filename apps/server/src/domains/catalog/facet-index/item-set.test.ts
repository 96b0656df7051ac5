import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCommon, countItems, hasCommon, hasItem, intersect, itemSetOf, unite } from './item-set.ts';

const size = 200;
const ordinals = fc.uniqueArray(fc.nat(size - 1));
const membersOf = (set: Uint32Array) =>
  Array.from({ length: size }, (_, ordinal) => ordinal).filter((one) => hasItem(set, one));
const ascending = (list: Iterable<number>) => [...list].sort((a, b) => a - b);

test('agrees with sets of numbers', () => {
  fc.assert(
    fc.property(ordinals, ordinals, (left, right) => {
      const [a, b] = [itemSetOf(size, left), itemSetOf(size, right)];
      const both = left.filter((one) => right.includes(one));
      expect(membersOf(a)).toEqual(ascending(left));
      expect(countItems(a)).toBe(left.length);
      expect(membersOf(intersect(a, b))).toEqual(ascending(both));
      expect(countCommon(a, b)).toBe(both.length);
      expect(hasCommon(a, b)).toBe(both.length > 0);
      expect(membersOf(unite(size, [a, b]))).toEqual(ascending(new Set([...left, ...right])));
    }),
  );
});
