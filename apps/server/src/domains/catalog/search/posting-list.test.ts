import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createPostingWriter,
  idsInRun,
  itemIdAt,
  offsetOf,
  type Posting,
  placeOf,
  postingsOf,
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

test('an id is its run and its place in it', () => {
  for (const id of [1, idsInRun - 1, idsInRun, 199_999, 2 ** 31 - 1]) {
    expect(itemIdAt(runOf(id), offsetOf(id))).toBe(id);
  }
});
