import type { SearchPlace } from './evaluate.ts';
import { leastOfLabels } from './fields.ts';
import type { FoundItems } from './find-items.ts';
import { fold } from './fold.ts';
import type { ShopWords } from './shop-words.ts';
import { wordsOf } from './words.ts';
import { wordsThatStand } from './words-that-stand.ts';

const maximumSuggestions = 6;

/** Shorter beginnings say too little. */
const shortestBeginning = 2;

/** Of the words that begin so, the most frequent are looked at; behind other words more, since most do not stand there. */
const candidatesAlone = 24;
const candidatesBehind = 60;

type Typed = { query: string; found: FoundItems };

/**
 * Terms that complete the last word, the most frequent first: words of items that the caller is shown, and behind other words only
 * those of items that were found, of what they are called and sorted by: who types "wine glas" looks for no glassworks that a text mentions.
 * `found`: what the query finds.
 */
export async function suggestTerms(
  place: SearchPlace & { shopWords: ShopWords },
  { query, found }: Typed,
): Promise<{ term: string; items: number }[]> {
  const [, before = '', unfinished = ''] = /^(.*?)([^\s]*)$/s.exec(query.trim().toLowerCase()) ?? [];
  const beginning = fold(unfinished);
  if (beginning.length < shortestBeginning) return [];
  const isAlone = wordsOf(before, place.language).length === 0;
  const words = place.shopWords.beginningWith(beginning).toSorted((a, b) => b.documents - a.documents);
  const standing = await wordsThatStand(place, words.slice(0, isAlone ? candidatesAlone : candidatesBehind), {
    within: isAlone ? place.shown : found.ranking.items,
    most: maximumSuggestions,
    leastScore: leastOfLabels,
  });
  return standing.map(({ word, items }) => ({ term: before + word, items }));
}
