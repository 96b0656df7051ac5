import { fold } from './fold.ts';
import type { ShopWords } from './shop-words.ts';
import { typingErrors } from './typing-errors.ts';
import type { Word } from './words.ts';

/** Shorter words are never mended: everything is near them. */
const shortestMended = 4;

/** Longer ones are no words that somebody mistyped; what is near them takes long to find. */
const longestMended = 32;

/** Somebody who pastes a page is not helped by mending it word by word. */
const mostMended = 6;

/** Ways to cut the words of a term in two that are tried. */
const mostCuts = 24;

/** Of a long word. */
const mostErrors = 3;

/** How many typing errors a word of a length may have. */
function allowedErrors(length: number): number {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : mostErrors;
}

type Mended = { text: string; errors: number };

/**
 * The term with each word replaced by the nearest of the shop's words, or by the two that it may be a compound of. Null
 * where nothing is near one of the words, or nothing changes. Figures and short words stay as they are.
 */
export function mendWords(words: readonly Word[], shopWords: ShopWords): string | null {
  const mendable = [...new Set(words.map(({ surface }) => fold(surface)).filter(isMendable))];
  if (mendable.length > mostMended || mendable.some(({ length }) => length > longestMended)) return null;
  const near = new Map(mendable.map((typed) => [typed, nearest(typed, shopWords)]));
  const cuts = mendable.filter((typed) => !near.get(typed)).flatMap(cutsOf);
  const compoundOf = (typed: string) => (cuts.length > mostCuts ? undefined : nearestCompound(typed, shopWords));
  const mended = words.map(({ surface }) => {
    const typed = fold(surface);
    if (!isMendable(typed)) return surface;
    return (near.get(typed) ?? compoundOf(typed))?.text;
  });
  if (mended.includes(undefined)) return null;
  const term = mended.join(' ');
  return term === words.map(({ surface }) => surface).join(' ') ? null : term;
}

function isMendable(word: string): boolean {
  return word.length >= shortestMended && !/\d/.test(word);
}

/** Of words that are equally near the one that more products have. */
function nearest(typed: string, shopWords: ShopWords): Mended | undefined {
  const [best] = shopWords
    .near(typed)
    .map((near) => ({
      text: near.word,
      documents: shopWords.documentsOf(near.stem),
      errors: typingErrors(typed, near.folded),
    }))
    .filter(({ errors }) => errors <= allowedErrors(typed.length))
    .sort((a, b) => a.errors - b.errors || b.documents - a.documents);
  return best;
}

function nearestCompound(typed: string, shopWords: ShopWords): Mended | undefined {
  const compounds = cutsOf(typed).flatMap((parts) => {
    const mended = parts.flatMap((part) => nearest(part, shopWords) ?? []);
    const errors = mended.reduce((sum, part) => sum + part.errors, 0);
    const isNear = mended.length === parts.length && errors <= allowedErrors(typed.length);
    return isNear ? [{ text: mended.map(({ text }) => text).join(' '), errors }] : [];
  });
  return compounds.sort((a, b) => a.errors - b.errors)[0];
}

/** The ways to cut a word in two that leave words to mend. */
function cutsOf(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let cut = shortestMended; cut <= word.length - shortestMended; cut++) {
    cuts.push([word.slice(0, cut), word.slice(cut)]);
  }
  return cuts;
}
