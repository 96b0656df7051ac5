import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countCommon,
  countItems,
  countOf,
  filledWords,
  hasCommon,
  hasItem,
  intersect,
  itemSetOf,
  unite,
} from './item-set.ts';

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

/** Of empty, full and other words, more of them than are counted at once. */
const words = fc.array(fc.oneof(fc.constantFrom(0, 2 ** 32 - 1), fc.nat(2 ** 32 - 1)), { maxLength: 200 });

test('counts what two large sets share, full ones too', () => {
  fc.assert(
    fc.property(words, words, (left, right) => {
      const length = Math.max(left.length, right.length);
      const [a, b] = [left, right].map((list) => Uint32Array.from({ length }, (_, at) => list[at] ?? 0)) as [
        Uint32Array,
        Uint32Array,
      ];
      expect(countCommon(a, b)).toBe(countItems(intersect(a, b)));
      expect(countOf(a, b, filledWords(b))).toBe(countItems(intersect(a, b)));
    }),
  );
});

test('counts all of a large set', () => {
  const all = new Uint32Array(100).fill(2 ** 32 - 1);
  expect(countCommon(all, all)).toBe(3200);
});
