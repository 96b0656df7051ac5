import type { Product } from '@mise/contract/catalog/product.ts';
import { inLanguage } from '@mise/rules/languages.ts';

import { breadcrumbsOf } from './breadcrumbs.ts';
import { canDirectlyAdd } from './can-directly-add.ts';
import type { ItemVariation } from './item-variations.ts';
import type { ProductRow } from './product-rows.ts';
import { attributesWire, chosenValues } from './wire/attributes.ts';
import { defaultCategoryWire } from './wire/categories.ts';
import { coverWire, imagesWire } from './wire/images.ts';
import { itemWire, listedItemWire } from './wire/item.ts';
import { orderPropertiesWire, orderPropertyFlags } from './wire/order-properties.ts';
import { pricesWire } from './wire/prices.ts';
import { seoWire } from './wire/seo.ts';
import { listedTextsWire, tagsWire, textsWire } from './wire/texts.ts';
import { unitWire } from './wire/unit.ts';
import { barcodesWire, listedVariationWire, variationWire } from './wire/variation.ts';
import { variationMapWire } from './wire/variation-map.ts';
import { variationPropertiesWire } from './wire/variation-properties.ts';
import type { WireFrame } from './wire/wire-frame.ts';

/**
 * A variation as the contract has it. `variations` are all of its item.
 * What only its page shows is there when the row was read in full; the components of a bundle are added by who loads them.
 */
export function productWire(row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame): Product {
  const { reference, language } = frame;
  const { shared, salableVariationCount, offerEndsAt } = sharedWire(row, variations, frame);
  const categories = row.categoryIds.flatMap((id) => reference.categories.byId.get(id) ?? []);
  return {
    ...shared,
    item: itemWire(row, frame, salableVariationCount),
    variation: variationWire(row, frame),
    texts: textsWire(row, language),
    images: imagesWire(row.images, frame),
    attributes: attributesWire(row.valueIds, reference, language, row.id),
    properties: orderPropertiesWire(row, frame),
    defaultCategories: categories.slice(0, 1).map((node) => defaultCategoryWire(node, language)),
    barcodes: barcodesWire(row),
    seoSettings: seoWire(row, frame, { isSalable: shared.filter.isSalable, offerEndsAt }),
    breadcrumbs: categories[0] ? breadcrumbsOf(categories[0], language, frame) : [],
    ...(row.full && {
      variationAttributeMap: variationMapWire(row, variations, reference, language),
      variationProperties: variationPropertiesWire(row.full.properties, reference, language),
    }),
  };
}

/**
 * The same in a list, with what a card shows and what decides how it is bought: of its pictures the first, of its graduated
 * prices the first, and nothing of what the contract lets out (docs/decisions/0005).
 */
export function listedProductWire(row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame): Product {
  const { shared, salableVariationCount } = sharedWire(row, variations, frame);
  const { prices } = shared;
  return {
    ...shared,
    item: listedItemWire(row, frame, salableVariationCount),
    variation: listedVariationWire(row, frame),
    texts: listedTextsWire(row, frame.language),
    images: coverWire(row.images, frame),
    properties: [],
    ...(prices && { prices: { ...prices, graduatedPrices: prices.graduatedPrices.slice(0, 1) } }),
  };
}

function sharedWire(row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame) {
  const { reference, language } = frame;
  const visible = variations.filter(({ isVisible }) => isVisible);
  const salableVariationCount = visible.filter(({ isSalable }) => isSalable).length;
  const isSalable = variations.find(({ id }) => id === row.id)?.isSalable ?? false;
  const { prices, offerEndsAt = null } = pricesWire(row, frame) ?? {};
  const flags = orderPropertyFlags(row, reference);
  const graduatedPriceCount = prices?.graduatedPrices.length ?? 0;
  const isDirect = canDirectlyAdd({ ...row, ...flags, isSalable, salableVariationCount, graduatedPriceCount });
  const shared = {
    unit: unitWire(row, reference, language),
    filter: {
      isSalable,
      isSalableAndActive: isSalable,
      hasManufacturer: row.manufacturerId !== null,
      hasChildren: variations.length > 1,
      hasActiveChildren: visible.length > 1,
    },
    ...(prices && { prices }),
    groupedAttributes: chosenValues(row.valueIds, reference).map(({ attribute, value }) => ({
      attributePosition: attribute.position,
      name: inLanguage(attribute.names, language),
      value: inLanguage(value.names, language),
    })),
    ...flags,
    facets: [],
    tags: tagsWire(row.tagIds, reference, language),
    numberOfVariations: String(visible.length),
    canDirectlyAddToCart: isDirect ? 1 : 0,
  };
  return { shared, salableVariationCount, offerEndsAt };
}
