import { bitsPerWord, countItems, countOf, filledWords, type ItemSet } from './item-set.ts';

/** Which of the sets that facets count each item is in. */
export type Memberships = {
  /** By set, its place among all of them. */
  placeOf: ReadonlyMap<ItemSet, number>;
  /** Places of the sets of the item with ordinal n: from starts[n] to before starts[n + 1]. */
  starts: Int32Array;
  places: Uint16Array | Uint32Array;
};

export function membershipsOf(size: number, sets: readonly ItemSet[]): Memberships {
  const starts = new Int32Array(size + 1);
  for (const set of sets) visit(set, (ordinal) => add(starts, ordinal + 1, 1));
  for (let ordinal = 0; ordinal < size; ordinal++) add(starts, ordinal + 1, starts[ordinal] ?? 0);
  const ends = starts.slice();
  const places = new (sets.length <= 2 ** 16 ? Uint16Array : Uint32Array)(starts[size] ?? 0);
  for (const [place, set] of sets.entries()) {
    visit(set, (ordinal) => {
      places[ends[ordinal] ?? 0] = place;
      add(ends, ordinal, 1);
    });
  }
  return { placeOf: new Map(sets.map((set, place) => [set, place])), starts, places };
}

/** Of lists of at most this share of all items their sets are gone through, of longer ones the bits of all sets: both take as long there. */
const fewItems = 1 / 6;

/** How many items of a list are in a set of the index. */
export type Count = (set: ItemSet) => number;

export function counterOf({ placeOf, starts, places }: Memberships, list: ItemSet): Count {
  if (countItems(list) > (starts.length - 1) * fewItems) {
    const words = filledWords(list);
    return (set) => countOf(set, list, words);
  }
  const counts = new Int32Array(placeOf.size);
  for (let index = 0; index < list.length; index++) {
    for (let word = list[index] ?? 0; word !== 0; word &= word - 1) {
      const ordinal = index * bitsPerWord + 31 - Math.clz32(word & -word);
      const end = starts[ordinal + 1] ?? 0;
      for (let at = starts[ordinal] ?? 0; at < end; at++) add(counts, places[at] ?? 0, 1);
    }
  }
  return (set) => counts[placeOf.get(set) ?? -1] ?? 0;
}

function visit(set: ItemSet, each: (ordinal: number) => void): void {
  for (let index = 0; index < set.length; index++) {
    for (let word = set[index] ?? 0; word !== 0; word &= word - 1) {
      each(index * bitsPerWord + 31 - Math.clz32(word & -word));
    }
  }
}

function add(counts: Int32Array, place: number, amount: number): void {
  counts[place] = (counts[place] ?? 0) + amount;
}
