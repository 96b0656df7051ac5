import { availabilities } from '@mise/demo/catalog/availabilities.ts';
import { packOf } from '@mise/demo/catalog/packs.ts';
import { energyLabelPath } from '@mise/demo/documents/energy-label.ts';
import { galleryPaths } from '@mise/demo/images/picture-path.ts';
import type { DemoItem, DemoVariation } from '@mise/demo/types.ts';
import { languages } from '@mise/rules/languages.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import { itemCategory } from '../domains/catalog/tables/categories.ts';
import { itemFacetValue } from '../domains/catalog/tables/facets.ts';
import { crossSelling, item, itemImage, itemText } from '../domains/catalog/tables/items.ts';
import { itemOrderProperty } from '../domains/catalog/tables/order-properties.ts';
import { priceHistory, variationPrice } from '../domains/catalog/tables/prices.ts';
import { itemProperty } from '../domains/catalog/tables/properties.ts';
import { itemTag } from '../domains/catalog/tables/tags.ts';
import {
  bundleComponent,
  stock,
  variation,
  variationAttribute,
  variationImage,
} from '../domains/catalog/tables/variations.ts';
import { review } from '../domains/reviews/tables.ts';
import { historyRows, offerPeriod } from './history-rows.ts';
import { reviewRows } from './review-rows.ts';
import { unitAmountOf } from './unit-amount-of.ts';

type Row<Table extends PgTable> = Table['$inferInsert'];

/** Rows of a table; the tables of a list stand in the order in which they refer to each other. */
export type TableRows = { table: PgTable; rows: Record<string, unknown>[] };

/** What rows refer to by another name than their id. */
export type ItemReferences = {
  countryIds: ReadonlyMap<string, number>;
  /** By attribute value. */
  attributeIds: ReadonlyMap<number, number>;
  /** Place of the first item in the order of the shop. */
  firstPosition: number;
};

/** All that the database holds of items. */
export function itemRows(items: readonly DemoItem[], references: ItemReferences): TableRows[] {
  const variations = items.flatMap((entry) => entry.variations);
  return [
    { table: item, rows: items.map((entry, index) => itemRow(entry, index, references)) },
    { table: itemText, rows: items.flatMap(textRows) },
    { table: itemCategory, rows: items.flatMap(categoryRows) },
    { table: itemImage, rows: items.flatMap(imageRows) },
    {
      table: variation,
      rows: items.flatMap((entry) => entry.variations.map((one, index) => variationRow(entry, one, index))),
    },
    { table: stock, rows: variations.map(({ id, stock: quantity }) => ({ variationId: id, quantity: quantity ?? 0 })) },
    { table: variationAttribute, rows: variations.flatMap((one) => attributeRows(one, references)) },
    { table: variationImage, rows: items.flatMap(variationImageRows) },
    { table: variationPrice, rows: variations.flatMap(priceRows) },
    { table: priceHistory, rows: variations.flatMap(historyRows) },
    ...relationRows(items),
    { table: review, rows: items.flatMap(reviewRows) },
  ];
}

/** What items are connected with; bundles and cross-selling name items that must be there. */
function relationRows(items: readonly DemoItem[]): TableRows[] {
  const ofEach = (rowsOf: (entry: DemoItem) => Record<string, unknown>[]) =>
    items.flatMap((entry) => rowsOf(entry).map((row) => ({ itemId: entry.id, ...row })));
  return [
    {
      table: itemProperty,
      rows: ofEach(({ properties = [] }) => properties.map(({ propertyId, value }) => ({ propertyId, values: value }))),
    },
    {
      table: itemOrderProperty,
      rows: ofEach(({ orderPropertyIds = [] }) => orderPropertyIds.map((orderPropertyId) => ({ orderPropertyId }))),
    },
    {
      table: itemFacetValue,
      rows: ofEach(({ facetValueIds = [] }) => facetValueIds.map((facetValueId) => ({ facetValueId }))),
    },
    { table: itemTag, rows: ofEach(({ tagIds = [] }) => tagIds.map((tagId) => ({ tagId }))) },
    {
      table: bundleComponent,
      rows: ofEach(({ bundle = [] }) => bundle.map((part) => ({ isChoosable: false, ...part }))),
    },
    {
      table: crossSelling,
      rows: ofEach(({ crossSelling: links = [] }) =>
        links.map(({ itemId, relation }) => ({ crossItemId: itemId, relation })),
      ),
    },
  ];
}

function categoryRows({ id, categoryIds }: DemoItem): Row<typeof itemCategory>[] {
  return categoryIds.map((categoryId, index) => ({ itemId: id, categoryId, isDefault: index === 0 }));
}

