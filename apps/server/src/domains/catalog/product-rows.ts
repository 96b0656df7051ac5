import { type Language, withFallbacks } from '@mise/rules/languages.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Texts } from '../../db/columns.ts';
import type { Queryable } from '../../db/database.ts';
import { arrayOf, type JsonRow, jsonRow, jsonRowFrom, jsonRows, jsonRowsWhere } from '../../db/json.ts';
import { idList, prepareOnce, textList } from '../../db/prepare-once.ts';
import { documentFile, mediaFile } from '../media/tables.ts';
import { pricesOfVariation } from './price-fields.ts';
import { daysOfLowest } from './price-history.ts';
import { rowVersion } from './row-version.ts';
import { saleLimitsOfItem } from './sale-limit-fields.ts';
import { isShownText } from './shown-text.ts';
import { stockVariationId, unitsInStock } from './stock-of.ts';
import { itemCategory } from './tables/categories.ts';
import { itemDocument } from './tables/documents.ts';
import { itemFacetValue } from './tables/facets.ts';
import { item, itemImage, itemText } from './tables/items.ts';
import { itemOrderProperty } from './tables/order-properties.ts';
import { priceHistory, variationPrice } from './tables/prices.ts';
import { itemProperty } from './tables/properties.ts';
import { itemTag } from './tables/tags.ts';
import { bundleComponent, stock, variation, variationAttribute, variationImage } from './tables/variations.ts';

/**
 * How much of a product is answered: what a line of our cart shows, or a card of our lists; what a list, a cart or an order has by
 * the contract; or all that its own page shows.
 */
export type Detail = 'line' | 'card' | 'listed' | 'full';

/** A variation with its item as the wire shapes need them. Moments are texts, amounts ten-thousandths, gross. */
export type ProductRow = JsonRow<ReturnType<typeof productFields>>;
export type HeldPriceJson = ProductRow['history'][number];
export type ImageRow = ProductRow['images'][number];

/** What only the page of the product shows. */
export type FullRow = JsonRow<typeof fullFields>;

const statements = {
  line: prepareRows('line'),
  card: prepareRows('card'),
  listed: prepareRows('listed'),
  full: prepareRows('full'),
};

export type WantedRows = { variationIds: readonly number[]; language: Language; detail: Detail };

/** Reads variations in one query, however many. Inactive ones too: what may be shown is not decided here. */
export async function readProductRows(
  db: Queryable,
  { variationIds, language, detail }: WantedRows,
): Promise<ProductRow[]> {
  const rows = await statements[detail](db).execute({ variationIds, languages: withFallbacks(language) });
  return rows.map(({ row }) => row);
}

function prepareRows(detail: Detail) {
  return prepareOnce((db) =>
    db
      .select({ row: jsonRow(productFields(detail)) })
      .from(variation)
      .innerJoin(item, eq(item.id, variation.itemId))
      .innerJoin(itemText, and(eq(itemText.itemId, item.id), isShownText(textList('languages'))))
      .leftJoin(stock, eq(stock.variationId, stockVariationId()))
      .where(sql`${variation.id} = ANY(${idList('variationIds')})`)
      .prepare(`product_rows_${detail}`),
  );
}

const categoryIds = arrayOf(
  itemCategory.categoryId,
  sql`FROM ${itemCategory} WHERE ${eq(itemCategory.itemId, item.id)}
    ORDER BY ${itemCategory.isDefault} DESC, ${itemCategory.categoryId}`,
);

const tagIds = arrayOf(
  itemTag.tagId,
  sql`FROM ${itemTag} WHERE ${eq(itemTag.itemId, item.id)} ORDER BY ${itemTag.tagId}`,
);

const none = sql<number[]>`ARRAY[]::int[]`;

