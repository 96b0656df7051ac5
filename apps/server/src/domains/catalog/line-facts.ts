import { inLanguage, type Language, withFallbacks } from '@mise/rules/languages.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { productPath } from '@mise/rules/path-to.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isShownText, languageList } from './shown-text.ts';
import { attribute, attributeValue } from './tables/attributes.ts';
import { itemImage, itemText } from './tables/items.ts';
import { unit } from './tables/units.ts';
import { variation, variationAttribute, variationImage } from './tables/variations.ts';
import { packOf } from './wire/unit.ts';

/** What an order line says of a variation, in one language, written down when the order is placed. */
export type LineFacts = {
  itemId: number;
  name: string;
  number: string;
  attributes: { name: string; value: string }[];
  pack: Pack;
  /** First picture; '' where there is none. */
  imageUrl: string;
  /** Address of the product without language prefix. */
  url: string;
};

/** Reads the facts of variations in four queries, however many they are. */
export async function lineFacts(
  db: Queryable,
  input: { variationIds: readonly number[]; language: Language },
): Promise<Map<number, LineFacts>> {
  const ids = [...new Set(input.variationIds)];
  if (ids.length === 0) return new Map();
  const { language } = input;
  const texts = await db
    .select({
      id: variation.id,
      itemId: variation.itemId,
      name: itemText.name,
      number: variation.number,
      urlPath: itemText.urlPath,
      unitId: variation.unitId,
      unitContent: variation.unitContent,
      packUnitId: variation.packUnitId,
    })
    .from(variation)
    .innerJoin(itemText, and(eq(itemText.itemId, variation.itemId), isShownText(languageList(withFallbacks(language)))))
    .where(inArray(variation.id, ids));
  const units = new Map((await db.select().from(unit)).map((row) => [row.id, row]));
  const attributes = await db
    .select({ id: variationAttribute.variationId, names: attribute.names, values: attributeValue.names })
    .from(variationAttribute)
    .innerJoin(attribute, eq(attribute.id, variationAttribute.attributeId))
    .innerJoin(attributeValue, eq(attributeValue.id, variationAttribute.valueId))
    .where(inArray(variationAttribute.variationId, ids))
    .orderBy(asc(attribute.position));
  const images = await db
    .select({ itemId: itemImage.itemId, url: itemImage.url, variationId: variationImage.variationId })
    .from(itemImage)
    .leftJoin(variationImage, eq(variationImage.imageId, itemImage.id))
    .where(
      inArray(
        itemImage.itemId,
        texts.map(({ itemId }) => itemId),
      ),
    )
    .orderBy(asc(itemImage.position));
  return new Map(
    texts.map(({ id, itemId, name, number, urlPath, ...packed }) => {
      const pack = packOf(packed, units, language);
      const ofItem = images.filter((image) => image.itemId === itemId);
      const image = ofItem.find(({ variationId }) => variationId === id) ?? ofItem[0];
      return [
        id,
        {
          itemId,
          name,
          number,
          attributes: attributes
            .filter((entry) => entry.id === id)
            .map(({ names, values }) => ({ name: inLanguage(names, language), value: inLanguage(values, language) })),
          pack,
          imageUrl: image?.url ?? '',
          url: productPath({ urlPath, itemId, variationId: id }),
        },
      ];
    }),
  );
}
