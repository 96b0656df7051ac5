import type { Texts } from '@mise/contract/catalog/media.ts';
import type { Product, ProductTag } from '@mise/contract/catalog/product.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { shownHtml } from '../../../texts/shown-html.ts';
import { seriesLists } from '../named-lists.ts';
import type { ProductRow } from '../product-rows.ts';
import type { Reference } from '../reference.ts';
import { tagSlug } from '../tag-slugs.ts';

/** The long texts are there when the row was read in full. */
export function textsWire(row: ProductRow, language: Language): Texts {
  const { texts, full } = row;
  return {
    ...listedTextsWire(row, language),
    itemId: row.itemId,
    title: texts.metaTitle,
    metaDescription: texts.metaDescription,
    keywords: texts.keywords,
    shortDescription: texts.shortDescription,
    ...(full && { description: shownHtml(full.description), technicalData: shownHtml(full.technicalData) }),
  };
}

/** The names and the address. */
export function listedTextsWire({ texts }: ProductRow, language: Language): Texts {
  return { name1: texts.name, name2: texts.shortName, name3: '', lang: language, urlPath: texts.urlPath };
}

export function tagsWire(tagIds: readonly number[], reference: Reference, language: Language): ProductTag[] {
  return tagIds.flatMap((id) => {
    const tag = reference.tags.get(id);
    return tag
      ? [
          {
            id,
            names: { name: inLanguage(tag.names, language), lang: language },
            color: tag.color,
            slug: tagSlug(tag, reference.tags, language),
          },
        ]
      : [];
  });
}

/** Of the values of an item's facets those that are series. */
export function seriesWire(
  facetValueIds: readonly number[],
  reference: Reference,
  language: Language,
): NonNullable<Product['series']> {
  const { slugOf } = seriesLists(reference);
  return facetValueIds.flatMap((id) => {
    const [value, slug] = [reference.facetValues.get(id), slugOf.get(id)];
    return value && slug ? [{ id, name: inLanguage(value.names, language), slug }] : [];
  });
}