function productFields(detail: Detail) {
  const isSmall = detail === 'card' || detail === 'line';
  return {
    id: variation.id,
    version: rowVersion,
    itemId: variation.itemId,
    isGiftCard: item.isGiftCard,
    number: variation.number,
    model: variation.model,
    externalId: variation.externalId,
    position: variation.position,
    availabilityId: variation.availabilityId,
    availableUntil: variation.availableUntil,
    releasedAt: variation.releasedAt,
    unitId: variation.unitId,
    unitContent: variation.unitContent,
    packUnitId: variation.packUnitId,
    mayShowUnitPrice: variation.mayShowUnitPrice,
    vatId: variation.vatId,
    minimumOrderQuantity: variation.minimumOrderQuantity,
    /** Null is no limit, and the least of two. */
    maximumOrderQuantity: sql<number | null>`least(${variation.maximumOrderQuantity}, ${item.maximumOrderQuantity})`,
    intervalOrderQuantity: variation.intervalOrderQuantity,
    stockPolicy: variation.stockPolicy,
    stock: unitsInStock,
    weightG: variation.weightG,
    weightNetG: variation.weightNetG,
    widthMm: variation.widthMm,
    heightMm: variation.heightMm,
    lengthMm: variation.lengthMm,
    gtin: variation.gtin,
    energyLabel: variation.energyLabel,
    energySheets,
    updatedAt: variation.updatedAt,
    itemType: item.type,
    saleLimits: saleLimitsOfItem,
    /** Of a bundle: which parts it has is the buyer's choice. */
    hasChoosableParts: sql<boolean>`EXISTS (SELECT FROM ${bundleComponent}
      WHERE ${eq(bundleComponent.itemId, item.id)} AND ${bundleComponent.isChoosable})`,
    manufacturerId: item.manufacturerId,
    conditionId: item.conditionId,
    producingCountryId: item.producingCountryId,
    customsTariffNumber: item.customsTariffNumber,
    ratingCount: item.ratingCount,
    ratingSum: item.ratingSum,
    texts: jsonRow({
      name: itemText.name,
      shortName: itemText.shortName,
      shortDescription: itemText.shortDescription,
      metaTitle: itemText.metaTitle,
      metaDescription: itemText.metaDescription,
      keywords: itemText.keywords,
      urlPath: itemText.urlPath,
    }),
    valueIds: arrayOf(
      variationAttribute.valueId,
      sql`FROM ${variationAttribute} WHERE ${eq(variationAttribute.variationId, variation.id)}`,
    ),
    /** The default category first. Neither cards nor lines show where it stands, or its tags. */
    categoryIds: isSmall ? none : categoryIds,
    tagIds: isSmall ? none : tagIds,
    orderPropertyIds: arrayOf(
      itemOrderProperty.orderPropertyId,
      sql`FROM ${itemOrderProperty} WHERE ${eq(itemOrderProperty.itemId, item.id)}`,
    ),
    prices: pricesOfVariation,
    history: pricesBeforeOffer,
    images: imagesOf(detail),
    /** Of a bundle, where it is shown as one. */
    components: detail === 'full' || detail === 'line' ? components : sql<null>`NULL`,
    full: detail === 'full' ? jsonRow(fullFields) : sql<null>`NULL`,
  };
}

const isOfVariation = or(isNull(itemDocument.variationId), eq(itemDocument.variationId, variation.id));

/** What stands with the energy label. Most variations have none, and nothing is read. */
const energySheets = jsonRowsWhere(
  sql`${variation.energyLabel} IS NOT NULL`,
  jsonRows(
    {
      language: itemDocument.language,
      fileId: documentFile.id,
      name: documentFile.name,
      size: documentFile.size,
    },
    sql`FROM ${itemDocument} JOIN ${documentFile} ON ${eq(documentFile.id, itemDocument.fileId)}
      WHERE ${eq(itemDocument.itemId, item.id)} AND ${eq(itemDocument.kind, 'energy')} AND ${isOfVariation}
      ORDER BY ${itemDocument.position}, ${documentFile.id}`,
  ),
);

const offer = alias(variationPrice, 'offer');

