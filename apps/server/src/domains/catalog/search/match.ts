import { idsInRun, itemIdAt, offsetOf, type PostingList, placeOf, runOf, variationsAt } from './posting-list.ts';
import type { Postings } from './read-postings.ts';

/** What a word of a term found. */
export type Hits = {
  postings: Postings;
  /** How much of the score a hit counts: a word that was only begun says less. */
  share: number;
  /** What it counts that a variation has the word. */
  ownScore: number;
};

/** By word, all that it may mean. */
export type WordHits = readonly (readonly Hits[])[];

/** Beside the size of a run, taken again and again: nothing waits in between. */
const reached = new Uint8Array(idsInRun);
const totals = new Uint16Array(idsInRun);
const ownOnly = new Uint8Array(idsInRun);
const scores = new Uint16Array(idsInRun);
const isCommon = new Uint8Array(idsInRun);

/**
 * Finds the items that have all words, with how well they fit: the sum of what each word says about the item. Words that only
 * variations have must stand in the same one.
 */
export function match(words: WordHits, visit: (itemId: number, score: number) => void): void {
  const [first] = words;
  if (!first) return;
  for (const run of new Set(first.flatMap(({ postings }) => [...postings.keys()]))) matchRun(words, run, visit);
}

function matchRun(words: WordHits, run: number, visit: (itemId: number, score: number) => void): void {
  for (const scratch of [reached, totals, ownOnly]) scratch.fill(0);
  for (const [index, hits] of words.entries()) {
    scores.fill(0);
    isCommon.fill(0);
    let isFound = false;
    for (const each of hits) {
      for (const list of each.postings.get(run) ?? []) {
        noteScores(list, each);
        isFound = true;
      }
    }
    if (!isFound) return;
    for (let offset = 0; offset < idsInRun; offset++) {
      const score = scores[offset] ?? 0;
      if (score === 0 || reached[offset] !== index) continue;
      reached[offset] = index + 1;
      totals[offset] = (totals[offset] ?? 0) + score;
      if (isCommon[offset] === 0) ownOnly[offset] = (ownOnly[offset] ?? 0) + 1;
    }
  }
  for (let offset = 0; offset < idsInRun; offset++) {
    if (reached[offset] !== words.length) continue;
    if ((ownOnly[offset] ?? 0) > 1 && !haveCommonVariation(words, run, offset)) continue;
    visit(itemIdAt(run, offset), totals[offset] ?? 0);
  }
}

/** A hit counts at least one, so that none is lost. */
function noteScores({ offsets, scores: own, ends }: PostingList, { share, ownScore }: Hits): void {
  for (let index = 0; index < offsets.length; index++) {
    const offset = offsets[index] ?? 0;
    const common = own[index] ?? 0;
    if (common > 0) isCommon[offset] = 1;
    const hasOwn = ends !== null && (ends[index] ?? 0) > (index === 0 ? 0 : (ends[index - 1] ?? 0));
    const score = Math.max(1, Math.round(share * (hasOwn && ownScore > common ? ownScore : common)));
    if (score > (scores[offset] ?? 0)) scores[offset] = score;
  }
}

function haveCommonVariation(words: WordHits, run: number, offset: number): boolean {
  let common: readonly number[] | null = null;
  for (const hits of words) {
    const { isEverywhere, variationIds }: Standing = standingOf(hits, run, offset);
    if (isEverywhere) continue;
    common = (common ?? [...variationIds]).filter((id) => variationIds.has(id));
  }
  return common === null || common.length > 0;
}

/** Whether all variations of an item have a word, and which of them have it alone. */
type Standing = { isEverywhere: boolean; variationIds: ReadonlySet<number> };

function standingOf(hits: readonly Hits[], run: number, offset: number): Standing {
  const variationIds = new Set<number>();
  let isEverywhere = false;
  for (const { postings } of hits) {
    for (const list of postings.get(run) ?? []) {
      const place = placeOf(list, offset);
      if (place < 0) continue;
      if ((list.scores[place] ?? 0) > 0) isEverywhere = true;
      for (const id of variationsAt(list, place)) variationIds.add(id);
    }
  }
  return { isEverywhere, variationIds };
}

/** The variations of an item that have most of the words, as the last of the ways reads them that found it. */
export function meantVariations(ways: readonly WordHits[], itemId: number): number[] {
  const [run, offset] = [runOf(itemId), offsetOf(itemId)];
  const standings = ways.map((words) => words.map((hits) => hits.map((each) => standingOf([each], run, offset))));
  const way = standings.findLast((words) =>
    words.every((hits) => hits.some(({ isEverywhere, variationIds }) => isEverywhere || variationIds.size > 0)),
  );
  const counts = new Map<number, number>();
  for (const hits of way ?? []) {
    // Whole words stand before begun ones: "24" is not "240".
    const best = hits.find(({ variationIds }) => variationIds.size > 0);
    for (const id of best?.variationIds ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([id]) => id);
}
