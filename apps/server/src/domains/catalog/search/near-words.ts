/** A word of the shop, as far as it is looked for. */
type Searched = { folded: string; documents: number };

/** Low, because a swap in a word of five letters leaves few trigrams; the errors decide. */
const leastSimilarity = 0.15;

/** How much longer or shorter than typed a word may be: three errors are corrected, and letters typed twice count half. */
const lengthsApart = 6;

/** The nearest that are worth a closer look. */
const mostNear = 20;

/**
 * Makes the look-up of words that are written like a typed one: those that share the most runs of three letters, of two words
 * that share as many the more frequent one. Words of which the length is too far off are left out.
 */
export function createNearWords<Word extends Searched>(words: readonly Word[]) {
  const places = new Map<string, number[]>();
  const sizes = new Uint8Array(words.length);
  for (const [index, { folded }] of words.entries()) {
    const trigrams = trigramsOf(folded);
    sizes[index] = trigrams.size;
    for (const trigram of trigrams) {
      const known = places.get(trigram);
      if (known) known.push(index);
      else places.set(trigram, [index]);
    }
  }

  /** How many trigrams each word has in common with the typed one; all zero between two look-ups. */
  const common = new Uint8Array(words.length);

  return function nearWords(typed: string): Word[] {
    const trigrams = trigramsOf(typed);
    const touched: number[] = [];
    for (const trigram of trigrams) {
      for (const index of places.get(trigram) ?? []) {
        const count = common[index] ?? 0;
        if (count === 0) touched.push(index);
        common[index] = count + 1;
      }
    }
    let near: Near[] = [];
    let least = leastSimilarity;
    for (const index of touched) {
      const count = common[index] ?? 0;
      common[index] = 0;
      const similarity = count / (trigrams.size + (sizes[index] ?? 0) - count);
      if (similarity < least) continue;
      const word = words[index];
      if (!word || Math.abs(word.folded.length - typed.length) > lengthsApart) continue;
      near.push({ word, similarity });
      if (near.length < mostNear * 10) continue;
      near = nearest(near);
      least = near.at(-1)?.similarity ?? least;
    }
    return nearest(near).map(({ word }) => word);
  };

  type Near = { word: Word; similarity: number };

  function nearest(near: Near[]): Near[] {
    return near.sort((a, b) => b.similarity - a.similarity || b.word.documents - a.word.documents).slice(0, mostNear);
  }
}

/** Two spaces before a word and one after it: its beginning weighs more. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}
