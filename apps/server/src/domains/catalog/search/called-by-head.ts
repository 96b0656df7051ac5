import { hasItem, type ItemSet } from '../facet-index/item-set.ts';
import type { SearchPlace } from './evaluate.ts';
import { leastOfLabels, leastOfThings } from './fields.ts';
import type { Hits, WordHits } from './match.ts';
import { hasVariations } from './posting-list.ts';

/**
 * Whether something that was found is called as the last word of a term says that names things: who types "Servietten Halter" means a holder, and
 * napkins whose texts speak of holding are none. What names no thing ("Mikrowelle", "weiß") may stand anywhere.
 */
export function isCalledByHead(place: SearchPlace, words: WordHits, found: ItemSet): boolean {
  if (words.length === 1) return true;
  const head = words.findLast((hits) => isCalled(place, hits, { within: place.shown, least: leastOfThings }));
  return head === undefined || isCalled(place, head, { within: found, least: leastOfLabels });
}

/** By the very word: one that was only begun names whatever begins so. */
function isCalled(
  { index }: SearchPlace,
  hits: readonly Hits[],
  { within, least }: { within: ItemSet; least: number },
): boolean {
  return hits.some(({ postings, share, ownScore }) => {
    if (share < 1) return false;
    return [...postings].some(([run, list]) => {
      const ordinals = index.ordinalOf.block(run);
      return list.offsets.some((offset, at) => {
        const score = hasVariations(list, at) ? Math.max(ownScore, list.scores[at] ?? 0) : (list.scores[at] ?? 0);
        const ordinal = (ordinals?.[offset] ?? 0) - 1;
        return score >= least && ordinal >= 0 && hasItem(within, ordinal);
      });
    });
  });
}
