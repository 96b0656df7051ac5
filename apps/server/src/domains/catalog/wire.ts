import type { Prices } from '@mise/contract/catalog/price.ts';
import type { Product } from '@mise/contract/catalog/product.ts';

import { breadcrumbsOf } from './breadcrumbs.ts';
import { canDirectlyAdd } from './can-directly-add.ts';
import { type ItemVariation, variationOfItem } from './item-variations.ts';
import type { Detail, ProductRow } from './product-rows.ts';
import { attributesWire, groupedAttributesWire } from './wire/attributes.ts';
import { defaultCategoryWire } from './wire/categories.ts';
import { documentWire } from './wire/documents.ts';
import { energyLabelWire } from './wire/energy-label.ts';
import { cardImagesWire, coverWire, imagesWire } from './wire/images.ts';
import { itemWire, listedItemWire } from './wire/item.ts';
import { listPurchaseWire } from './wire/list-purchase.ts';
import { orderPropertiesWire, orderPropertyFlags } from './wire/order-properties.ts';
import { pricesWire } from './wire/prices.ts';
import { seoWire } from './wire/seo.ts';
import { listedTextsWire, seriesWire, tagsWire, textsWire } from './wire/texts.ts';
import { smallUnitWire, unitWire } from './wire/unit.ts';
import { barcodesWire, listedVariationWire, variationWire } from './wire/variation.ts';
import { variationMapWire } from './wire/variation-map.ts';
import { variationPropertiesWire } from './wire/variation-properties.ts';
import type { WireFrame } from './wire/wire-frame.ts';

type Wire = (row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame) => Product;

/** By how much of it is answered; `variations` are all of its item. */
export const productWires: Record<Detail, Wire> = {
  line: lineWire,
  card: cardWire,
  listed: (row, variations, frame) => listedWire(row, variations, frame).product,
  full: fullWire,
};

/** A variation as its page shows it. The components of a bundle are added by who loads them. */
function fullWire(row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame): Product {
  const { reference, language } = frame;
  const { product, salableVariationCount, offerEndsAt, category } = listedWire(row, variations, frame);
  return {
    ...product,
    item: itemWire(row, frame, salableVariationCount),
    texts: textsWire(row, language),
    seoSettings: seoWire(row, frame, {
      isSalable: product.filter.isSalable,
      offerEndsAt,
      canonicalId: variationOfItem(variations)?.id ?? row.id,
    }),
    breadcrumbs: category && !category.isHidden ? breadcrumbsOf(category, language, frame) : [],
    ...(row.full && {
      variationAttributeMap: variationMapWire(row, variations, reference, language),
      variationProperties: variationPropertiesWire(row.full.properties, reference, language),
      series: seriesWire(row.full.facetValueIds, reference, language),
      documents: row.full.documents.map(documentWire),
    }),
  };
}

/** The same beside others, in a list, a cart or an order: without long texts, whom to ask about it, and what search engines read. */
function listedWire(row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame) {
  const { reference, language } = frame;
  const { prices, offerEndsAt = null } = pricesWire(row, frame) ?? {};
  const { isSalable, salableVariationCount, visibleCount, ...sold } = soldWire(row, variations, frame, prices);
  const [category] = row.categoryIds.flatMap((id) => reference.categories.byId.get(id) ?? []);
  const product: Product = {
    ...sold.flags,
    unit: unitWire(row, reference, language),
    filter: {
      isSalable,
      isSalableAndActive: isSalable,
      hasManufacturer: row.manufacturerId !== null,
      hasChildren: variations.length > 1,
      hasActiveChildren: visibleCount > 1,
    },
    ...(prices && { prices }),
    item: listedItemWire(row, frame, salableVariationCount),
    variation: variationWire(row, frame),
    texts: listedTextsWire(row, language),
    images: imagesWire(row.images, frame),
    attributes: attributesWire(row.valueIds, reference, language, row.id),
    groupedAttributes: groupedAttributesWire(row.valueIds, reference, language),
    properties: orderPropertiesWire(row, frame),
    defaultCategories: category ? [defaultCategoryWire(category, language)] : [],
    barcodes: barcodesWire(row),
    facets: [],
    ...energyLabelWire(row),
    tags: tagsWire(row.tagIds, reference, language),
    numberOfVariations: String(visibleCount),
    canDirectlyAddToCart: sold.canDirectlyAddToCart,
  };
  return { product, salableVariationCount, offerEndsAt, category };
}

/** What a card shows and what decides how it is bought: of its pictures the first two, of its graduated prices the first, in figures as they are read. */
function cardWire(row: ProductRow, variations: readonly ItemVariation[], frame: WireFrame): Product {
  const { prices } = pricesWire(row, frame, { isSmall: true, tiers: 'first' }) ?? {};
  const { isSalable, salable } = soldWire(row, variations, frame, prices);
  return {
    ...smallWire(row, frame, isSalable),
    images: cardImagesWire(row.images, frame),
    ...(prices && { prices }),
    listPurchase: listPurchaseWire(row, salable, frame.reference, frame.language),
  };
}

/** What a line of a cart shows: its price it tells itself, the graduated ones say which comes next. It is salable: what is not is taken out of carts. */
function lineWire(row: ProductRow, _variations: readonly ItemVariation[], frame: WireFrame): Product {
  const { reference, language } = frame;
  const { prices } = pricesWire(row, frame, { isSmall: true }) ?? {};
  return {
    ...smallWire(row, frame, true),
    ...(prices && { prices }),
    groupedAttributes: groupedAttributesWire(row.valueIds, reference, language),
  };
}

function smallWire(row: ProductRow, frame: WireFrame, isSalable: boolean) {
  const { bundleType: _bundleType, maximumOrderQuantity, ...variation } = listedVariationWire(row, frame);
  return {
    unit: smallUnitWire(row, frame.reference, frame.language),
    filter: { isSalable, isSalableAndActive: isSalable },
    item: listedItemWire(row, frame),
    variation: { ...variation, ...(maximumOrderQuantity !== null && { maximumOrderQuantity }) },
    texts: listedTextsWire(row, frame.language),
    images: coverWire(row.images, frame),
    properties: [],
    facets: [],
    ...energyLabelWire(row),
  };
}

/** Whether and how it can be bought. */
function soldWire(
  row: ProductRow,
  variations: readonly ItemVariation[],
  { reference }: WireFrame,
  prices: Prices | undefined,
) {
  const visible = variations.filter(({ isVisible }) => isVisible);
  const salable = visible.filter((one) => one.isSalable);
  const salableVariationCount = salable.length;
  const isSalable = variations.find(({ id }) => id === row.id)?.isSalable ?? false;
  const flags = orderPropertyFlags(row, reference);
  const graduatedPriceCount = prices?.graduatedPrices.length ?? 0;
  const isDirect = canDirectlyAdd({ ...row, ...flags, isSalable, salableVariationCount, graduatedPriceCount });
  return {
    isSalable,
    salable,
    salableVariationCount,
    visibleCount: visible.length,
    flags,
    canDirectlyAddToCart: isDirect ? 1 : 0,
  };
}
