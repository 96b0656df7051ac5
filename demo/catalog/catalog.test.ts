import { describe, expect, it } from 'vitest';
import { families } from '../images/families.ts';
import type { DemoVariation } from '../types.ts';
import { demoCatalog } from './catalog.ts';

const { attributes, availabilities, categories, facets, items, manufacturers } = demoCatalog;
const { orderProperties, propertyGroups, tags, units } = demoCatalog;

const variations = items.flatMap((item) => item.variations);
const attributeValues = attributes.flatMap(({ values }) => values);
const facetValues = facets.flatMap(({ values }) => values);
const properties = propertyGroups.flatMap((group) => group.properties);
const selectionValues = orderProperties.flatMap(({ selection = [] }) => selection);

function repeated<Value>(values: Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Those of the references that lead nowhere. */
function dangling(references: (number | null | undefined)[], targets: { id: number }[]): (number | null | undefined)[] {
  const ids = new Set(targets.map(({ id }) => id));
  return references.filter((reference) => typeof reference === 'number' && !ids.has(reference));
}

describe('size', () => {
  it('has at least 40 categories on three levels, 250 items and 700 variations', () => {
    expect(categories.length).toBeGreaterThanOrEqual(40);
    expect(new Set(categories.map(levelOf))).toEqual(new Set([1, 2, 3]));
    expect(items.length).toBeGreaterThanOrEqual(250);
    expect(variations.length).toBeGreaterThanOrEqual(700);
  });

  it('fills every item category', () => {
    const filled = new Set(items.flatMap(({ categoryIds }) => categoryIds));
    const childless = categories.filter(
      ({ id, type }) => type === 'item' && !categories.some(({ parentId }) => parentId === id),
    );
    expect(childless.filter(({ id }) => !filled.has(id)).map(({ slug }) => slug.de)).toEqual([]);
  });
});

describe('ids', () => {
  it.each([
    ['manufacturers', manufacturers],
    ['attributes', attributes],
    ['attribute values', attributeValues],
    ['units', units],
    ['availabilities', availabilities],
    ['tags', tags],
    ['property groups', propertyGroups],
    ['properties', properties],
    ['order properties', orderProperties],
    ['selection values', selectionValues],
    ['facets', facets],
    ['facet values', facetValues],
    ['categories', categories],
    ['items', items],
    ['variations', variations],
  ])('of %s are unique', (_name, entries) => {
    expect(repeated(entries.map(({ id }) => id))).toEqual([]);
  });

  it('of units and availabilities cover what the contract knows', () => {
    expect(repeated(units.map(({ code }) => code))).toEqual([]);
    expect(availabilities.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('as article numbers and GTINs are unique and valid', () => {
    expect(repeated(variations.map(({ number }) => number))).toEqual([]);
    const gtins = variations.map(({ gtin }) => gtin).filter((gtin) => gtin !== undefined);
    expect(repeated(gtins)).toEqual([]);
    expect(gtins.filter((gtin) => !hasCheckDigit(gtin))).toEqual([]);
  });
});

describe('references', () => {
  it.each([
    ['manufacturers', items.map(({ manufacturerId }) => manufacturerId), manufacturers],
    ['categories', items.flatMap(({ categoryIds }) => categoryIds), categories.filter(({ type }) => type === 'item')],
    ['parent categories', categories.map(({ parentId }) => parentId), categories],
    ['attributes', items.flatMap(({ attributeIds }) => attributeIds), attributes],
    ['units', variations.map(({ unitId }) => unitId), units],
    ['availabilities', variations.map(({ availabilityId }) => availabilityId), availabilities],
    ['tags', items.flatMap(({ tagIds = [] }) => tagIds), tags],
    ['facet values', items.flatMap(({ facetValueIds = [] }) => facetValueIds), facetValues],
    ['properties', items.flatMap((item) => (item.properties ?? []).map(({ propertyId }) => propertyId)), properties],
    ['order properties', items.flatMap(({ orderPropertyIds = [] }) => orderPropertyIds), orderProperties],
    ['property groups', orderProperties.map(({ groupId }) => groupId), propertyGroups],
    ['cross-selling', items.flatMap((item) => (item.crossSelling ?? []).map(({ itemId }) => itemId)), items],
    ['bundles', items.flatMap((item) => (item.bundle ?? []).map(({ variationId }) => variationId)), variations],
  ])('to %s lead somewhere', (_name, references, targets) => {
    expect(dangling(references, targets)).toEqual([]);
  });

  it('of an item are listed once each', () => {
    for (const item of items) {
      const lists = [item.categoryIds, item.attributeIds, item.tagIds, item.facetValueIds, item.orderPropertyIds];
      expect(lists.flatMap((list) => repeated(list ?? []))).toEqual([]);
      expect(repeated((item.properties ?? []).map(({ propertyId }) => propertyId))).toEqual([]);
      const related = (item.crossSelling ?? []).map(({ itemId, relation }) => `${itemId} ${relation}`);
      expect(repeated(related)).toEqual([]);
      expect(item.crossSelling?.some(({ itemId }) => itemId === item.id) ?? false).toBe(false);
    }
  });

  it('to pictures fit the families that can be drawn', () => {
    for (const item of items) {
      expect(item.pictures.length).toBeGreaterThanOrEqual(2);
      expect(item.pictures.filter(({ tint }) => !/^#[0-9A-F]{6}$/i.test(tint))).toEqual([]);
      const shown = item.variations.flatMap(({ pictures = [] }) => pictures);
      expect(shown.filter((index) => item.pictures[index] === undefined)).toEqual([]);
    }
    const drawn = items.flatMap(({ pictures }) => pictures.map(({ family }) => family));
    const pictured = categories.map(({ picture }) => picture).filter((family) => family !== undefined);
    expect([...drawn, ...pictured].filter((family) => families[family] === undefined)).toEqual([]);
  });
});

describe('variations', () => {
  it('have exactly one value for each attribute of their item', () => {
    const attributeOf = new Map(attributes.flatMap(({ id, values }) => values.map((value) => [value.id, id])));
    for (const item of items) {
      expect(item.variations.length).toBeGreaterThan(0);
      for (const variation of item.variations) {
        const chosen = variation.attributeValueIds.map((valueId) => attributeOf.get(valueId));
        expect([variation.number, chosen.toSorted()]).toEqual([variation.number, item.attributeIds.toSorted()]);
      }
    }
  });

  it('differ from their siblings by attribute values or unit content', () => {
    for (const item of items) {
      expect(repeated(item.variations.map(combinationOf))).toEqual([]);
    }
  });

  it('weigh and contain something', () => {
    const goods = items.filter(({ isGiftCard }) => !isGiftCard).flatMap((item) => item.variations);
    expect(goods.filter(({ weightG }) => weightG <= 0)).toEqual([]);
    expect(variations.filter(({ content }) => content <= 0)).toEqual([]);
    expect(variations.filter(({ stock = 0 }) => stock < 0 || !Number.isInteger(stock))).toEqual([]);
  });
});

describe('bundles', () => {
  it('belong to items of the type set and are made of things that are sold singly', () => {
    const setVariationIds = items
      .filter(({ type }) => type === 'set')
      .flatMap((item) => item.variations.map(({ id }) => id));
    for (const item of items) {
      expect(item.bundle !== undefined).toBe(item.type === 'set');
      expect((item.bundle ?? []).filter(({ quantity }) => quantity < 1)).toEqual([]);
      expect((item.bundle ?? []).filter(({ variationId }) => setVariationIds.includes(variationId))).toEqual([]);
    }
  });

  it('cost less than their parts', () => {
    const priceOf = new Map(variations.map(({ id, price }) => [id, Number(price.price)]));
    for (const { bundle, variations: sets } of items.filter(({ type }) => type === 'set')) {
      const parts = (bundle ?? []).map(({ variationId, quantity }) => (priceOf.get(variationId) ?? 0) * quantity);
      expect(Number(sets[0]?.price.price)).toBeLessThan(parts.reduce((total, part) => total + part, 0));
    }
  });
});

describe('structures that the shop must be able to show', () => {
  it('include every availability, attribute type, VAT id and value type of an order property', () => {
    const asked = items.flatMap(({ orderPropertyIds = [] }) => orderPropertyIds);
    const askedTypes = orderProperties.filter(({ id }) => asked.includes(id)).map(({ valueType }) => valueType);
    const attributeTypes = attributes.filter(({ id }) => items.some((item) => item.attributeIds.includes(id)));
    expect(new Set(variations.map(({ availabilityId }) => availabilityId)).size).toBe(10);
    expect(new Set(attributeTypes.map(({ type }) => type)).size).toBe(3);
    expect(new Set(items.map(({ vatId }) => vatId)).size).toBe(3);
    expect(new Set(askedTypes)).toEqual(new Set(['empty', 'text', 'int', 'float', 'selection', 'file']));
  });

  it('include every order property that is described', () => {
    const asked = new Set(items.flatMap(({ orderPropertyIds = [] }) => orderPropertyIds));
    expect(orderProperties.filter(({ id }) => !asked.has(id)).map(({ name }) => name.de)).toEqual([]);
  });

  it('include every value type of an order property with and without a surcharge, and one with a VAT of its own', () => {
    for (const valueType of ['empty', 'text', 'int', 'float', 'selection', 'file']) {
      const ofType = orderProperties.filter((entry) => entry.valueType === valueType);
      expect([valueType, ofType.some(({ surcharge }) => surcharge === undefined)]).toEqual([valueType, true]);
      expect([valueType, ofType.some(({ surcharge }) => surcharge !== undefined)]).toEqual([valueType, true]);
    }
    expect(orderProperties.some(({ surcharge, vatId }) => surcharge !== undefined && vatId !== undefined)).toBe(true);
  });

  it('include every relation of cross-selling, tags and data sheets, and a piece at 0.0138 euros', () => {
    const relations = items.flatMap(({ crossSelling = [] }) => crossSelling.map(({ relation }) => relation));
    expect(new Set(relations)).toEqual(new Set(['Accessory', 'ReplacementPart', 'Similar', 'Bundle']));
    expect(items.some(({ tagIds = [] }) => tagIds.length > 0)).toBe(true);
    expect(items.filter(({ texts }) => texts.de.technicalData === '' || texts.en.technicalData === '')).toEqual([]);
    expect(variations.some(({ price }) => price.price === '0.0138')).toBe(true);
  });

  it('include items with one variation, with a hundred, and with missing combinations', () => {
    expect(items.some((item) => item.variations.length === 1)).toBe(true);
    expect(items.some((item) => item.variations.length >= 100)).toBe(true);
    expect(items.some(hasMissingCombination)).toBe(true);
  });

  it('include reviews in both languages with replies, and more of an item than a page shows', () => {
    const reviews = items.flatMap(({ reviews: written = [] }) => written);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(reviews.map(({ language }) => language)).size).toBe(2);
    expect(reviews.some(({ reply }) => reply !== undefined)).toBe(true);
    expect(reviews.some(({ verified }) => !verified)).toBe(true);
    expect(reviews.every(({ text }) => text.length <= 500)).toBe(true);
    expect(Math.max(...items.map(({ reviews: written = [] }) => written.length))).toBeGreaterThan(10);
  });

  it('include a form that is sold by the piece, by six and by twelve', () => {
    const contents = items.map((item) => item.variations.filter(sharesForm).map(({ content }) => content));
    expect(contents.some((list) => [1, 6, 12].every((content) => list.includes(content)))).toBe(true);
  });

  it('include unlimited stock, overselling, the last three and an item that is sold out', () => {
    expect(variations.some(({ stock }) => stock === undefined)).toBe(true);
    expect(variations.some(({ stock, canOversell }) => stock === 0 && canOversell)).toBe(true);
    expect(variations.some(({ stock }) => stock === 3)).toBe(true);
    expect(items.some((item) => item.variations.every(({ stock, canOversell }) => stock === 0 && !canOversell))).toBe(
      true,
    );
  });

  it('include two item categories for customers only, with items that stand nowhere else, and a page', () => {
    const closedOf = (kind: 'item' | 'content') =>
      categories.filter((entry) => entry.customersOnly && entry.type === kind);
    const closed = closedOf('item').map(({ id }) => id);
    expect(closed.length).toBeGreaterThanOrEqual(2);
    expect(closedOf('content').length).toBeGreaterThanOrEqual(1);
    for (const id of closed) {
      expect(items.some(({ categoryIds }) => categoryIds.length === 1 && categoryIds[0] === id)).toBe(true);
    }
  });

  it('are sold to businesses alone where they are made for these alone', () => {
    // The category says so of what stands in it: who has the address, or a line in the cart, is not to have it all the same.
    const closed = categories.filter(({ metaDescription }) => metaDescription?.de.includes('nur an Gewerbekunden'));
    const dosed = items.filter(({ categoryIds }) => closed.some(({ id }) => categoryIds.includes(id)));
    expect(dosed.length).toBeGreaterThan(1);
    for (const { id, soldTo } of dosed) expect(soldTo?.customerClassIds, String(id)).toEqual([2, 3]);
  });

  it('include a very long name, a set, reviews with replies, and makers outside the EU', () => {
    expect(items.some(({ texts }) => texts.de.name.length > 100)).toBe(true);
    expect(items.some(({ type }) => type === 'set')).toBe(true);
    expect(items.some(({ reviews = [] }) => reviews.some(({ reply }) => reply !== undefined))).toBe(true);
    expect(manufacturers.filter(({ responsible }) => responsible !== undefined).length).toBeGreaterThanOrEqual(2);
  });
});

/** 1 for a root. */
function levelOf({ parentId }: (typeof categories)[number]): number {
  const parent = categories.find(({ id }) => id === parentId);
  return parent === undefined ? 1 : 1 + levelOf(parent);
}

function combinationOf({ attributeValueIds, unitId, content }: DemoVariation): string {
  return JSON.stringify([attributeValueIds.toSorted(), unitId, content]);
}

function sharesForm(variation: DemoVariation, _index: number, siblings: DemoVariation[]): boolean {
  const form = JSON.stringify(variation.attributeValueIds.toSorted());
  return siblings.filter((sibling) => JSON.stringify(sibling.attributeValueIds.toSorted()) === form).length >= 3;
}

function hasMissingCombination({ attributeIds, variations: siblings }: (typeof items)[number]): boolean {
  const valuesUsed = attributeIds.map((attributeId) => {
    const values = attributes.find(({ id }) => id === attributeId)?.values ?? [];
    return values.filter(({ id }) => siblings.some(({ attributeValueIds }) => attributeValueIds.includes(id))).length;
  });
  return siblings.length < valuesUsed.reduce((product, count) => product * count, 1);
}

function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(gtin) && sum % 10 === 0;
}

describe('what the law wants said', () => {
  const factOf = (item: (typeof items)[number], propertyId: number) =>
    item.properties?.find((property) => property.propertyId === propertyId)?.value;
  const numbersOf = (propertyIds: number[]) =>
    items.filter((item) => propertyIds.some((id) => factOf(item, id) !== undefined));

  it('names the fibres of every textile that is washed, in percent', () => {
    const textiles = numbersOf([42]);
    expect(textiles.length).toBeGreaterThan(15);
    const unsaid = textiles.filter(
      (item) => !/\d+ %/.test(factOf(item, 1)?.de ?? '') || !/\d+%/.test(factOf(item, 1)?.en ?? ''),
    );
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });

  it('takes back everything with a power, a voltage, or batteries', () => {
    const powered = numbersOf([21, 22, 26]);
    expect(powered.length).toBeGreaterThan(7);
    expect(powered.filter((item) => !factOf(item, 25)).map(({ id }) => id)).toEqual([]);
  });
});
