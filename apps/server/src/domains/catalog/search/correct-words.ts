import { fold } from './fold.ts';
import type { ShopWords } from './shop-words.ts';
import { typingErrors } from './typing-errors.ts';
import type { Word } from './words.ts';

/** Shorter words are not corrected: everything is near them. */
const shortestCorrected = 4;

/** Beside other words, which say what is meant, one of so many letters may lack one: "chafing dsh". */
const shortestBesideOthers = 3;

/** Longer ones are no words that somebody mistyped; what is near them takes long to find. */
const longestCorrected = 32;

/** Somebody who pastes a page is not helped by a correction of each word. */
const mostCorrected = 6;

/** Ways to cut the words of a term in two that are tried. */
const mostCuts = 24;

/** Of a long word. */
const mostErrors = 3;

/** How many typing errors a word of a length may have: of fewer letters that are right many words can be made. */
function allowedErrors(length: number): number {
  if (length <= 5) return 1;
  if (length === 6) return 1.5;
  return length <= 12 ? 2 : mostErrors;
}

type Correction = { text: string; errors: number };

/**
 * Each word as the nearest of the shop's words, or as the two that it may be a compound of; null where nothing is near it. Figures
 * and short words stay as they are. Null altogether for what is no term that somebody mistyped.
 */
export function correctEach(words: readonly Word[], shopWords: ShopWords): (string | null)[] | null {
  const shortest = words.length > 1 ? shortestBesideOthers : shortestCorrected;
  const isCorrectable = (word: string) => word.length >= shortest && !/\d/.test(word);
  const correctable = [...new Set(words.map(({ surface }) => fold(surface)).filter(isCorrectable))];
  if (correctable.length > mostCorrected || correctable.some(({ length }) => length > longestCorrected)) return null;
  const near = new Map(correctable.map((typed) => [typed, nearest(typed, shopWords)]));
  const cuttable = correctable.filter((typed) => !near.get(typed));
  const isCut = cuttable.flatMap(cutsOf).length <= mostCuts;
  const compounds = new Map(isCut ? cuttable.map((typed) => [typed, nearestCompound(typed, shopWords)]) : []);
  return words.map(({ surface }) => {
    const typed = fold(surface);
    if (!isCorrectable(typed)) return surface;
    const isShort = typed.length < shortestCorrected;
    return (near.get(typed) ?? compounds.get(typed))?.text ?? (isShort ? surface : null);
  });
}

/** Of words that are equally near the one that more products have. */
function nearest(typed: string, shopWords: ShopWords): Correction | undefined {
  const same = shopWords.same(typed);
  // Nothing is nearer, and to look for what is takes long.
  const [best] = (same.length > 0 ? same : shopWords.near(typed))
    .map((near) => ({
      text: near.word,
      documents: shopWords.documentsOf(near.stem),
      errors: typingErrors(typed, near.folded),
    }))
    .filter(({ errors }) => errors <= allowedErrors(typed.length))
    // Another letter in a word of three makes another word.
    .filter(({ text }) => typed.length >= shortestCorrected || text.length > typed.length || same.length > 0)
    .sort((a, b) => a.errors - b.errors || b.documents - a.documents);
  return best;
}

function nearestCompound(typed: string, shopWords: ShopWords): Correction | undefined {
  let best: Correction | undefined;
  for (const [first, last] of cutsOf(typed)) {
    // What is near the rest takes long to find, too.
    const head = nearest(first, shopWords);
    const tail = head && nearest(last, shopWords);
    if (!tail) continue;
    const errors = head.errors + tail.errors;
    if (errors > allowedErrors(typed.length) || (best && errors >= best.errors)) continue;
    best = { text: `${head.text} ${tail.text}`, errors };
  }
  return best;
}

/** The ways to cut a word in two that leave words to correct. */
function cutsOf(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let cut = shortestCorrected; cut <= word.length - shortestCorrected; cut++) {
    cuts.push([word.slice(0, cut), word.slice(cut)]);
  }
  return cuts;
}
