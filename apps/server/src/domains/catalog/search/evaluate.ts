import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../../context.ts';
import type { FacetIndex } from '../facet-index/facet-index.ts';
import { addItem, bitsPerWord, createItemSet, hasItem, type ItemSet } from '../facet-index/item-set.ts';
import { isCalledByHead } from './called-by-head.ts';
import { leastBeside } from './fields.ts';
import { findNumbers } from './find-numbers.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Hits, match, type WordHits } from './match.ts';
import type { WordQuery } from './query.ts';
import { nothingRanked, type Ranking, rank } from './rank.ts';
import { type Postings, readPostings } from './read-postings.ts';

/** Where a search looks: in the words of a language, for what the caller is shown. */
export type SearchPlace = {
  context: Pick<Context, 'shop' | 'db'>;
  language: Language;
  index: FacetIndex;
  shown: ItemSet;
};

export type Matches = {
  ranking: Ranking;
  /** What the words of each way to read the term found. */
  ways: readonly WordHits[];
  /** More article numbers begin as the typed one than were looked at. */
  hasMore: boolean;
  /** Where the term names a thing, something is called so and does not merely mention it (`isCalledByHead`). */
  isCalledSo: boolean;
};

/** How much of its score a hit counts that has the word only as its beginning, and beside the very word, which was hardly begun. */
const shareOfBeginning = 0.6;
const shareBesideWhole = 0.25;
/** The same of other forms of the word. */
const shareOfLesser = 0.4;
/** A color or a size says nearly as much as a category; a whole article number decides. */
export const ownScore = 50;
const scoreOfNumber = 2000;
const scoreOfBegunNumber = 200;

/** Nobody means an article by so many of its numbers, and each is looked up by itself. */
const mostNumbersOfTerm = 12;

/** What has all words in any of the ways; null: nothing. Without `hasMentions` only what stands beside the best (`leastBeside`). */
export async function evaluate(
  place: SearchPlace,
  queries: readonly (readonly WordQuery[])[],
  { hasMentions = true }: { hasMentions?: boolean } = {},
): Promise<Matches | null> {
  const { ways, hasMore } = await findHits(place, queries);
  if (ways.length === 0) return null;
  const ranking = ranked(place, ways, hasMentions);
  if (ranking.size === 0) return null;
  const isCalledSo = hasMentions || ways.some((words) => isCalledByHead(place, words, ranking.items));
  return { ranking, ways, hasMore, isCalledSo };
}

/** By ordinal, taken again and again: nothing waits between its first use and its last. */
let scores = new Uint16Array();
/** The same a word. */
let strengths = new Uint16Array();

function clear(size: number): void {
  if (scores.length < size) {
    scores = new Uint16Array(size);
    strengths = new Uint16Array(size);
    return;
  }
  scores.fill(0);
  strengths.fill(0);
}

/** Of the ways that find an item the one that says most counts. */
function ranked({ index, shown, language }: SearchPlace, ways: readonly WordHits[], hasMentions: boolean): Ranking {
  const items = createItemSet(index.size);
  let best = 0;
  let isCleared = false;
  for (const words of ways) {
    match(words, (run, offsets, totals) => {
      if (!isCleared) clear(index.size);
      isCleared = true;
      const ordinals = index.ordinalOf.block(run);
      for (let at = 0; ordinals && at < offsets.length; at++) {
        const offset = offsets[at] ?? 0;
        const ordinal = (ordinals[offset] ?? 0) - 1;
        if (ordinal < 0 || !hasItem(shown, ordinal)) continue;
        addItem(items, ordinal);
        const total = totals[offset] ?? 0;
        const strength = total / words.length;
        if (total > (scores[ordinal] ?? 0)) scores[ordinal] = total;
        if (strength > (strengths[ordinal] ?? 0)) strengths[ordinal] = strength;
        if (strength > best) best = strength;
      }
    });
  }
  if (best === 0) return nothingRanked;
  if (!hasMentions) leaveOut(items, leastBeside(best));
  return rank(index, { scores, items }, language);
}

/** Takes out what says less. */
function leaveOut(items: ItemSet, least: number): void {
  for (let index = 0; least > 0 && index < items.length; index++) {
    for (let word = items[index] ?? 0; word !== 0; word &= word - 1) {
      const bit = word & -word;
      if ((strengths[index * bitsPerWord + 31 - Math.clz32(bit)] ?? 0) < least)
        items[index] = (items[index] ?? 0) & ~bit;
    }
  }
}

/** Of a way with a word that stands nowhere nothing is read, nor has it any hits. */
async function findHits(
  { context, language }: SearchPlace,
  queries: readonly (readonly WordQuery[])[],
): Promise<Omit<Matches, 'ranking' | 'isCalledSo'>> {
  const lexicon = await lexiconOf(context.shop, language);
  const possible = queries.filter((query) => query.every((word) => word.number !== null || stands(word, lexicon)));
  const words = possible.flat();
  const postings = await readPostings(context, language, {
    lexemes: words.flatMap(({ lexemes, lesserLexemes }) => [...lexemes, ...lesserLexemes]),
    beginnings: words.flatMap(({ beginnings }) => beginnings),
  });
  const hitsOfNumbers = new Map<string, Hits[]>();
  let hasMore = false;
  for (const { number } of words) {
    if (number === null || hitsOfNumbers.has(number.text)) continue;
    if (hitsOfNumbers.size >= mostNumbersOfTerm) break;
    const { whole, begun, hasMore: hasMoreNumbers } = await findNumbers(context.db, number);
    hasMore ||= hasMoreNumbers;
    hitsOfNumbers.set(number.text, [
      { postings: whole, share: 1, ownScore: scoreOfNumber },
      { postings: begun, share: 1, ownScore: scoreOfBegunNumber },
    ]);
  }
  const hitsOf = (key: string, share: number): Hits => ({ postings: postings.get(key) ?? none, share, ownScore });
  const ways = possible.map((query) =>
    query.map(({ lexemes, lesserLexemes, beginnings, number }) => {
      const isWord = lexemes.some((lexeme) => (postings.get(lexeme)?.size ?? 0) > 0);
      return [
        ...(number ? (hitsOfNumbers.get(number.text) ?? []) : []),
        ...lexemes.map((lexeme) => hitsOf(lexeme, 1)),
        ...lesserLexemes.map((lexeme) => hitsOf(lexeme, shareOfLesser)),
        ...beginnings.map((beginning) => hitsOf(`${beginning}*`, isWord ? shareBesideWhole : shareOfBeginning)),
      ];
    }),
  );
  const isFound = (hits: readonly Hits[]) => hits.some(({ postings }) => postings.size > 0);
  return { ways: ways.filter((hits) => hits.every(isFound)), hasMore };
}

function stands({ lexemes, lesserLexemes, beginnings }: WordQuery, { has, beginningWith }: Lexicon): boolean {
  return lexemes.some(has) || lesserLexemes.some(has) || beginnings.some((each) => beginningWith(each, 1).length > 0);
}

const none: Postings = new Map();
