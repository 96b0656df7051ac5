import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hits, match, meantVariations } from './match.ts';
import { createPostingWriter, type Posting, readPostingList } from './posting-list.ts';

/** `share`: how much a hit counts. */
type Meaning = { share: number; postings: Posting[] };

const ownScore = 50;

const offset = fc.integer({ min: 0, max: 60 });
const variationIds = (minLength: number) => fc.array(fc.integer({ min: 1, max: 4 }), { minLength, maxLength: 2 });

/** Score 0: of a word that only variations have. */
const posting = fc.oneof(
  fc.record({ offset, score: fc.integer({ min: 1, max: 255 }), variationIds: variationIds(0) }),
  fc.record({ offset, score: fc.constant(0), variationIds: variationIds(1) }),
);

const meaning: fc.Arbitrary<Meaning> = fc.record({
  share: fc.constantFrom(1, 0.6),
  postings: fc
    .uniqueArray(posting, { selector: ({ offset }) => offset, maxLength: 30 })
    .map((all) => all.toSorted((a, b) => a.offset - b.offset)),
});

function hitsOf({ share, postings }: Meaning): Hits {
  const writer = createPostingWriter();
  for (const each of postings) writer.add(each);
  return { postings: new Map([[0, readPostingList(writer.toBytes())]]), share, ownScore };
}

function matched(words: readonly (readonly Meaning[])[]): Map<number, number> {
  const found = new Map<number, number>();
  match(
    words.map((meanings) => meanings.map(hitsOf)),
    (_run, offsets, totals) => {
      for (const offset of offsets) found.set(offset, totals[offset] ?? 0);
    },
  );
  return found;
}

/** What a word says of an item: the most that any of its meanings does. */
function said(meanings: readonly Meaning[], offset: number): number {
  const scores = meanings.flatMap(({ share, postings }) =>
    postings
      .filter((each) => each.offset === offset)
      .map(({ score, variationIds }) =>
        Math.round(share * (variationIds.length > 0 ? Math.max(score, ownScore) : score)),
      ),
  );
  return scores.length === 0 ? 0 : Math.max(1, ...scores);
}

/** Whether the words that only variations have stand in one and the same. */
function haveCommonVariation(words: readonly (readonly Meaning[])[], offset: number): boolean {
  const found = words.map((meanings) =>
    meanings.flatMap(({ postings }) => postings.filter((each) => each.offset === offset)),
  );
  const own = found.filter((hits) => hits.every(({ score }) => score === 0));
  const ids = own.map((hits) => hits.flatMap((each) => each.variationIds));
  return own.length === 0 || (ids[0] ?? []).some((id) => ids.every((others) => others.includes(id)));
}

test('an item counts what its words say of it, each as its best meaning, if it has all of them, in one variation', () => {
  const word = fc.array(meaning, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
      const expected = new Map<number, number>();
      for (let offset = 0; offset <= 60; offset++) {
        const each = words.map((meanings) => said(meanings, offset));
        if (each.every((score) => score > 0) && haveCommonVariation(words, offset))
          expected.set(
            offset,
            each.reduce((sum, score) => sum + score, 0),
          );
      }
      expect(new Map([...matched(words)].sort(([a], [b]) => a - b))).toEqual(expected);
      // What was noted for one search is not left over for the next.
      expect(matched(words)).toEqual(matched(words));
    }),
    { numRuns: 300 },
  );
});

test('a word counts at least one where it stands', () => {
  const [one] = [{ share: 0.2, postings: [{ offset: 4, score: 1, variationIds: [] }] }];
  expect(matched([[one]])).toEqual(new Map([[4, 1]]));
  expect(matched([[one], [one]])).toEqual(new Map([[4, 2]]));
});

test('of the ways that found an item the last says which of its variations were meant', () => {
  const variations = (...variationIds: number[]) => [
    [hitsOf({ share: 1, postings: [{ offset: 4, score: 0, variationIds }] })],
  ];
  const nothing = [[hitsOf({ share: 1, postings: [] })]];
  expect(meantVariations([variations(1), variations(2, 3)], 4)).toEqual([2, 3]);
  expect(meantVariations([variations(1), nothing], 4)).toEqual([1]);
  expect(meantVariations([nothing], 4)).toEqual([]);
});
