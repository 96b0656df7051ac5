import type { Language } from '@mise/rules/languages.ts';
import type { FacetIndex } from '../facet-index/facet-index.ts';

type Scores = {
  /** By ordinal; 0: not found. May be longer than the index. */
  scores: Uint16Array;
  /** How many ordinals have a score. */
  found: number;
};

/** By score, the place of the next ordinal that has it: behind all with higher ones. All zero between two calls. */
const places = new Int32Array(2 ** 16);

/**
 * The ordinals with a score, the highest first; among equals the order of the shop decides. Counted instead of compared, and
 * without calls for each item: a word may have found all of them.
 */
export function rank(index: FacetIndex, { scores, found }: Scores, language: Language): Int32Array {
  const ranked = new Int32Array(found);
  if (found === 0) return ranked;
  const order = index.orders.position[language];
  const inOrder = new Int32Array(found);
  let count = 0;
  let highest = 0;
  for (let at = 0; at < order.length && count < found; at++) {
    const ordinal = order[at] ?? 0;
    const score = scores[ordinal] ?? 0;
    if (score === 0) continue;
    inOrder[count++] = ordinal;
    places[score - 1] = (places[score - 1] ?? 0) + 1;
    if (score > highest) highest = score;
  }
  for (let score = highest - 1; score > 0; score--) places[score - 1] = (places[score - 1] ?? 0) + (places[score] ?? 0);
  for (let at = 0; at < count; at++) {
    const ordinal = inOrder[at] ?? 0;
    const score = scores[ordinal] ?? 0;
    const place = places[score] ?? 0;
    ranked[place] = ordinal;
    places[score] = place + 1;
  }
  places.fill(0, 0, highest + 1);
  return ranked;
}
