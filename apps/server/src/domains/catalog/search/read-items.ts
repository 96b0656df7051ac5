import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { arrayOf, type JsonRow, jsonRow, jsonRows } from '../../../db/json.ts';
import { itemCategory } from '../tables/categories.ts';
import { itemFacetValue } from '../tables/facets.ts';
import { item, itemText } from '../tables/items.ts';
import { itemProperty } from '../tables/properties.ts';
import type { FormerNames } from '../tables/search.ts';
import { itemTag } from '../tables/tags.ts';
import { variation, variationAttribute } from '../tables/variations.ts';

/**
 * What search reads of an item: its texts, its variations, and the ids of what it is connected with. `formerNames`: of
 * categories that it is found by instead of what they are called now.
 */
export type SearchItem = JsonRow<typeof searchFields> & { formerNames?: FormerNames | undefined };
export type SearchVariation = SearchItem['variations'][number];

/** In a query that reads `item`. Always in the same order, so that two readings can be compared. */
export const searchFields = {
  id: item.id,
  manufacturerId: item.manufacturerId,
  /** What is found is ordered by it, and shown by it, where the words do not decide. */
  position: item.position,
  mainVariationId: item.mainVariationId,
  texts: jsonRows(
    {
      language: itemText.language,
      name: itemText.name,
      shortName: itemText.shortName,
      shortDescription: itemText.shortDescription,
      description: itemText.description,
      technicalData: itemText.technicalData,
      keywords: itemText.keywords,
    },
    sql`FROM ${itemText} WHERE ${eq(itemText.itemId, item.id)} ORDER BY ${itemText.language}`,
  ),
  properties: jsonRows(
    { propertyId: itemProperty.propertyId, values: itemProperty.values },
    sql`FROM ${itemProperty} WHERE ${eq(itemProperty.itemId, item.id)} ORDER BY ${itemProperty.propertyId}`,
  ),
  categoryIds: arrayOf(
    itemCategory.categoryId,
    sql`FROM ${itemCategory} WHERE ${eq(itemCategory.itemId, item.id)} ORDER BY ${itemCategory.categoryId}`,
  ),
  tagIds: arrayOf(itemTag.tagId, sql`FROM ${itemTag} WHERE ${eq(itemTag.itemId, item.id)} ORDER BY ${itemTag.tagId}`),
  facetValueIds: arrayOf(
    itemFacetValue.facetValueId,
    sql`FROM ${itemFacetValue} WHERE ${eq(itemFacetValue.itemId, item.id)} ORDER BY ${itemFacetValue.facetValueId}`,
  ),
  variations: jsonRows(
    {
      id: variation.id,
      number: variation.number,
      model: variation.model,
      gtin: variation.gtin,
      externalId: variation.externalId,
      valueIds: arrayOf(
        variationAttribute.valueId,
        sql`FROM ${variationAttribute} WHERE ${eq(variationAttribute.variationId, variation.id)}
          ORDER BY ${variationAttribute.attributeId}`,
      ),
    },
    sql`FROM ${variation} WHERE ${eq(variation.itemId, item.id)} ORDER BY ${variation.id}`,
  ),
};

/** One query, however many items. */
export async function readSearchItems(db: Queryable, itemIds: readonly number[]): Promise<SearchItem[]> {
  const rows = await db
    .select({ row: jsonRow(searchFields) })
    .from(item)
    .where(inArray(item.id, [...itemIds]))
    .orderBy(item.id);
  return rows.map(({ row }) => row);
}
