import type { SortValue } from '@mise/contract/catalog/sort.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { AttributeIndex } from './attribute-index.ts';
import type { AttributeKey } from './facet-selection.ts';
import type { ItemSet } from './item-set.ts';
import type { Memberships } from './memberships.ts';
import type { Ordinals } from './ordinals.ts';

/** What a list may show. */
export type ShownItems = {
  items: ItemSet;
  /** How many of them a category lists, by its id. */
  itemCounts: ReadonlyMap<number, number>;
};

/**
 * What lists, filters and counts read: every item that a list may show, by ordinal. Made from the database by
 * `build-index.ts`; a cache and no state.
 */
export type FacetIndex = {
  /** Items in the index; ordinals run from 0. */
  size: number;
  itemIds: Int32Array;
  ordinalOf: Ordinals;
  /** To everyone, and to customers who are logged in: those see what stands only in closed categories, too. */
  shown: { everyone: ShownItems; members: ShownItems };
  /** Regular price of one piece, gross, in ten-thousandths; NaN without a price. */
  prices: Float64Array;
  /** The offer that runs; infinite without one. */
  offers: Float64Array;
  vatIds: Uint8Array;
  /** The ordinals of gift cards, whose price no discount lowers. */
  giftCards: ReadonlySet<number>;
  /** With the items of all categories below it. */
  byCategory: ReadonlyMap<number, ItemSet>;
  byTag: ReadonlyMap<number, ItemSet>;
  byManufacturer: ReadonlyMap<number, ItemSet>;
  byAvailability: ReadonlyMap<number, ItemSet>;
  byFacetValue: ReadonlyMap<number, ItemSet>;
  /** What variations differ in, of the attributes that the owner made filters, and which items have any value of each. */
  attributes: AttributeIndex;
  byAttribute: ReadonlyMap<AttributeKey, ItemSet>;
  /** By number of stars: the items that are rated so or better. */
  byRating: ReadonlyMap<number, ItemSet>;
  /** All sets above that are counted in lists: of manufacturers, availabilities, values, attributes and ratings. */
  memberships: Memberships;
  /** Ordinals in each order that is the same for all shoppers; those of the price are made by `shown-prices.ts`. */
  orders: Record<ItemOrder, Record<Language, Int32Array>>;
  /** Place of each item in the order of its name, by ordinal. */
  ranks: Record<Language, Int32Array>;
  /** When an offer or a period of sale begins or ends, and the index is no longer true; null: no such moment. */
  validUntil: Date | null;
};

/** `position` is the order of the shop: that of the items, then of their names. */
export type ItemOrder = Exclude<SortValue, PriceSort> | 'position';

export type PriceSort = 'sorting.price.avg_asc' | 'sorting.price.avg_desc';
