import { factsOf, inLanguage, type Language, withFallbacks } from '@mise/rules/languages.ts';
import { productPath } from '@mise/rules/path-to.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { translateInto } from '../../texts/translate.ts';
import { isShownText, languageList } from './shown-text.ts';
import {
  attribute,
  attributeValue,
  itemImage,
  itemText,
  unit,
  variation,
  variationAttribute,
  variationImage,
} from './tables.ts';

/** What an order line says of a variation, in one language, written down when the order is placed. */
export type LineFacts = {
  name: string;
  /** Attributes, and what one sold unit contains where that is more than one: "Inhalt: 6 Stück". */
  attributes: { name: string; value: string }[];
  /** First picture; '' where there is none. */
  imageUrl: string;
  /** Address of the product without language prefix. */
  url: string;
};

/** Reads the facts of variations in three queries, however many they are. */
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
      urlPath: itemText.urlPath,
      content: variation.unitContent,
      units: unit.plurals,
    })
    .from(variation)
    .innerJoin(unit, eq(unit.id, variation.unitId))
    .innerJoin(itemText, and(eq(itemText.itemId, variation.itemId), isShownText(languageList(withFallbacks(language)))))
    .where(inArray(variation.id, ids));
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
    texts.map(({ id, itemId, name, urlPath, content, units }) => {
      const ofItem = images.filter((image) => image.itemId === itemId);
      const image = ofItem.find(({ variationId }) => variationId === id) ?? ofItem[0];
      return [
        id,
        {
          name,
          attributes: [
            ...attributes
              .filter((entry) => entry.id === id)
              .map(({ names, values }) => ({ name: inLanguage(names, language), value: inLanguage(values, language) })),
            ...contentFact(content, inLanguage(units, language), language),
          ],
          imageUrl: image?.url ?? '',
          url: productPath({ urlPath, itemId, variationId: id }),
        },
      ];
    }),
  );
}

/** Four cartons are 24 plates: an order has to say so. */
function contentFact(content: number, unitName: string, language: Language): { name: string; value: string }[] {
  if (content === 1) return [];
  return [
    {
      name: translateInto(language)('line.content'),
      value: `${content.toLocaleString(factsOf(language).locale)} ${unitName}`,
    },
  ];
}
