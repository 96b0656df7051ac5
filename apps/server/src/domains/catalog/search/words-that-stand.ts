import { addItem, createItemSet, hasItem, type ItemSet } from '../facet-index/item-set.ts';
import { ownScore, type SearchPlace } from './evaluate.ts';
import { hasVariations } from './posting-list.ts';
import { type Postings, readPostings } from './read-postings.ts';
import type { VocabularyWord } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/** Most of the first ones stand: of the others nothing is read until they are needed. */
const readAtOnce = 8;

/** Of a word its stem alone matters. */
type Candidate = Pick<VocabularyWord, 'word' | 'stem'>;

type Standing = { word: string; items: number };

/**
 * The first of some words that stand in items of a set, and in how many; of the forms of a word the first. `leastScore`: that say so much
 * about an item, which tells names from texts.
 */
export async function wordsThatStand(
  place: SearchPlace,
  words: readonly Candidate[],
  { within, most, leastScore = 0 }: { within: ItemSet; most: number; leastScore?: number },
): Promise<Standing[]> {
  const candidates = onePerStem(words);
  const standing: Standing[] = [];
  for (let start = 0; start < candidates.length && standing.length < most; start += readAtOnce) {
    const some = candidates.slice(start, start + readAtOnce);
    const lexemes = some.flatMap(({ stem }) => formsOf(stem));
    const postings = await readPostings(place.context, place.language, { lexemes, beginnings: [] });
    for (const { word, stem } of some) {
      const forms = formsOf(stem).flatMap((lexeme) => postings.get(lexeme) ?? []);
      const items = standing.length < most ? countItems(place, forms, { within, leastScore }) : 0;
      if (items > 0) standing.push({ word, items });
    }
  }
  return standing;
}

function onePerStem(words: readonly Candidate[]): Candidate[] {
  const stems = new Set<string>();
  return words.filter(({ stem }) => !stems.has(stem) && stems.add(stem));
}

/** How many items of a set the forms of a word have. */
function countItems(
  { index }: SearchPlace,
  forms: readonly Postings[],
  { within, leastScore }: { within: ItemSet; leastScore: number },
): number {
  const counted = createItemSet(index.size);
  let count = 0;
  for (const postings of forms) {
    for (const [run, list] of postings) {
      const { offsets, scores } = list;
      const ordinals = index.ordinalOf.block(run);
      for (let place = 0; ordinals && place < offsets.length; place++) {
        const score = hasVariations(list, place) ? ownScore : (scores[place] ?? 0);
        if (score < leastScore) continue;
        const ordinal = (ordinals[offsets[place] ?? 0] ?? 0) - 1;
        if (ordinal < 0 || !hasItem(within, ordinal) || hasItem(counted, ordinal)) continue;
        addItem(counted, ordinal);
        count += 1;
      }
    }
  }
  return count;
}
