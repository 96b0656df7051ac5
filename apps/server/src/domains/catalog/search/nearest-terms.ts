import type { Context } from '../../../context.ts';
import { leastOfNames } from './fields.ts';
import { openSearch } from './find-items.ts';
import { fold } from './fold.ts';
import { searchLanguageOf } from './search-languages.ts';
import { typingErrors } from './typing-errors.ts';
import { wordsOf } from './words.ts';
import { wordsThatStand } from './words-that-stand.ts';

const mostTerms = 5;

/** Of a pasted page the first words are looked at. */
const mostWords = 4;

/** Longer ones are noise. */
const longestWord = 32;

/** Letters that words which begin alike have in common at least. */
const sharedBeginning = 4;
/** Of others so much may be wrong. */
const mostWrong = 1 / 3;

/** Words of items that the caller is shown, written much like those of a term that found nothing; the nearest first. */
export async function nearestTerms(context: Context, term: string): Promise<string[]> {
  const place = await openSearch(context, searchLanguageOf(context.language));
  const typed = wordsOf(term, place.language)
    .map(({ surface }) => fold(surface))
    .filter(({ length }) => length <= longestWord)
    .slice(0, mostWords);
  const near = typed.flatMap((word) =>
    place.shopWords
      .near(word)
      .filter(({ folded }) => isAlike(word, folded))
      .slice(0, mostTerms * 2),
  );
  const standing = await wordsThatStand(place, near, {
    within: place.shown,
    most: mostTerms,
    // Words of texts are no terms: nobody looks for "besteht".
    leastScore: leastOfNames,
  });
  return standing.map(({ word }) => word);
}

/** Words that have a few letters in common are no more than that: "Kinderstuhl" is near to "anders" only in its runs of three. */
function isAlike(typed: string, near: string): boolean {
  let shared = 0;
  while (shared < typed.length && typed[shared] === near[shared]) shared += 1;
  return shared >= sharedBeginning || typingErrors(typed, near) <= typed.length * mostWrong;
}
