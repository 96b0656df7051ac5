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
  if (head !== undefined) return isCalled(place, head, { within: found, least: leastOfLabels });
  const isSaid = (within: ItemSet) => words.some((hits) => isCalled(place, hits, { within, least: leastOfLabels }));
  return isSaid(found) || !isSaid(place.shown);
}

/** By the very word: one that was only begun names whatever begins so. */
function isCalled(
  { index }: SearchPlace,
  hits: readonly Hits[],
  { within, least }: { within: ItemSet; least: number },
): boolean {
  for (const { postings, share, ownScore } of hits) {
    if (share < 1) continue;
    for (const [run, list] of postings) {
      const ordinals = index.ordinalOf.block(run);
      for (let at = 0; at < list.scores.length; at++) {
        // Of a word that all items have none may be called so: of each no more than its score is looked at.
        if ((list.scores[at] ?? 0) < least && (ownScore < least || !hasVariations(list, at))) continue;
        const ordinal = (ordinals?.[list.offsets[at] ?? 0] ?? 0) - 1;
        if (ordinal >= 0 && hasItem(within, ordinal)) return true;
      }
    }
  }
  return false;
}
