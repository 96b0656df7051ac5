import { galleryPaths } from '@mise/demo/images/picture-path.ts';
import type { DemoItem, DemoVariation } from '@mise/demo/types.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  attributeValue,
  bundleComponent,
  crossSelling,
  item,
  itemCategory,
  itemFacetValue,
  itemImage,
  itemOrderProperty,
  itemProperty,
  itemTag,
  itemText,
  priceHistory,
  stock,
  variation,
  variationAttribute,
  variationImage,
  variationPrice,
} from '../../domains/catalog/tables.ts';
import { country } from '../../domains/shop/tables.ts';
import { languages } from '../columns.ts';
import type { Queryable } from '../database.ts';
import { historyRows, offerPeriod } from './history-rows.ts';
import { unitAmountOf } from './unit-amount-of.ts';

type Row<Table extends PgTable> = Table['$inferInsert'];

export async function seedItems(db: Queryable, items: readonly DemoItem[]): Promise<void> {
  const countries = new Map((await db.select().from(country)).map(({ iso2, id }) => [iso2, id]));
  const attributeOf = new Map((await db.select().from(attributeValue)).map(({ id, attributeId }) => [id, attributeId]));
  const images = items.flatMap(imageRows);

  await insertAll(
    db,
    item,
    items.map((entry, index) => itemRow(entry, index, countries)),
  );
  await insertAll(db, itemText, items.flatMap(textRows));
  await insertAll(
    db,
    itemCategory,
    items.flatMap(({ id, categoryIds }) =>
      categoryIds.map((categoryId, index) => ({ itemId: id, categoryId, isDefault: index === 0 })),
    ),
  );
  await insertAll(db, itemImage, images);
  await insertAll(
    db,
    variation,
    items.flatMap((entry) => entry.variations.map((one, index) => variationRow(entry, one, index))),
  );
  const variations = items.flatMap((entry) => entry.variations);
  await insertAll(
    db,
    stock,
    variations.map(({ id, stock: quantity }) => ({ variationId: id, quantity: quantity ?? 0 })),
  );
  await insertAll(
    db,
    variationAttribute,
    variations.flatMap(({ id, attributeValueIds }) =>
      attributeValueIds.map((valueId) => ({ variationId: id, attributeId: attributeOf.get(valueId) ?? 0, valueId })),
    ),
  );
  await insertAll(db, variationImage, items.flatMap(variationImageRows));
  await insertAll(db, variationPrice, variations.flatMap(priceRows));
  await insertAll(db, priceHistory, variations.flatMap(historyRows));
  await seedRelations(db, items);
}

async function seedRelations(db: Queryable, items: readonly DemoItem[]): Promise<void> {
  await insertAll(
    db,
    itemProperty,
    items.flatMap(({ id, properties = [] }) =>
      properties.map(({ propertyId, value }) => ({ itemId: id, propertyId, values: value })),
    ),
  );
  await insertAll(
    db,
    itemOrderProperty,
    items.flatMap(({ id, orderPropertyIds = [] }) =>
      orderPropertyIds.map((orderPropertyId) => ({ itemId: id, orderPropertyId })),
    ),
  );
  await insertAll(
    db,
    itemFacetValue,
    items.flatMap(({ id, facetValueIds = [] }) => facetValueIds.map((facetValueId) => ({ itemId: id, facetValueId }))),
  );
  await insertAll(
    db,
    itemTag,
    items.flatMap(({ id, tagIds = [] }) => tagIds.map((tagId) => ({ itemId: id, tagId }))),
  );
  await insertAll(
    db,
    bundleComponent,
    items.flatMap(({ id, bundle = [] }) => bundle.map((part) => ({ itemId: id, ...part }))),
  );
  await insertAll(
    db,
    crossSelling,
    items.flatMap(({ id, crossSelling: links = [] }) =>
      links.map(({ itemId, relation }) => ({ itemId: id, crossItemId: itemId, relation })),
    ),
  );
}

/** PostgreSQL takes at most 65,535 parameters a statement. */
async function insertAll<Table extends PgTable>(db: Queryable, table: Table, rows: Row<Table>[]): Promise<void> {
  const size = 500;
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size));
  }
}

function itemRow(entry: DemoItem, index: number, countries: Map<string, number>): Row<typeof item> {
  const [main] = entry.variations;
  if (!main) throw new Error(`item ${entry.id} has no variation`);
  return {
    id: entry.id,
    type: entry.type,
    manufacturerId: entry.manufacturerId,
    mainVariationId: main.id,
    conditionId: entry.conditionId ?? 0,
    producingCountryId: countries.get(entry.producingCountryIso ?? '') ?? null,
    customsTariffNumber: entry.customsTariffNumber ?? null,
    position: index,
  };
}

function textRows(entry: DemoItem): Row<typeof itemText>[] {
  return languages.map((language) => {
    const { shortName = '', ...texts } = entry.texts[language];
    return { itemId: entry.id, language, shortName, ...texts };
  });
}

const pictureSize = 800;

function imageRows(entry: DemoItem): (Row<typeof itemImage> & { id: number })[] {
  const urls = galleryPaths(entry.pictures);
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
    vatId: entry.vatId,
    minimumOrderQuantity: one.minimumOrderQuantity ?? 1,
    maximumOrderQuantity: one.maximumOrderQuantity ?? null,
    intervalOrderQuantity: one.intervalOrderQuantity ?? 1,
    stockPolicy: one.stock === undefined ? 'unlimited' : one.canOversell ? 'oversell' : 'limited',
    weightG: one.weightG,
    widthMm: one.widthMm ?? 0,
    heightMm: one.heightMm ?? 0,
    lengthMm: one.lengthMm ?? 0,
    gtin: one.gtin ?? null,
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
