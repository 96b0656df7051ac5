/**
 * Where a word stands: items of a run of ids in ascending order, each with how much the word says about it, and the variations
 * that alone have it. Kept as bytes in the database (`search_posting`), read as typed arrays.
 */
export type PostingList = {
  /** Place of the item in its run: `offsetOf`. */
  offsets: Uint16Array;
  /** 1 to 255; 0: only the variations beside it have the word. */
  scores: Uint8Array;
  /** Where the variations of the item end in `variations`; null: no variation has the word alone. */
  ends: Uint32Array | null;
  variations: Int32Array;
};

/** Of most lists: a typed array of its own takes two hundred bytes however empty it is. */
const noVariations = new Int32Array();

export type Posting = { offset: number; score: number; variationIds: readonly number[] };

const bitsOfOffset = 13;

/** Items of so many ids in a row share a row of the table. */
export const idsInRun = 1 << bitsOfOffset;

export function runOf(itemId: number): number {
  return itemId >>> bitsOfOffset;
}

export function offsetOf(itemId: number): number {
  return itemId & (idsInRun - 1);
}

export function itemIdAt(run: number, offset: number): number {
  return run * idsInRun + offset;
}

export type PostingWriter = {
  /** In ascending order of the offsets. */
  add: (posting: Posting) => void;
  /** How many postings, then of each: the step to its offset, doubled, one more where variations follow; its score; the variations. */
  toBytes: () => Buffer;
};

export function createPostingWriter(): PostingWriter {
  const bytes: number[] = [];
  let count = 0;
  let lastOffset = 0;
  let lastVariation = 0;
  return {
    add({ offset, score, variationIds }) {
      count += 1;
      writeNumber(bytes, (offset - lastOffset) * 2 + (variationIds.length > 0 ? 1 : 0));
      bytes.push(score);
      lastOffset = offset;
      if (variationIds.length === 0) return;
      writeNumber(bytes, variationIds.length);
      for (const id of variationIds) {
        const step = id - lastVariation;
        writeNumber(bytes, step >= 0 ? step * 2 : -step * 2 - 1);
        lastVariation = id;
      }
    },
    toBytes: () => {
      const head: number[] = [];
      writeNumber(head, count);
      return Buffer.from([...head, ...bytes]);
    },
  };
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

export function readPostingList(bytes: Uint8Array): PostingList {
  return readListFrom(bytes, { at: 0 });
}

/** Reads lists of one run that were written one behind the other, as one: of what several say of an item the most counts. */
export function readMergedList(bytes: Uint8Array): PostingList {
  const cursor = { at: 0 };
  const lists: PostingList[] = [];
  while (cursor.at < bytes.length) lists.push(readListFrom(bytes, cursor));
  const [only, ...others] = lists;
  return only && others.length === 0 ? only : mergeLists(lists);
}

/** Where a list that stands among others begins and ends, and whether it has an item at one of these offsets. */
export type ListPlace = { start: number; end: number; hasAny: boolean };

/** Goes over lists that were written one behind the other without reading them: most have nothing of the items that are looked for. */
export function* placesOfLists(bytes: Uint8Array, offsets: ReadonlySet<number>): Generator<ListPlace> {
  let at = 0;
  function next(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = bytes[at++] ?? 0;
      if (byte < 0x80) return value + byte * scale;
      value += (byte - 0x80) * scale;
    }
  }
  while (at < bytes.length) {
    const start = at;
    let offset = 0;
    let hasAny = false;
    for (let count = next(); count > 0; count--) {
      const step = next();
      offset += step >>> 1;
      if (!hasAny && offsets.has(offset)) hasAny = true;
      at += 1;
      for (let more = step & 1 ? next() : 0; more > 0; more--) next();
    }
    yield { start, end: at, hasAny };
  }
}

function readListFrom(bytes: Uint8Array, cursor: { at: number }): PostingList {
  let at = cursor.at;
  function next(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = bytes[at++] ?? 0;
      if (byte < 0x80) return value + byte * scale;
      value += (byte - 0x80) * scale;
    }
  }
  const count = next();
  const list = { offsets: new Uint16Array(count), scores: new Uint8Array(count) };
  const variations: number[] = [];
  let ends: Uint32Array | null = null;
  let offset = 0;
  let variation = 0;
  for (let index = 0; index < count; index++) {
    const step = next();
    offset += step >>> 1;
    list.offsets[index] = offset;
    list.scores[index] = bytes[at++] ?? 0;
    if (step & 1) ends ??= new Uint32Array(count);
    for (let more = step & 1 ? next() : 0; more > 0; more--) {
      const change = next();
      variation += change % 2 === 0 ? change / 2 : -(change + 1) / 2;
      variations.push(variation);
    }
    if (ends) ends[index] = variations.length;
  }
  cursor.at = at;
  return { ...list, ends, variations: variations.length > 0 ? Int32Array.from(variations) : noVariations };
}

function mergeLists(lists: readonly PostingList[]): PostingList {
  const isThere = new Uint8Array(idsInRun);
  const places = new Uint16Array(idsInRun);
  const best = new Uint8Array(idsInRun);
  const owners = new Map<number, Set<number>>();
  let count = 0;
  for (const list of lists) {
    for (let index = 0; index < list.offsets.length; index++) {
      const offset = list.offsets[index] ?? 0;
      if (isThere[offset] === 0) places[count++] = offset;
      isThere[offset] = 1;
      best[offset] = Math.max(best[offset] ?? 0, list.scores[index] ?? 0);
      if (!list.ends) continue;
      for (const id of variationsAt(list, index)) owners.set(offset, (owners.get(offset) ?? new Set()).add(id));
    }
  }
  const offsets = places.slice(0, count).sort();
  const variations: number[] = [];
  const ends = owners.size > 0 ? new Uint32Array(count) : null;
  for (let index = 0; ends && index < count; index++) {
    variations.push(...(owners.get(offsets[index] ?? 0) ?? []));
    ends[index] = variations.length;
  }
  return {
    offsets,
    scores: Uint8Array.from(offsets, (offset) => best[offset] ?? 0),
    ends,
    variations: variations.length > 0 ? Int32Array.from(variations) : noVariations,
  };
}

export function* postingsOf(list: PostingList): Generator<Posting> {
  for (const [index, offset] of list.offsets.entries()) {
    yield { offset, score: list.scores[index] ?? 0, variationIds: [...variationsAt(list, index)] };
  }
}

/** The variations that alone have the word, of the item at a place of the list. */
export function variationsAt({ ends, variations }: PostingList, index: number): Int32Array {
  if (!ends) return variations;
  return variations.subarray(index === 0 ? 0 : ends[index - 1], ends[index]);
}

/** Whether there are any. */
export function hasVariations({ ends }: PostingList, index: number): boolean {
  return ends !== null && (ends[index] ?? 0) > (index === 0 ? 0 : (ends[index - 1] ?? 0));
}

/** The place of an item in the list; -1 where it is not there. */
export function placeOf({ offsets }: PostingList, offset: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = offsets[middle] ?? 0;
    if (found === offset) return middle;
    if (found < offset) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
