import { inLanguage, type Language } from '@mise/rules/languages.ts';
import type { Reference } from '../reference.ts';
import type { SearchItem, SearchVariation } from './read-items.ts';

/** What a text is to an item. A word counts once for each kind of text in which it stands. */
export type FieldKind = 'name' | 'category' | 'label' | 'fact' | 'text';

/** A text of an item and how much a word of it says about the item. */
export type Field = { kind: FieldKind; score: number; text: string };

/**
 * Together below 256. Whatever stands in the name, even as a part of a word, counts more than all texts together, so that
 * "messer" finds knives before what is said to be good for them.
 */
const scores = { name: 100, nameComplement: 60, category: 60, categoryAbove: 30, label: 12, fact: 8, text: 4 };

/** "Korb für Gläser", "Kochmesser mit farbigem Griff", "rack for glasses": what follows is no longer the thing itself. */
const complement = /,|\s(?:für|mit|ohne|aus|zu|zum|zur|for|with|without|of)\s/i;

/** What all variations of an item say in a language. */
export function itemFields(item: SearchItem, reference: Reference, language: Language): Field[] {
  const texts = item.texts.find((row) => row.language === language);
  return [
    ...[texts?.name, texts?.shortName].flatMap(nameFields),
    ...item.categoryIds.flatMap((id) =>
      categoryFields(item.formerNames?.[id]?.[language] ?? categoryNames(reference, id, language)),
    ),
    ...fields('label', [
      item.manufacturerId === null ? undefined : reference.manufacturers.get(item.manufacturerId)?.externalName,
      ...item.tagIds.map((id) => inLanguage(reference.tags.get(id)?.names, language)),
      texts?.keywords,
    ]),
    ...fields('fact', [
      texts?.shortDescription,
      ...item.facetValueIds.map((id) => inLanguage(reference.facetValues.get(id)?.names, language)),
      ...item.properties.map(
        ({ propertyId, values }) =>
          `${inLanguage(reference.properties.get(propertyId)?.names, language)} ${inLanguage(values, language)}`,
      ),
    ]),
    ...fields('text', [withoutTags(texts?.description), withoutTags(texts?.technicalData)]),
  ];
}

/** What tells a variation from the others of its item; its numbers stand elsewhere (`numbers.ts`). */
export function variationTexts(variation: SearchVariation, reference: Reference, language: Language): string[] {
  return variation.valueIds.flatMap((id) => inLanguage(reference.attributeValues.get(id)?.names, language) ?? []);
}

function nameFields(name: string | undefined): Field[] {
  if (!name) return [];
  const cut = name.search(complement);
  const [thing, rest] = cut < 0 ? [name, ''] : [name.slice(0, cut), name.slice(cut)];
  return [
    { kind: 'name', score: scores.name, text: thing },
    { kind: 'name', score: scores.nameComplement, text: rest },
  ];
}

/** Of a category and those above it, itself last. */
function categoryNames(reference: Reference, id: number, language: Language): string[] {
  return (reference.categories.byId.get(id)?.chain ?? []).map(({ texts }) => texts[language].name);
}

function categoryFields(names: readonly string[]): Field[] {
  return names.map((text, index) => ({
    kind: 'category',
    score: index === names.length - 1 ? scores.category : scores.categoryAbove,
    text,
  }));
}

function fields(kind: 'label' | 'fact' | 'text', texts: (string | null | undefined)[]): Field[] {
  return texts.flatMap((text) => (text ? [{ kind, score: scores[kind], text }] : []));
}

function withoutTags(html: string | undefined): string | undefined {
  return html?.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');
}
