import type { Category } from '@mise/contract/catalog/category.ts';
import type { Facet } from '@mise/contract/catalog/facet.ts';
import { localizeLinks } from '@mise/rules/localize-links.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Locale } from '../page/locale.ts';
import { type Crumb, toCrumbs } from './breadcrumbs.ts';
import type { ProductList } from './product-list.ts';

export type CategoryPage = {
  name: string;
  /** Address of its picture, '' where it has none. */
  picture: string;
  shortDescription: string;
  /** HTML above and below the list. */
  description: string;
  descriptionBelow: string;
  crumbs: Crumb[];
  subcategories: { id: number; name: string; href: string; count: number }[];
  list: ProductList;
};

type CategoryInput = { facet: Facet; category: Category; list: ProductList; home: string; locale: Locale };

export function toCategoryPage({ facet, category, list, home, locale }: CategoryInput): CategoryPage {
  const details = category.details[0];
  return {
    name: details?.name ?? '',
    picture: details?.imagePath ?? '',
    shortDescription: details?.shortDescription ?? '',
    description: localizeLinks(details?.description ?? '', locale),
    descriptionBelow: localizeLinks(details?.description2 ?? '', locale),
    crumbs: toCrumbs(facet.breadcrumbs, home, locale),
    subcategories: (category.subcategories ?? []).map(({ id, name, nameUrl, itemCount }) => ({
      id,
      name,
      href: `${list.path}/${nameUrl}`,
      count: itemCount,
    })),
    list,
  };
}

/** Path of the category, from its breadcrumbs: the chain of slugs from the root. */
export function categoryPath({ breadcrumbs }: Facet, locale: Locale): string {
  return pathTo.category(locale, breadcrumbs.at(-1)?.url ?? '');
}
