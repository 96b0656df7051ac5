import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsInBlock } from '../facet-index/ordinals.ts';
import {
  createPostingWriter,
  idsInRun,
  itemIdAt,
  offsetOf,
  type Posting,
  placeOf,
  placesOfLists,
  postingsOf,
  readMergedList,
  readPostingList,
  runOf,
} from './posting-list.ts';

const postings: fc.Arbitrary<Posting[]> = fc
  .uniqueArray(
    fc.record({
      offset: fc.nat(idsInRun - 1),
      score: fc.nat(255),
      variationIds: fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 4 }),
    }),
    { selector: ({ offset }) => offset },
  )
  .map((some) => some.toSorted((a, b) => a.offset - b.offset));

test('what is written is read', () => {
  fc.assert(
    fc.property(postings, (written) => {
      const writer = createPostingWriter();
      for (const posting of written) writer.add(posting);
      const list = readPostingList(writer.toBytes());
      expect([...postingsOf(list)]).toEqual(written);
      for (const [place, { offset }] of written.entries()) expect(placeOf(list, offset)).toBe(place);
      expect(placeOf(list, idsInRun)).toBe(-1);
    }),
  );
});

test('lists one behind the other are read as one: the best score of an item, and all variations', () => {
  fc.assert(
    fc.property(fc.array(postings, { maxLength: 4 }), (lists) => {
      const bytes = lists.map((written) => {
        const writer = createPostingWriter();
        for (const posting of written) writer.add(posting);
        return writer.toBytes();
      });
      const merged = [...postingsOf(readMergedList(Buffer.concat(bytes)))];
      const byOffset = Map.groupBy(lists.flat(), ({ offset }) => offset);
      expect(merged.map(({ offset }) => offset)).toEqual([...byOffset.keys()].toSorted((a, b) => a - b));
      for (const { offset, score, variationIds } of merged) {
        const of = byOffset.get(offset) ?? [];
        expect(score).toBe(Math.max(...of.map((posting) => posting.score)));
        expect(new Set(variationIds)).toEqual(new Set(of.flatMap((posting) => posting.variationIds)));
      }
    }),
  );
});

test('going over lists says where each stands and which have an item', () => {
  fc.assert(
    fc.property(fc.array(postings, { maxLength: 4 }), fc.nat(idsInRun - 1), (lists, other) => {
      const bytes = lists.map((written) => {
        const writer = createPostingWriter();
        for (const posting of written) writer.add(posting);
        return writer.toBytes();
      });
      for (const looked of [other, ...lists.flat().map(({ offset }) => offset)]) {
        const places = [...placesOfLists(Buffer.concat(bytes), new Set([looked]))];
        expect(places.map(({ start, end }) => end - start)).toEqual(bytes.map(({ length }) => length));
        expect(places.map(({ start }) => start)).toEqual([0, ...places.map(({ end }) => end)].slice(0, lists.length));
        expect(places.map(({ hasAny }) => hasAny)).toEqual(
          lists.map((written) => written.some(({ offset }) => offset === looked)),
        );
      }
    }),
  );
});

test('a run has as many ids as a block of ordinals', () => {
  expect(idsInRun).toBe(idsInBlock);
});

test('an id is its run and its place in it', () => {
  for (const id of [1, idsInRun - 1, idsInRun, 199_999, 2 ** 31 - 1]) {
    expect(itemIdAt(runOf(id), offsetOf(id))).toBe(id);
  }
});
