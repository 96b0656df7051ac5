import { addItem, createItemSet, hasItem, type ItemSet } from '../facet-index/item-set.ts';
import type { SearchPlace } from './evaluate.ts';
import { itemIdAt } from './posting-list.ts';
import { type Postings, readPostings } from './read-postings.ts';
import type { VocabularyWord } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/**
 * The first of some words that stand in items of a set, and in how many; of the forms of a word the first. `leastScore`: that say so much
 * about an item, which tells names from texts.
 */
export async function wordsThatStand(
  place: SearchPlace,
  words: readonly VocabularyWord[],
  { within, most, leastScore = 0 }: { within: ItemSet; most: number; leastScore?: number },
): Promise<{ word: string; items: number }[]> {
  const candidates = onePerStem(words);
  const lexemes = candidates.flatMap(({ stem }) => formsOf(stem));
  const postings = await readPostings(place.context, place.language, { lexemes, beginnings: [] });
  const itemsWith = ({ stem }: VocabularyWord, enough: number) => {
    const forms = formsOf(stem).flatMap((lexeme) => postings.get(lexeme) ?? []);
    return countItems(place, forms, { within, enough, leastScore });
  };
  return candidates
    .filter((word) => itemsWith(word, 1) > 0)
    .slice(0, most)
    .map((word) => ({ word: word.word, items: itemsWith(word, Number.POSITIVE_INFINITY) }));
}

function onePerStem(words: readonly VocabularyWord[]): VocabularyWord[] {
  const stems = new Set<string>();
  return words.filter(({ stem }) => !stems.has(stem) && stems.add(stem));
}

/** How many items of a set the forms of a word have; counted until there are enough. */
function countItems(
  { index }: SearchPlace,
  forms: readonly Postings[],
  { within, enough, leastScore }: { within: ItemSet; enough: number; leastScore: number },
): number {
  const counted = createItemSet(index.size);
  let count = 0;
  for (const postings of forms) {
    for (const [run, lists] of postings) {
      for (const { offsets, scores } of lists) {
        for (let place = 0; place < offsets.length; place++) {
          if ((scores[place] ?? 0) < leastScore) continue;
          const ordinal = index.ordinalOf.get(itemIdAt(run, offsets[place] ?? 0));
          if (ordinal === undefined || !hasItem(within, ordinal) || hasItem(counted, ordinal)) continue;
          addItem(counted, ordinal);
          count += 1;
          if (count >= enough) return count;
        }
      }
    }
  }
  return count;
}
