import { inLanguage, type Language } from '@mise/rules/languages.ts';
import type { Reference } from '../reference.ts';
import type { SearchItem, SearchVariation } from './read-items.ts';
import { grammarOf } from './search-languages.ts';

/** What a text is to an item. A word counts once for each kind of text in which it stands. */
export type FieldKind = 'name' | 'category' | 'label' | 'fact' | 'text';

/** A text of an item and how much a word of it says about the item. */
export type Field = { kind: FieldKind; score: number; text: string };

/**
 * Together below 256. What an item is called counts more than all that is said around it: "messer" finds knives in whatever category
 * before what holds knives, and that before what is said to be good for them.
 */
const scores = { name: 140, nameAround: 35, category: 50, categoryAbove: 22, label: 36, fact: 6, text: 3 };

/** Said at least of an item that is called so; around the names, by its category or its labels; by more than texts alone. */
export const leastOfThings = 100;
export const leastOfNames = 34;
export const leastOfLabels = 10;

/**
 * What a word has to say of an item that is to stand beside the best. Where things are called so, what merely mentions them is not looked
 * for: "Durchmesser" makes no plate a knife.
 */
export function leastBeside(best: number): number {
  if (best >= leastOfThings) return leastOfNames;
  return best >= leastOfNames ? leastOfLabels : 0;
}

/** "Korb für Gläser", "Kochmesser mit farbigem Griff", "rack for glasses": what follows is no longer the thing itself. */
const complement = /[,:(“„"]|\s(?:für|mit|ohne|aus|in|zu|zum|zur|for|with|without|of)\s/i;

/** What all variations of an item say in a language. */
export function itemFields(item: SearchItem, reference: Reference, language: Language): Field[] {
  const texts = item.texts.find((row) => row.language === language);
  return [
    ...[texts?.name, texts?.shortName].flatMap((name) => nameFields(name, language)),
    ...item.categoryIds.flatMap((id) =>
      categoryFields(
        item.formerNames?.[id]?.[language] ?? categoryNames(reference, id, language),
        isAboveAnother(reference, id, item.categoryIds),
      ),
    ),
    ...fields('label', [
      item.manufacturerId === null ? undefined : reference.manufacturers.get(item.manufacturerId)?.externalName,
      ...item.tagIds.map((id) => inLanguage(reference.tags.get(id)?.names, language)),
      ...item.facetValueIds.map((id) => inLanguage(reference.facetValues.get(id)?.names, language)),
      texts?.keywords,
    ]),
    ...fields('fact', [
      texts?.shortDescription,
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

function nameFields(name: string | undefined, language: Language): Field[] {
  if (!name) return [];
  const cut = name.search(complement);
  const [thing, rest] = cut < 0 ? [name, ''] : [name.slice(0, cut), name.slice(cut)];
  const head = grammarOf(language) === 'english' ? headOf(thing) : withoutSizes(thing);
  return [
    { kind: 'name', score: scores.name, text: head },
    { kind: 'name', score: scores.nameAround, text: thing },
    { kind: 'name', score: scores.nameAround, text: rest },
  ];
}

/** "Knife roll" is a roll: English writes its compounds apart. Sizes behind it are passed over. */
function headOf(thing: string): string {
  const words = thing.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word) && !/\d/.test(word));
  return words.at(-1) ?? thing;
}

/** That of a single size says no more for what stands in its name than for what is sold in several: "GN 1/1". */
function withoutSizes(thing: string): string {
  return thing
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ');
}

/** Of a category and those above it, itself last. */
function categoryNames(reference: Reference, id: number, language: Language): string[] {
  return (reference.categories.byId.get(id)?.chain ?? []).map(({ texts }) => texts[language].name);
}

/** What stands among "Tassen & Becher" and, there, among the cups, is no mug. */
function isAboveAnother({ categories }: Reference, id: number, ids: readonly number[]): boolean {
  return ids.some((other) => other !== id && categories.byId.get(other)?.chain.some((above) => above.id === id));
}

function categoryFields(names: readonly string[], isAbove: boolean): Field[] {
  return names.map((text, index) => ({
    kind: 'category',
    score: !isAbove && index === names.length - 1 ? scores.category : scores.categoryAbove,
    text,
  }));
}

function fields(kind: 'label' | 'fact' | 'text', texts: (string | null | undefined)[]): Field[] {
  return texts.flatMap((text) => (text ? [{ kind, score: scores[kind], text }] : []));
}

function withoutTags(html: string | undefined): string | undefined {
  return html?.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');
}
