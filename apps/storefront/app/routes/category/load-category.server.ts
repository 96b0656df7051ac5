import type { Category } from '@mise/contract/catalog/category.ts';
import type { Facet, LanguageUrls } from '@mise/contract/catalog/facet.ts';
import { headOfCategory } from '@mise/rules/effective-head.ts';
import { perLanguage } from '@mise/rules/languages.ts';
import { withoutLanguage } from '@mise/rules/localized.ts';
import { titleWithin } from '@mise/rules/title-within.ts';
import { loadBlocks } from '#app/blocks/load-blocks.server.ts';
import { countFilters, readListQuery } from '#app/lists/list-query.ts';
import type { Locale } from '#app/page/locale.ts';
import type { Page } from '#app/page/page-context.ts';
import { notFound, showOrLogIn } from '#app/page/page-errors.ts';
import { pageHead } from '#app/page/page-head.ts';
import { toCrumbs } from '#app/views/breadcrumbs.ts';
import { categoryPath, toCategoryPage } from '#app/views/category-page.ts';
import { neighborPages } from '#app/views/product-list.ts';
import { criteriaOf, type ListCriteria, loadList } from '../load-list.server.ts';

type Address = { path: string; search: URLSearchParams; here: string };

/** The page of a category: a list of products, or blocks where the owner made it a content page. */
export async function loadCategory(page: Page, { path, search, here }: Address) {
  // A script of an older build that is no longer there, not a page.
  if (path.endsWith('.js')) notFound();
  const query = readListQuery(search, page.locale);
  const ask = async (criteria: ListCriteria) =>
    (
      await page.client
        .getFacet({ categoryUrlPath: path, ...criteria, products: 'small' })
        .catch(showOrLogIn(page.locale, here))
    ).data;
  const facet = await ask(criteriaOf(query));
  const { category } = facet;
  if (!category) notFound();
  if (category.type === 'content') return loadContentPage(page, facet, category);

  const { locale, origin, i18n } = page;
  const list = await loadList(page, { answer: facet, query, path: categoryPath(facet, locale), ask });
  const view = toCategoryPage({ facet, category, list, home: i18n._('common.home'), locale });
  const pageText = query.page > 1 ? i18n._('catalog.page', { page: query.page }) : '';
  return {
    kind: 'category' as const,
    ...view,
    head: pageHead({
      ...commonHead(facet, category),
      locale,
      origin,
      title: titleWithin(headOf(category).title, pageText === '' ? [] : [pageText]),
      query: query.page > 1 ? `?page=${query.page}` : '',
      isNarrowed: countFilters(query) > 0,
      ...neighborPages(list),
    }),
  };
}

async function loadContentPage(page: Page, facet: Facet, category: Category) {
  const { locale, origin, i18n } = page;
  return {
    kind: 'content' as const,
    id: category.id,
    name: category.details[0]?.name ?? '',
    crumbs: toCrumbs(facet.breadcrumbs, i18n._('common.home'), locale),
    blocks: await loadBlocks(page, { identifier: category.id, type: 'category' }),
    head: pageHead({ ...commonHead(facet, category), locale, origin, title: headOf(category).title }),
  };
}

const noWords = {
  ...{ name: '', metaTitle: '', metaDescription: '', shortDescription: '' },
  ...{ imagePath: null, image2Path: null },
};

function headOf({ details: [details] }: Category) {
  return headOfCategory(details ?? noWords);
}

function commonHead(facet: Facet, category: Category) {
  const details = category.details[0];
  const { description, picture } = headOf(category);
  return {
    description,
    keywords: details?.metaKeywords,
    robots: details?.metaRobots,
    canonicalLink: details?.canonicalLink,
    image: picture,
    path: languagePathsOf(facet.languageUrls),
  };
}

/** The path of the category in each language, without its prefix. */
function languagePathsOf(urls: LanguageUrls): Record<Locale, string> {
  return perLanguage((locale) => withoutLanguage(urls[locale] ?? urls['x-default']));
}
