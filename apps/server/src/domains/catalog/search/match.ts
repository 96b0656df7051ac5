import { idsInRun, offsetOf, type PostingList, placeOf, runOf, variationsAt } from './posting-list.ts';
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

/** Told, of each run, the places of the items that were found and, by place, how well they fit. Both hold during the call alone. */
type Visit = (run: number, offsets: Uint16Array, totals: Uint16Array) => void;

/** Beside the size of a run, taken again and again: nothing waits in between. */
const touched = new Uint16Array(idsInRun);
const totals = new Uint16Array(idsInRun);
/** How many words an item has; all zero between two runs. */
const reached = new Uint8Array(idsInRun);
/** Of how many of them only variations have it. */
const ownOnly = new Uint8Array(idsInRun);
/** The same of the word that was looked at last, and what it counts. */
const isOwn = new Uint8Array(idsInRun);
const scores = new Uint16Array(idsInRun);

/**
 * Finds the items that have all words, with how well they fit: the sum of what each word says about the item. Words that only
 * variations have must stand in the same one.
 */
export function match(words: WordHits, visit: Visit): void {
  const [first] = words;
  if (!first) return;
  const matchIn = words.length === 1 ? matchAny : matchRun;
  for (const run of new Set(first.flatMap(({ postings }) => [...postings.keys()]))) matchIn(words, run, visit);
}

/** Of a single word each item counts that has any of what it may mean: nothing has to be noted beside what that says. */
function matchAny([hits = []]: WordHits, run: number, visit: Visit): void {
  let found = 0;
  for (const { postings, share, ownScore } of hits) {
    const list = postings.get(run);
    if (!list) continue;
    const { offsets } = list;
    for (let place = 0; place < offsets.length; place++) {
      const offset = offsets[place] ?? 0;
      const score = scoreAt(list, place, share, ownScore);
      const before = reached[offset] === 0 ? 0 : (totals[offset] ?? 0);
      if (before === 0) touched[found++] = offset;
      if (score > before) totals[offset] = score;
      reached[offset] = 1;
    }
  }
  for (let at = 0; at < found; at++) reached[touched[at] ?? 0] = 0;
  if (found > 0) visit(run, touched.subarray(0, found), totals);
}

/** What a hit counts: at least one, so that none is lost. */
function scoreAt({ scores: common, ends }: PostingList, place: number, share: number, ownScore: number): number {
  const said = common[place] ?? 0;
  const hasOwn = ends !== null && (ends[place] ?? 0) > (place === 0 ? 0 : (ends[place - 1] ?? 0));
  const full = hasOwn && ownScore > said ? ownScore : said;
  return share === 1 ? full : Math.max(1, Math.round(share * full));
}

function matchRun(words: WordHits, run: number, visit: Visit): void {
  const counted = words.map((hits) => ({ hits, count: countIn(hits, run) }));
  if (counted.some(({ count }) => count === 0)) return;
  // What the rarest word leaves out is passed over in the lists of the others.
  counted.sort((a, b) => a.count - b.count);
  let candidates = 0;
  for (const [index, { hits }] of counted.entries()) {
    for (const each of hits) {
      const list = each.postings.get(run);
      if (list) candidates = note(list, each, { index, candidates });
    }
  }
  let found = 0;
  for (let at = 0; at < candidates; at++) {
    const offset = touched[at] ?? 0;
    const hasAll = reached[offset] === words.length;
    reached[offset] = 0;
    if (!hasAll || ((ownOnly[offset] ?? 0) > 1 && !haveCommonVariation(words, run, offset))) continue;
    touched[found++] = offset;
  }
  if (found > 0) visit(run, touched.subarray(0, found), totals);
}

function countIn(hits: readonly Hits[], run: number): number {
  return hits.reduce((count, { postings }) => count + (postings.get(run)?.offsets.length ?? 0), 0);
}

/** Notes what one meaning of a word found. Answers how many candidates there are now: the first word brings all of them. */
function note(
  list: PostingList,
  { share, ownScore }: Hits,
  { index, candidates }: { index: number; candidates: number },
): number {
  const { offsets, scores: common } = list;
  let count = candidates;
  for (let place = 0; place < offsets.length; place++) {
    const offset = offsets[place] ?? 0;
    const state = reached[offset] ?? 0;
    if (state < index) continue;
    const score = scoreAt(list, place, share, ownScore);
    const own = (common[place] ?? 0) > 0 ? 0 : 1;
    if (state === index) {
      if (index === 0) touched[count++] = offset;
      reached[offset] = index + 1;
      totals[offset] = (index === 0 ? 0 : (totals[offset] ?? 0)) + score;
      ownOnly[offset] = (index === 0 ? 0 : (ownOnly[offset] ?? 0)) + own;
      scores[offset] = score;
      isOwn[offset] = own;
      continue;
    }
    const before = scores[offset] ?? 0;
    if (score > before) {
      totals[offset] = (totals[offset] ?? 0) + score - before;
      scores[offset] = score;
    }
    if (own === 0 && isOwn[offset] === 1) {
      ownOnly[offset] = (ownOnly[offset] ?? 0) - 1;
      isOwn[offset] = 0;
    }
  }
  return count;
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
    const list = postings.get(run);
    const place = list ? placeOf(list, offset) : -1;
    if (!list || place < 0) continue;
    if ((list.scores[place] ?? 0) > 0) isEverywhere = true;
    for (const id of variationsAt(list, place)) variationIds.add(id);
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
