import type { Category } from '@mise/contract/catalog/category.ts';
import type { Facet } from '@mise/contract/catalog/facet.ts';
import { pathTo } from '../lib/links.ts';
import type { ListQuery } from '../lib/list-query.ts';
import type { Locale } from '../lib/locale.ts';
import { localizeLinks } from './block-text.ts';
import { type Crumb, toCrumbs } from './breadcrumbs.ts';
import { type ProductList, toProductList } from './product-list.ts';

export type CategoryPage = {
  name: string;
  shortDescription: string;
  /** HTML above and below the list. */
  description: string;
  descriptionBelow: string;
  crumbs: Crumb[];
  subcategories: { id: number; name: string; href: string; count: number }[];
  list: ProductList;
};

type CategoryInput = { facet: Facet; category: Category; query: ListQuery; home: string; locale: Locale };

export function toCategoryPage({ facet, category, query, home, locale }: CategoryInput): CategoryPage {
  const details = category.details[0];
  const slugs = categorySlugs(facet);
  const path = pathTo.category(locale, slugs);
  return {
    name: details?.name ?? '',
    shortDescription: details?.shortDescription ?? '',
    description: localizeLinks(details?.description ?? '', locale),
    descriptionBelow: localizeLinks(details?.description2 ?? '', locale),
    crumbs: toCrumbs(facet.breadcrumbs, home, locale),
    subcategories: (category.subcategories ?? []).map(({ id, name, nameUrl, itemCount }) => ({
      id,
      name,
      href: pathTo.category(locale, `${slugs}/${nameUrl}`),
      count: itemCount,
    })),
    list: toProductList({ products: facet.products, total: facet.pagination.totals, query, path }, locale),
  };
}

/** Path of the category without language, from its breadcrumbs: the chain of slugs from the root. */
function categorySlugs({ breadcrumbs }: Facet): string {
  return breadcrumbs.at(-1)?.url ?? '';
}
