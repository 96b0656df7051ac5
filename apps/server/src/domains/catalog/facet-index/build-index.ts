import type { Queryable } from '../../../db/database.ts';
import type { Reference } from '../reference.ts';
import { type AttributeIndex, attributeIndexOf } from './attribute-index.ts';
import { filteredAttributes } from './facet-definitions.ts';
import type { FacetIndex, ShownItems } from './facet-index.ts';
import type { AttributeKey } from './facet-selection.ts';
import { addAll, countCommon, createItemSet, type ItemSet, itemSetOf, unite } from './item-set.ts';
import { membershipsOf } from './memberships.ts';
import { type Ordinals, ordinalsOf } from './ordinals.ts';
import {
  type IndexItem,
  type Members,
  readCategoryMembers,
  readFacetMembers,
  readIndexItems,
  readItemValues,
  readNextChange,
  readTagMembers,
} from './read-index-rows.ts';
import { nameRanks, sortOrders } from './sort-orders.ts';

/** Reads the whole index: six queries and, for 100,000 items, some seconds. */
export async function buildFacetIndex(db: Queryable, reference: Reference, now: Date): Promise<FacetIndex> {
  const { categories } = reference;
  const categoryMembers = await readCategoryMembers(db);
  const closed = closedItems(categoryMembers, categories);
  const items = await readIndexItems(db, now);
  const ordinalOf = ordinalsOf(items.map(({ id }) => id));
  const setsOf = (members: Members[]) => memberSets(members, ordinalOf);
  const byCategory = withDescendants(setsOf(categoryMembers), categories, items.length);
  const attributes = attributeIndexOf(
    await readItemValues(db, { attributeIds: filteredAttributes(reference).map(({ id }) => id), now }),
    ordinalOf,
  );
  const all = items.map((_item, ordinal) => ordinal);
  const open = items.flatMap(({ id }, ordinal) => (closed.has(id) ? [] : ordinal));

  const byManufacturer = groupBy(items, ({ manufacturerId }) => manufacturerId);
  const byAvailability = groupBy(items, ({ availabilityId }) => availabilityId);
  const byFacetValue = setsOf(await readFacetMembers(db));
  const byAttribute = attributeSets(attributes, { reference, size: items.length });
  const byRating = ratingSets(items);
  const counted = [byManufacturer, byAvailability, byFacetValue, attributes.byValue, byAttribute, byRating];

  return {
    size: items.length,
    itemIds: Int32Array.from(items, ({ id }) => id),
    ordinalOf,
    shown: {
      everyone: shownItems(itemSetOf(items.length, open), byCategory),
      members: shownItems(itemSetOf(items.length, all), byCategory),
    },
    prices: Float64Array.from(items, ({ price }) => (price === null ? Number.NaN : Number(price))),
    offers: Float64Array.from(items, ({ offer }) => (offer === null ? Number.POSITIVE_INFINITY : Number(offer))),
    vatIds: Uint8Array.from(items, ({ vatId }) => vatId),
    giftCards: new Set(items.flatMap(({ isGiftCard }, ordinal) => (isGiftCard ? ordinal : []))),
    byCategory,
    byTag: setsOf(await readTagMembers(db)),
    byManufacturer,
    byAvailability,
    byFacetValue,
    attributes,
    byAttribute,
    byRating,
    memberships: membershipsOf(
      items.length,
      counted.flatMap((sets) => [...sets.values()]),
    ),
    orders: sortOrders(items),
    ranks: nameRanks(items),
    validUntil: await readNextChange(db, now),
  };
}

function attributeSets(
  { byValue }: AttributeIndex,
  { reference, size }: { reference: Reference; size: number },
): Map<AttributeKey, ItemSet> {
  const keyOf = (valueId: number): AttributeKey =>
    `attribute-${reference.attributeValues.get(valueId)?.attributeId ?? 0}`;
  const values = Map.groupBy(byValue, ([valueId]) => keyOf(valueId));
  return new Map(
    [...values].map(([key, sets]) => [
      key,
      unite(
        size,
        sets.map(([, set]) => set),
      ),
    ]),
  );
}

function shownItems(items: ItemSet, byCategory: ReadonlyMap<number, ItemSet>): ShownItems {
  return { items, itemCounts: new Map([...byCategory].map(([id, set]) => [id, countCommon(items, set)])) };
}

/** Items that stand only in categories that need a login. */
function closedItems(members: Members[], categories: Reference['categories']): Set<number> {
  const isOpen = ({ id }: Members) => categories.byId.get(id)?.isClosed === false;
  const open = new Set(members.filter(isOpen).flatMap(({ itemIds }) => itemIds));
  return new Set(members.flatMap(({ itemIds }) => itemIds).filter((id) => !open.has(id)));
}

function memberSets(members: Members[], ordinalOf: Ordinals): Map<number, ItemSet> {
  return new Map(
    members.map(({ id, itemIds }) => {
      const ordinals = itemIds.flatMap((itemId) => ordinalOf.get(itemId) ?? []);
      return [id, itemSetOf(ordinalOf.size, ordinals)];
    }),
  );
}

/** A category lists what the categories below it list, too. */
function withDescendants(
  own: Map<number, ItemSet>,
  categories: Reference['categories'],
  size: number,
): Map<number, ItemSet> {
  const all = new Map([...categories.byId.keys()].map((id) => [id, createItemSet(size)]));
  for (const [id, set] of own) {
    for (const { id: above } of categories.byId.get(id)?.chain ?? []) {
      const target = all.get(above);
      if (target) addAll(target, set);
    }
  }
  return all;
}

function groupBy(items: readonly IndexItem[], keyOf: (item: IndexItem) => number | null): Map<number, ItemSet> {
  const ordinals = new Map<number, number[]>();
  for (const [ordinal, item] of items.entries()) {
    const key = keyOf(item);
    if (key === null) continue;
    const known = ordinals.get(key);
    if (known) known.push(ordinal);
    else ordinals.set(key, [ordinal]);
  }
  return new Map([...ordinals].map(([key, list]) => [key, itemSetOf(items.length, list)]));
}

const stars = [1, 2, 3, 4, 5];

function ratingSets(items: readonly IndexItem[]): Map<number, ItemSet> {
  return new Map(
    stars.map((least) => {
      const ordinals = items.flatMap(({ rating }, ordinal) => (rating >= least ? [ordinal] : []));
      return [least, itemSetOf(items.length, ordinals)];
    }),
  );
}
