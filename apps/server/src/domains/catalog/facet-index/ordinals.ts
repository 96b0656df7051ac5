/** The ordinals of items by their ids, which may have gaps. */
export type Ordinals = {
  size: number;
  get: (itemId: number) => number | undefined;
  /** Of so many ids in a row (`idsInBlock`), from block * idsInBlock on: ordinals plus one; 0: no item. */
  block: (block: number) => Int32Array | undefined;
};

const bitsOfPlace = 13;

/** As many as a run of posting lists has, which search goes through side by side. */
export const idsInBlock = 1 << bitsOfPlace;

/** As a Map of them, but in a tenth of its time and memory: a search asks for every item that it found. */
export function ordinalsOf(itemIds: readonly number[]): Ordinals {
  const blocks = new Map<number, Int32Array>();
  for (const [ordinal, id] of itemIds.entries()) {
    const block = blocks.get(id >>> bitsOfPlace) ?? new Int32Array(idsInBlock);
    blocks.set(id >>> bitsOfPlace, block);
    block[id & (idsInBlock - 1)] = ordinal + 1;
  }
  return {
    size: itemIds.length,
    get: (id) => {
      const ordinal = blocks.get(id >>> bitsOfPlace)?.[id & (idsInBlock - 1)];
      return ordinal ? ordinal - 1 : undefined;
    },
    block: (block) => blocks.get(block),
  };
}
