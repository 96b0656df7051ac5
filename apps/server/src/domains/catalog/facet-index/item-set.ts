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
export function itemSetOf(size: number, ordinals: Iterable<number>): ItemSet {
  const set = createItemSet(size);
  for (const ordinal of ordinals) addItem(set, ordinal);
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

/** How many items a list has of a set of the index. `words`: the filled ones of the list. The fewer words of both are looked at. */
export function countOf(kept: ItemSet, list: ItemSet, words: Int32Array): number {
  const own = wordsOfKept.get(kept) ?? filledWords(kept);
  wordsOfKept.set(kept, own);
  return countCommon(kept, list, own.length < words.length ? own : words);
}

/** How many items both sets have, without making a set of them. `words`: the filled ones of either. */
export function countCommon(left: ItemSet, right: ItemSet, words: Int32Array = filledWords(left)): number {
  let count = 0;
  for (let place = 0; place < words.length; place++) {
    const index = words[place] ?? 0;
    const word = (left[index] ?? 0) & (right[index] ?? 0);
    if (word !== 0) count += countBits(word);
  }
  return count;
}

export function hasCommon(left: ItemSet, right: ItemSet): boolean {
  for (let index = 0; index < left.length; index++) if (((left[index] ?? 0) & (right[index] ?? 0)) !== 0) return true;
  return false;
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
