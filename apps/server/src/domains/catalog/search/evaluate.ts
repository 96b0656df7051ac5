import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../../context.ts';
import type { FacetIndex } from '../facet-index/facet-index.ts';
import { hasItem, type ItemSet } from '../facet-index/item-set.ts';
import { findNumbers } from './find-numbers.ts';
import { type Hits, match, type WordHits } from './match.ts';
import type { WordQuery } from './query.ts';
import { rank } from './rank.ts';
import { type Postings, readPostings } from './read-postings.ts';

/** Where a search looks: in the words of a language, for what the caller is shown. */
export type SearchPlace = {
  context: Pick<Context, 'shop' | 'db'>;
  language: Language;
  index: FacetIndex;
  shown: ItemSet;
};

export type Matches = {
  /** Places in the facet index, the best first. */
  ordinals: Int32Array;
  /** What the words of each way to read the term found. */
  ways: readonly WordHits[];
};

/** How much of its score a hit counts that has the word only as its beginning. */
const shareOfBeginning = 0.6;
/** A color or a size says nearly as much as a category; a whole article number decides. */
const ownScore = 50;
const scoreOfNumber = 2000;
const scoreOfBegunNumber = 200;

/** What has all words in any of the ways; null: nothing. */
export async function evaluate(
  place: SearchPlace,
  queries: readonly (readonly WordQuery[])[],
): Promise<Matches | null> {
  const ways = await findHits(place, queries);
  const { index, shown, language } = place;
  const scores = new Uint16Array(index.size);
  let hasFound = false;
  for (const words of ways) {
    match(words, (itemId, score) => {
      const ordinal = index.ordinalOf.get(itemId);
      if (ordinal === undefined || !hasItem(shown, ordinal)) return;
      hasFound = true;
      if (score > (scores[ordinal] ?? 0)) scores[ordinal] = score;
    });
  }
  return hasFound ? { ordinals: rank(index, scores, language), ways } : null;
}

async function findHits(
  { context, language }: SearchPlace,
  queries: readonly (readonly WordQuery[])[],
): Promise<WordHits[]> {
  const words = queries.flat();
  const postings = await readPostings(context, language, {
    lexemes: words.flatMap(({ lexemes }) => lexemes),
    beginnings: words.flatMap(({ beginnings }) => beginnings),
  });
  const hitsOfNumbers = new Map<string, Hits[]>();
  for (const { number } of words) {
    if (number === null || hitsOfNumbers.has(number.text)) continue;
    const { whole, begun } = await findNumbers(context.db, number);
    hitsOfNumbers.set(number.text, [
      { postings: whole, share: 1, ownScore: scoreOfNumber },
      { postings: begun, share: 1, ownScore: scoreOfBegunNumber },
    ]);
  }
  const hitsOf = (key: string, share: number): Hits => ({ postings: postings.get(key) ?? none, share, ownScore });
  return queries.map((query) =>
    query.map(({ lexemes, beginnings, number }) => [
      ...(number ? (hitsOfNumbers.get(number.text) ?? []) : []),
      ...lexemes.map((lexeme) => hitsOf(lexeme, 1)),
      ...beginnings.map((beginning) => hitsOf(`${beginning}*`, shareOfBeginning)),
    ]),
  );
}

const none: Postings = new Map();
