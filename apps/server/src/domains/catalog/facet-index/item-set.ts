/** A set of items as bits, by ordinal (place in the index): what is asked of thousands of items costs microseconds. */
export type ItemSet = Uint32Array;

export const bitsPerWord = 32;

export function createItemSet(size: number): ItemSet {
  return new Uint32Array(Math.ceil(size / bitsPerWord));
}

export function addItem(set: ItemSet, ordinal: number): void {
  const word = ordinal >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (ordinal & 31));
}

export function hasItem(set: ItemSet, ordinal: number): boolean {
  return (((set[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;
}

/** The items of a list of ordinals. */
export function itemSetOf(size: number, ordinals: ArrayLike<number>): ItemSet {
  const set = createItemSet(size);
  for (let at = 0; at < ordinals.length; at++) addItem(set, ordinals[at] ?? 0);
  return set;
}

export function intersect(left: ItemSet, right: ItemSet): ItemSet {
  const common = new Uint32Array(left.length);
  for (let index = 0; index < left.length; index++) common[index] = (left[index] ?? 0) & (right[index] ?? 0);
  return common;
}

export function unite(size: number, sets: Iterable<ItemSet>): ItemSet {
  const all = createItemSet(size);
  for (const set of sets) addAll(all, set);
  return all;
}

export function addAll(target: ItemSet, set: ItemSet): void {
  for (let index = 0; index < target.length; index++) target[index] = (target[index] ?? 0) | (set[index] ?? 0);
}

export function countItems(set: ItemSet): number {
  let count = 0;
  for (let index = 0; index < set.length; index++) count += countBits(set[index] ?? 0);
  return count;
}

/** The places of a set's words that are not empty: a few items are counted in many other sets by looking at theirs alone. */
export function filledWords(set: ItemSet): Int32Array {
  const places = new Int32Array(set.length);
  let count = 0;
  for (let index = 0; index < set.length; index++) if (set[index] !== 0) places[count++] = index;
  return places.subarray(0, count);
}

/** Sets that stay as they are as long as their index does. */
const wordsOfKept = new WeakMap<ItemSet, Int32Array>();

/** Beyond this share of its words a set is counted faster from one end to the other. */
const manyWords = 1 / 4;

/** How many items a list has of a set of the index. `words`: the filled ones of the list. */
export function countOf(kept: ItemSet, list: ItemSet, words: Int32Array): number {
  const own = wordsOfKept.get(kept) ?? filledWords(kept);
  wordsOfKept.set(kept, own);
  const fewer = own.length < words.length ? own : words;
  return fewer.length > kept.length * manyWords ? countCommon(kept, list) : countCommonAt(fewer, kept, list);
}

/** How many items both sets have in these words. */
function countCommonAt(words: Int32Array, left: ItemSet, right: ItemSet): number {
  let count = 0;
  for (let place = 0; place < words.length; place++) {
    const index = words[place] ?? 0;
    count += countBits((left[index] ?? 0) & (right[index] ?? 0));
  }
  return count;
}

/** Three words each, and ten times three before sums could leave their bytes: 10 * 3 * 8 bits fit in one. */
const wordsPerSum = 30;

/**
 * How many items both sets have, without making a set of them. Three words are added up bit by bit before any is counted (a carry-save
 * adder), and their bytes are summed together: facets of a large list are some hundred such counts.
 */
export function countCommon(left: ItemSet, right: ItemSet): number {
  let count = 0;
  let at = 0;
  while (at + wordsPerSum <= left.length) {
    let sums = 0;
    for (const end = at + wordsPerSum; at < end; at += 3) {
      const a = (left[at] ?? 0) & (right[at] ?? 0);
      const b = (left[at + 1] ?? 0) & (right[at + 1] ?? 0);
      const c = (left[at + 2] ?? 0) & (right[at + 2] ?? 0);
      const either = a ^ b;
      sums += bitsOfBytes(either ^ c, (a & b) | (either & c));
    }
    count += sumOfBytes(sums);
  }
  for (; at < left.length; at++) count += countBits((left[at] ?? 0) & (right[at] ?? 0));
  return count;
}

export function hasCommon(left: ItemSet, right: ItemSet): boolean {
  for (let index = 0; index < left.length; index++) if (((left[index] ?? 0) & (right[index] ?? 0)) !== 0) return true;
  return false;
}

/** In each byte, how many bits `ones` has there, and twice as many as `twos` has. */
function bitsOfBytes(ones: number, twos: number): number {
  const nibbles = bitsOfNibbles(ones) + 2 * bitsOfNibbles(twos);
  return (nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f);
}

function bitsOfNibbles(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

function sumOfBytes(bytes: number): number {
  const halves = (bytes & 0x00ff00ff) + ((bytes >>> 8) & 0x00ff00ff);
  return (halves & 0xffff) + (halves >>> 16);
}

function countBits(word: number): number {
  const nibbles = bitsOfNibbles(word);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
