import type { Product } from '@mise/contract/catalog/product.ts';
import { inLanguage } from '@mise/rules/languages.ts';

import { breadcrumbsOf } from './breadcrumbs.ts';
import { canDirectlyAdd } from './can-directly-add.ts';
import type { ItemVariation } from './item-variations.ts';
import type { ProductRow } from './product-rows.ts';
import { attributesWire, chosenValues } from './wire/attributes.ts';
import { defaultCategoryWire } from './wire/categories.ts';
import { imagesWire } from './wire/images.ts';
import { itemWire } from './wire/item.ts';
import { orderPropertiesWire, orderPropertyFlags } from './wire/order-properties.ts';
import { pricesWire } from './wire/prices.ts';
import { seoWire } from './wire/seo.ts';
import { tagsWire, textsWire } from './wire/texts.ts';
import { unitWire } from './wire/unit.ts';
import { barcodesWire, variationWire } from './wire/variation.ts';
import { variationMapWire } from './wire/variation-map.ts';
import { variationPropertiesWire } from './wire/variation-properties.ts';
import type { WireFrame } from './wire/wire-frame.ts';

/**
 * A variation as the contract has it. `variations` are all of its item.
 * What only its page shows is there when the row was read in full; the components of a bundle are added by who loads them.
 */
export function productWire(row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame): Product {
  const { reference, language } = frame;
  const own = variations.find(({ id }) => id === row.id);
  const visible = variations.filter(({ isVisible }) => isVisible);
  const salableVariationCount = visible.filter(({ isSalable }) => isSalable).length;
  const isSalable = own?.isSalable ?? false;
  const prices = pricesWire(row, frame);
  const flags = orderPropertyFlags(row, reference);
  const categories = row.categoryIds.flatMap((id) => reference.categories.byId.get(id) ?? []);
  const isDirect = canDirectlyAdd({
    ...row,
    ...flags,
    isSalable,
    salableVariationCount,
    graduatedPriceCount: prices?.prices.graduatedPrices.length ?? 0,
  });

  return {
    item: itemWire(row, frame, salableVariationCount),
    variation: variationWire(row, frame),
    texts: textsWire(row, language),
    images: imagesWire(row.images, frame),
    unit: unitWire(row, reference, language),
    filter: {
      isSalable,
      isSalableAndActive: isSalable,
      hasManufacturer: row.manufacturerId !== null,
      hasChildren: variations.length > 1,
      hasActiveChildren: visible.length > 1,
    },
    ...(prices && { prices: prices.prices }),
    attributes: attributesWire(row.valueIds, reference, language, row.id),
    groupedAttributes: chosenValues(row.valueIds, reference).map(({ attribute, value }) => ({
      attributePosition: attribute.position,
      name: inLanguage(attribute.names, language),
      value: inLanguage(value.names, language),
    })),
    properties: orderPropertiesWire(row, frame),
    ...flags,
    facets: [],
    defaultCategories: categories.slice(0, 1).map((node) => defaultCategoryWire(node, language)),
    barcodes: barcodesWire(row),
    tags: tagsWire(row.tagIds, reference, language),
    numberOfVariations: String(visible.length),
    canDirectlyAddToCart: isDirect ? 1 : 0,
    seoSettings: seoWire(row, frame, { isSalable, offerEndsAt: prices?.offerEndsAt ?? null }),
    breadcrumbs: categories[0] ? breadcrumbsOf(categories[0], language, frame) : [],
    ...(row.full && {
      variationAttributeMap: variationMapWire(row, variations, reference, language),
      variationProperties: variationPropertiesWire(row.full.properties, reference, language),
    }),
  };
}
