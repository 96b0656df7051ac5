import type { Language } from '@mise/rules/languages.ts';
import type { FacetIndex } from '../facet-index/facet-index.ts';

/**
 * The ordinals with a score, the highest first; among equals the order of the shop decides. `scores` is by ordinal. Counted instead
 * of compared, and without calls for each item: a word may have found all of them.
 */
export function rank(index: FacetIndex, scores: Uint16Array, language: Language): Int32Array {
  const order = index.orders.position[language];
  let highest = 0;
  for (let ordinal = 0; ordinal < index.size; ordinal++) highest = Math.max(highest, scores[ordinal] ?? 0);
  /** By score, the place of the next ordinal that has it: behind all with higher ones. */
  const places = new Int32Array(highest + 1);
  for (let ordinal = 0; ordinal < index.size; ordinal++) {
    const score = scores[ordinal] ?? 0;
    if (score > 0) places[score - 1] = (places[score - 1] ?? 0) + 1;
  }
  for (let score = highest - 1; score >= 0; score--) places[score] = (places[score] ?? 0) + (places[score + 1] ?? 0);
  const ranked = new Int32Array(places[0] ?? 0);
  for (let at = 0; at < order.length; at++) {
    const ordinal = order[at] ?? 0;
    const score = scores[ordinal] ?? 0;
    if (score === 0) continue;
    const place = places[score] ?? 0;
    ranked[place] = ordinal;
    places[score] = place + 1;
  }
  return ranked;
}