function attributeRows(
  { id, attributeValueIds }: DemoVariation,
  { attributeIds }: ItemReferences,
): Row<typeof variationAttribute>[] {
  return attributeValueIds.map((valueId) => ({
    variationId: id,
    attributeId: attributeIds.get(valueId) ?? 0,
    valueId,
  }));
}

function itemRow(entry: DemoItem, index: number, references: ItemReferences): Row<typeof item> {
  const [main] = entry.variations;
  if (!main) throw new Error(`item ${entry.id} has no variation`);
  return {
    id: entry.id,
    type: entry.type,
    manufacturerId: entry.manufacturerId,
    mainVariationId: main.id,
    conditionId: entry.conditionId ?? 0,
    producingCountryId: references.countryIds.get(entry.producingCountryIso ?? '') ?? null,
    customsTariffNumber: entry.customsTariffNumber ?? null,
    isGiftCard: entry.isGiftCard ?? false,
    maximumOrderQuantity: entry.maximumOrderQuantity ?? null,
    sharesStock: entry.sharesStock ?? false,
    ...saleLimits(entry.soldTo, references),
    position: references.firstPosition + index,
  };
}

function saleLimits(
  { customerClassIds = [], currencies = [], languages: sold = [], countryIsos = [] }: DemoItem['soldTo'] = {},
  { countryIds }: ItemReferences,
) {
  const shippingCountryIds = countryIsos.flatMap((iso) => countryIds.get(iso) ?? []);
  return { customerClassIds, currencies, languages: sold, shippingCountryIds };
}

function textRows(entry: DemoItem): Row<typeof itemText>[] {
  return languages.flatMap((language) => {
    const { [language]: written } = entry.texts;
    return written ? [{ itemId: entry.id, language, shortName: '', ...written }] : [];
  });
}

const pictureSize = 800;

function imageRows(entry: DemoItem): (Row<typeof itemImage> & { id: number })[] {
  const urls = galleryPaths(entry);
  return entry.pictures.map((picture, index) => ({
    id: imageId(entry, index),
    itemId: entry.id,
    position: index,
    url: urls[index] ?? '',
    width: pictureSize,
    height: pictureSize,
    alts: picture.alt,
  }));
}

function imageId(entry: DemoItem, index: number): number {
  return entry.id * 100 + index;
}

function variationImageRows(entry: DemoItem): Row<typeof variationImage>[] {
  return entry.variations.flatMap(({ id, pictures = [] }) =>
    pictures.map((index) => ({ variationId: id, imageId: imageId(entry, index) })),
  );
}

function variationRow(entry: DemoItem, one: DemoVariation, index: number): Row<typeof variation> {
  return {
    id: one.id,
    itemId: entry.id,
    number: one.number,
    model: one.model ?? '',
    position: index,
    isActive: one.isActive ?? true,
    availabilityId: one.availabilityId,
    unitId: one.unitId,
    unitContent: one.content,
    packUnitId: one.packUnitId ?? packOf(one.unitId, one.content) ?? null,
    vatId: entry.vatId,
    minimumOrderQuantity: one.minimumOrderQuantity ?? 1,
    maximumOrderQuantity: one.maximumOrderQuantity ?? null,
    intervalOrderQuantity: one.intervalOrderQuantity ?? 1,
    supplierDays: (one.canOversell && availabilities.find(({ id }) => id === one.availabilityId)?.supplierDays) || null,
    stockPolicy: one.stock === undefined ? 'unlimited' : one.canOversell ? 'oversell' : 'limited',
    weightG: one.weightG,
    widthMm: one.widthMm ?? 0,
    heightMm: one.heightMm ?? 0,
    lengthMm: one.lengthMm ?? 0,
    gtin: one.gtin ?? null,
    energyLabel: one.energy
      ? { efficiencyClass: one.energy.efficiencyClass, best: 'A', worst: 'G', url: energyLabelPath(one.number) }
      : null,
  };
}

function priceRows({ id, price }: DemoVariation): Row<typeof variationPrice>[] {
  const row = (kind: 'default' | 'recommended' | 'offer', amount: string, minimumQuantity = 1) => ({
    variationId: id,
    kind,
    minimumQuantity,
    amount: unitAmountOf(amount),
  });
  return [
    row('default', price.price),
    ...(price.graduated ?? []).map((tier) => row('default', tier.price, tier.from)),
    ...(price.recommended ? [row('recommended', price.recommended)] : []),
    ...(price.offer ? [{ ...row('offer', price.offer.price), ...offerPeriod }] : []),
  ];
}
