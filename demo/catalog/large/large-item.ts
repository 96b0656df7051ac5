import type { DemoItem } from '../../types.ts';
import { type LargeCategory, leaves } from './categories.ts';
import { firstVariationIdOf, largeItemId } from './large-ids.ts';
import { largeTexts } from './large-texts.ts';
import { largeVariations } from './large-variations.ts';
import { createRandom, type Random } from './random.ts';
import type { Stock } from './stock.ts';
import { opinions } from './words.ts';

/**
 * The item of a number, from 0. Five in a row have one to five variations, so that 100,000 have 300,000. `stock` is what
 * the shop has to describe items with.
 */
export function largeItem(index: number, stock: Stock): DemoItem {
  const random = createRandom(index + 1);
  const id = largeItemId(index);
  const leaf = random.pick(leaves);
  const isSet = isSetAt(index);
  const { attributeIds, variations } = largeVariations(id, { leaf, count: 1 + (index % 5), stock, random });
  return {
    id,
    manufacturerId: random.pick(stock.manufacturerIds),
    categoryIds: [leaf.id],
    type: isSet ? 'set' : 'default',
    texts: largeTexts(id, { leaf, isSet, random }),
    vatId: 0,
    producingCountryIso: random.pick(['DE', 'AT', 'CZ', 'PT', 'SE', 'IT', 'PL']),
    attributeIds,
    variations,
    properties: propertiesOf(leaf, random),
    ...(random.chance(5) && { orderPropertyIds: [random.pick(stock.orderPropertyIds)] }),
    facetValueIds: [
      leaf.material.facetValueId,
      leaf.range.facetValueId,
      random.chance(70) ? 5201 : 5203,
      random.chance(60) ? 5401 : 5402,
    ],
    ...(random.chance(20) && { tagIds: [random.pick(stock.tagIds)] }),
    ...(isSet && { bundle: [{ variationId: componentOf(index, random), quantity: random.integer(2, 12) }] }),
    ...(index > 1 && { crossSelling: crossSellingOf(index, random) }),
    pictures: random.pick(stock.picturesOf(leaf.kind.family)),
    ...(random.chance(25) && { reviews: reviewsOf(random) }),
  };
}

/** Every hundredth, where the five in a row begin: it has one variation. */
function isSetAt(index: number): boolean {
  return index % 100 === 50;
}

/** A variation of an earlier item that is sold singly. */
function componentOf(index: number, random: Random): number {
  const earlier = random.integer(0, index - 1);
  return firstVariationIdOf(largeItemId(isSetAt(earlier) ? earlier - 1 : earlier));
}

function propertiesOf({ material }: LargeCategory, random: Random): DemoItem['properties'] {
  const yes = { de: 'Ja', en: 'Yes' };
  const figure = (value: number) => ({ de: String(value), en: String(value) });
  return [
    { propertyId: 1, value: material.name },
    { propertyId: 2, value: random.chance(80) ? yes : { de: 'Nein', en: 'No' } },
    { propertyId: 14, value: figure(random.pick([2, 3, 5, 10])) },
    { propertyId: 31, value: figure(random.pick([6, 12, 24, 48])) },
  ];
}

function crossSellingOf(index: number, random: Random): DemoItem['crossSelling'] {
  return [
    { itemId: largeItemId(index - 1), relation: 'Similar' },
    { itemId: largeItemId(random.integer(0, index - 2)), relation: 'Accessory' },
  ];
}

function reviewsOf(random: Random): DemoItem['reviews'] {
  return Array.from({ length: random.integer(1, 3) }, () => {
    const { rating, title, text } = random.pick(opinions);
    const language = random.pick(['de', 'de', 'en'] as const);
    const day = `2026-${String(random.integer(1, 9)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;
    const author = `${random.pick(['A.', 'B.', 'H.', 'J.', 'K.', 'M.', 'S.', 'T.'])} ${random.pick(['Berg', 'Huber', 'Keller', 'Lang', 'Maier', 'Roth', 'Vogel'])}`;
    return { rating, author, title: title[language], text: text[language], language, day, verified: random.chance(70) };
  });
}
