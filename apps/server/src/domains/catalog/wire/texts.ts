import type { Texts } from '@mise/contract/catalog/media.ts';
import type { ProductTag } from '@mise/contract/catalog/product.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import type { ProductRow } from '../product-rows.ts';
import type { Reference } from '../reference.ts';

/** The long texts are there when the row was read in full. */
export function textsWire(row: ProductRow, language: Language): Texts {
  const { texts, full } = row;
  return {
    name1: texts.name,
    name2: texts.shortName,
    name3: '',
    itemId: row.itemId,
    lang: language,
    title: texts.metaTitle,
    metaDescription: texts.metaDescription,
    keywords: texts.keywords,
    shortDescription: texts.shortDescription,
    urlPath: texts.urlPath,
    ...(full && { description: full.description, technicalData: full.technicalData }),
  };
}

export function tagsWire(tagIds: readonly number[], reference: Reference, language: Language): ProductTag[] {
  return tagIds.flatMap((id) => {
    const tag = reference.tags.get(id);
    return tag
      ? [{ id, names: { name: inLanguage(tag.names, language), lang: language }, color: tag.color, slug: tag.slug }]
      : [];
  });
}
