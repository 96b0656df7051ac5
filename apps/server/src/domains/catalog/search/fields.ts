import { inLanguage, type Language } from '@mise/rules/languages.ts';
import type { Reference } from '../reference.ts';
import type { Field, Weight } from './document.ts';
import type { SearchItem, SearchVariation } from './read-items.ts';

/** What all variations of an item say in a language, the name first. */
export function itemFields(item: SearchItem, reference: Reference, language: Language): Field[] {
  const texts = item.texts.find((row) => row.language === language);
  return [
    ...fields('A', [texts?.name, texts?.shortName]),
    ...fields('B', [
      item.manufacturerId === null ? undefined : reference.manufacturers.get(item.manufacturerId)?.externalName,
      ...item.categoryIds.flatMap((id) => categoryNames(reference, id, language)),
      ...item.tagIds.map((id) => inLanguage(reference.tags.get(id)?.names, language)),
      texts?.keywords,
    ]),
    ...fields('C', [
      texts?.shortDescription,
      ...item.facetValueIds.map((id) => inLanguage(reference.facetValues.get(id)?.names, language)),
      ...item.properties.map(
        ({ propertyId, values }) =>
          `${inLanguage(reference.properties.get(propertyId)?.names, language)} ${inLanguage(values, language)}`,
      ),
    ]),
    ...fields('D', [withoutTags(texts?.description), withoutTags(texts?.technicalData)]),
  ];
}

/** What a variation adds to its item: its numbers, and last what tells it from the others. */
export function variationFields(variation: SearchVariation, reference: Reference, language: Language): Field[] {
  return [
    ...fields('A', [variation.number, variation.model, variation.gtin, variation.externalId]),
    ...fields(
      'B',
      variation.valueIds.map((id) => inLanguage(reference.attributeValues.get(id)?.names, language)),
    ),
  ];
}

function fields(weight: Weight, texts: (string | null | undefined)[]): Field[] {
  return texts.flatMap((text) => (text ? [{ text, weight }] : []));
}

function categoryNames(reference: Reference, id: number, language: Language): string[] {
  return reference.categories.byId.get(id)?.chain.map((node) => node.texts[language].name) ?? [];
}

function withoutTags(html: string | undefined): string | undefined {
  return html?.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');
}