/** Where it has an offer: the prices of the 30 days before that. Most variations have none, and nothing is read. */
const pricesBeforeOffer = jsonRows(
  {
    kind: priceHistory.kind,
    minimumQuantity: priceHistory.minimumQuantity,
    amount: priceHistory.amount,
    heldFrom: priceHistory.heldFrom,
    heldUntil: priceHistory.heldUntil,
  },
  sql`FROM ${variationPrice} ${offer} JOIN ${priceHistory} ON ${eq(priceHistory.variationId, offer.variationId)}
    WHERE ${eq(offer.variationId, variation.id)} AND ${eq(offer.kind, 'offer')} AND ${priceHistory.heldFrom} < ${offer.validFrom}
      AND (${priceHistory.heldUntil} IS NULL
        OR ${priceHistory.heldUntil} > ${offer.validFrom} - make_interval(hours => ${daysOfLowest * 24}))`,
);

/** What is known of the file; null for a drawing. */
const photographOfImage = jsonRowFrom(
  {
    hash: mediaFile.hash,
    width: sql<number>`${mediaFile.width}`,
    height: sql<number>`${mediaFile.height}`,
    hasAlpha: mediaFile.hasAlpha,
    placeholder: mediaFile.placeholder,
  },
  sql`FROM ${mediaFile} WHERE ${mediaFile.path} = substr(${itemImage.url}, length('/media/') + 1)
    AND ${mediaFile.width} IS NOT NULL`,
);

const components = jsonRows(
  {
    variationId: bundleComponent.variationId,
    quantity: bundleComponent.quantity,
    isChoosable: bundleComponent.isChoosable,
  },
  sql`FROM ${bundleComponent} WHERE ${eq(bundleComponent.itemId, item.id)} ORDER BY ${bundleComponent.variationId}`,
);

const mostImages = { line: sql`LIMIT 1`, card: sql`LIMIT 2`, listed: sql`LIMIT 2`, full: sql`` };

/** Those of the variation itself first. */
function imagesOf(detail: Detail) {
  return jsonRows(
    {
      id: itemImage.id,
      position: itemImage.position,
      url: itemImage.url,
      width: itemImage.width,
      height: itemImage.height,
      alts: itemImage.alts,
      isOwn: sql<boolean>`${variationImage.imageId} IS NOT NULL`,
      photograph: photographOfImage,
    },
    sql`FROM ${itemImage} LEFT JOIN ${variationImage} ON ${eq(variationImage.imageId, itemImage.id)}
        AND ${eq(variationImage.variationId, variation.id)}
      WHERE ${eq(itemImage.itemId, item.id)}
      ORDER BY ${variationImage.imageId} IS NULL, ${itemImage.position}, ${itemImage.id}
      ${mostImages[detail]}`,
  );
}

const otherText = alias(itemText, 'other_text');

const fullFields = {
  description: itemText.description,
  technicalData: itemText.technicalData,
  /** Path of the address in every language. */
  urlPaths: sql<Partial<Texts>>`(
    SELECT json_object_agg(${otherText.language}, ${otherText.urlPath}) FROM ${itemText} ${otherText}
    WHERE ${eq(otherText.itemId, item.id)})`,
  robots: item.robots,
  canonicalLink: item.canonicalLink,
  properties: jsonRows(
    { propertyId: itemProperty.propertyId, values: itemProperty.values },
    sql`FROM ${itemProperty} WHERE ${eq(itemProperty.itemId, item.id)}`,
  ),
  documents: jsonRows(
    {
      kind: itemDocument.kind,
      title: itemDocument.title,
      language: itemDocument.language,
      fileId: documentFile.id,
      name: documentFile.name,
      size: documentFile.size,
    },
    sql`FROM ${itemDocument} JOIN ${documentFile} ON ${eq(documentFile.id, itemDocument.fileId)}
      WHERE ${eq(itemDocument.itemId, item.id)} AND ${isOfVariation} ORDER BY ${itemDocument.position}, ${documentFile.id}`,
  ),
  facetValueIds: arrayOf(
    itemFacetValue.facetValueId,
    sql`FROM ${itemFacetValue} WHERE ${eq(itemFacetValue.itemId, item.id)} ORDER BY ${itemFacetValue.facetValueId}`,
  ),
};
