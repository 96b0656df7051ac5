import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FacetIndex } from '../facet-index/facet-index.ts';
import { addItem, createItemSet, hasItem, itemSetOf } from '../facet-index/item-set.ts';
import { rank } from './rank.ts';

const size = 6000;

/** Items in an order of the shop that is not that of their ordinals, each with a score; 0: not found. */
function ranking(scoreOf: (ordinal: number) => number) {
  const order = Int32Array.from({ length: size }, (_, place) => (place * 7919 + 13) % size);
  const index = { size, orders: { position: { de: order } } } as unknown as FacetIndex;
  const scores = Uint16Array.from({ length: size + 5 }, (_, ordinal) => scoreOf(ordinal));
  const items = createItemSet(size);
  for (let ordinal = 0; ordinal < size; ordinal++) if (scoreOf(ordinal) > 0) addItem(items, ordinal);
  const sorted = [...order].filter((ordinal) => scoreOf(ordinal) > 0);
  sorted.sort((a, b) => scoreOf(b) - scoreOf(a));
  return { ranked: rank(index, { scores, items }, 'de'), sorted };
}

test('a page of what was found is that of a list sorted by score and then as the shop has it', () => {
  const scores = fc.record({ found: fc.integer({ min: 1, max: 40 }), different: fc.integer({ min: 1, max: 65_535 }) });
  const page = fc.record({ skip: fc.integer({ min: 0, max: 300 }), count: fc.integer({ min: 0, max: 100 }) });
  const isWithin = fc.option(fc.integer({ min: 1, max: 30 }), { nil: null });
  fc.assert(
    fc.property(scores, page, isWithin, ({ found, different }, { skip, count }, every) => {
      const scoreOf = (ordinal: number) => (ordinal % found === 0 ? 1 + ((ordinal * 31) % different) : 0);
      const { ranked, sorted } = ranking(scoreOf);
      const within = every === null ? undefined : itemSetOf(size, range(0, size, every));
      const wanted = within ? sorted.filter((ordinal) => hasItem(within, ordinal)) : sorted;
      expect(ranked.size).toBe(sorted.length);
      expect([...ranked.best({ skip, count }, within)]).toEqual(wanted.slice(skip, skip + count));
    }),
    { numRuns: 200 },
  );
});

test('equals that are many and equals that are few come as the shop has them', () => {
  for (const every of [1, 2, 5, 100]) {
    const { ranked, sorted } = ranking((ordinal) => (ordinal % every === 0 ? 7 : 0));
    expect([...ranked.best({ skip: 3, count: 20 })]).toEqual(sorted.slice(3, 23));
    expect([...ranked.best({ count: size })]).toEqual(sorted);
  }
});

test('there is no page behind the last', () => {
  const { ranked, sorted } = ranking((ordinal) => (ordinal < 30 ? ordinal + 1 : 0));
  expect([...ranked.best({ skip: 20, count: 20 })]).toEqual(sorted.slice(20));
  expect([...ranked.best({ skip: 40, count: 20 })]).toEqual([]);
});

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step);
}
