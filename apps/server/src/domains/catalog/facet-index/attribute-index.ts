import { bitsPerWord, hasItem, type ItemSet, itemSetOf } from './item-set.ts';
import type { Count } from './memberships.ts';
import type { Ordinals } from './ordinals.ts';

/** What one of an item's variations that are for sale has, and what it costs: as in `FacetIndex`, null without. */
export type VariationValues = { values: number[]; price: number | null; offer: number | null };

/** In the order in which cards prefer them. */
export type ItemValues = { itemId: number; variations: VariationValues[] };

/**
 * Which values of attributes the variations of each item have. An item fits several values only if one of its variations has
 * all of them: a bowl of 20 cm in white and one of 24 cm in black are no bowl of 24 cm in white.
 */
export type AttributeIndex = {
  /** By value: the items of which a variation has it. */
  byValue: ReadonlyMap<number, ItemSet>;
  /** Variations of the item with ordinal n: from starts[n] to before starts[n + 1]. */
  starts: Int32Array;
  /** Values of a variation, as places in `valueIds`: from valueStarts[n] to before valueStarts[n + 1]. */
  valueStarts: Int32Array;
  values: Int32Array;
  /** By variation, gross in ten-thousandths: the regular price (NaN without), and the offer that runs (infinite without). */
  prices: Float64Array;
  offers: Float64Array;
  valueIds: readonly number[];
  placeOf: ReadonlyMap<number, number>;
};

export function attributeIndexOf(items: readonly ItemValues[], ordinalOf: Ordinals): AttributeIndex {
  const variationsOf = new Array<VariationValues[] | undefined>(ordinalOf.size);
  const holders = new Map<number, number[]>();
  for (const { itemId, variations } of items) {
    const ordinal = ordinalOf.get(itemId);
    if (ordinal === undefined) continue;
    variationsOf[ordinal] = variations;
    for (const value of new Set(variations.flatMap(({ values }) => values))) {
      const known = holders.get(value);
      if (known) known.push(ordinal);
      else holders.set(value, [ordinal]);
    }
  }
  const valueIds = [...holders.keys()];
  const placeOf = new Map(valueIds.map((id, place) => [id, place]));
  return {
    byValue: new Map([...holders].map(([id, ordinals]) => [id, itemSetOf(ordinalOf.size, ordinals)])),
    valueIds,
    placeOf,
    ...inRows(variationsOf, placeOf),
  };
}

function inRows(variationsOf: readonly (VariationValues[] | undefined)[], placeOf: ReadonlyMap<number, number>) {
  const starts = new Int32Array(variationsOf.length + 1);
  const valueStarts = [0];
  const values: number[] = [];
  const prices: number[] = [];
  const offers: number[] = [];
  for (let ordinal = 0; ordinal < variationsOf.length; ordinal++) {
    for (const variation of variationsOf[ordinal] ?? []) {
      for (const value of variation.values) values.push(placeOf.get(value) ?? 0);
      prices.push(variation.price ?? Number.NaN);
      offers.push(variation.offer ?? Number.POSITIVE_INFINITY);
      valueStarts.push(values.length);
    }
    starts[ordinal + 1] = valueStarts.length - 1;
  }
  return {
    starts,
    valueStarts: Int32Array.from(valueStarts),
    values: Int32Array.from(values),
    prices: Float64Array.from(prices),
    offers: Float64Array.from(offers),
  };
}

/** What was chosen: for each attribute its values, of which a variation must have one. */
export type ChosenValues = readonly ReadonlySet<number>[];

type Visit = (ordinal: number, variation: number) => void;

/** Visits the variations of the items that have one value of each attribute that was chosen. */
export function visitFitting(index: AttributeIndex, items: ItemSet, chosen: ChosenValues, visit: Visit): void {
  const { starts, valueStarts, values } = index;
  const isChosen = maskOf(index, chosen);
  for (let word = 0; word < items.length; word++) {
    if (items[word] === 0) continue;
    for (let ordinal = word * bitsPerWord; ordinal < (word + 1) * bitsPerWord; ordinal++) {
      if (!hasItem(items, ordinal)) continue;
      const end = starts[ordinal + 1] ?? 0;
      for (let variation = starts[ordinal] ?? 0; variation < end; variation++) {
        // A variation has one value of an attribute: as many chosen ones as attributes is one of each.
        let found = 0;
        const last = valueStarts[variation + 1] ?? 0;
        for (let at = valueStarts[variation] ?? 0; at < last; at++) found += isChosen[values[at] ?? 0] ?? 0;
        if (found === chosen.length) visit(ordinal, variation);
      }
    }
  }
}

function maskOf({ valueIds, placeOf }: AttributeIndex, chosen: ChosenValues): Uint8Array {
  const mask = new Uint8Array(valueIds.length);
  for (const id of chosen.flatMap((ids) => [...ids])) {
    const place = placeOf.get(id);
    if (place !== undefined) mask[place] = 1;
  }
  return mask;
}

/** Those of the items that have a variation with one value of each attribute. */
export function fittingItems(index: AttributeIndex, items: ItemSet, chosen: ChosenValues): ItemSet {
  const fitting = new Uint32Array(items.length);
  visitFitting(index, items, chosen, (ordinal) => {
    fitting[ordinal >>> 5] = (fitting[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
  });
  return fitting;
}

/** How many of the items each value would leave, if it were chosen beside what is. */
export type ValueCounts = (valueId: number) => number;

/** `count`: counts the items in sets of the index. */
export function countValues(
  index: AttributeIndex,
  { items, count, chosen }: { items: ItemSet; count: Count; chosen: ChosenValues },
): ValueCounts {
  if (chosen.length === 0) {
    return (id) => {
      const set = index.byValue.get(id);
      return set ? count(set) : 0;
    };
  }
  const { valueStarts, values } = index;
  const counts = new Int32Array(index.valueIds.length);
  const countedFor = new Int32Array(index.valueIds.length).fill(-1);
  visitFitting(index, items, chosen, (ordinal, variation) => {
    const last = valueStarts[variation + 1] ?? 0;
    for (let at = valueStarts[variation] ?? 0; at < last; at++) {
      const place = values[at] ?? 0;
      if (countedFor[place] === ordinal) continue;
      countedFor[place] = ordinal;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  });
  return (id) => counts[index.placeOf.get(id) ?? -1] ?? 0;
}
