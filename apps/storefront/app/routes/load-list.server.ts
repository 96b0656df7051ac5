import { redirect } from 'react-router';
import { countFilters, isContradiction, type ListQuery, listAddress, withoutFilter } from '#app/lists/list-query.ts';
import type { Page } from '#app/page/page-context.ts';
import { toListFilters } from '#app/views/list-filters.ts';
import { betterQuery, type ListAnswer, type ProductList, toProductList } from '#app/views/product-list.ts';

/** What getFacet and getSearch take of a query; a range in which nothing can lie is not asked for. */
export function criteriaOf(query: ListQuery) {
  const { page, itemsPerPage, sort, facets, priceMin, priceMax } = query;
  return {
    page,
    itemsPerPage,
    ...(sort && { sort }),
    ...(facets.length > 0 && { facets: facets.join() }),
    ...(!isContradiction(query) && { priceMin, priceMax }),
  };
}

export type ListCriteria = ReturnType<typeof criteriaOf>;

type ListPlace = {
  answer: ListAnswer;
  query: ListQuery;
  path: string;
  term?: string;
  /** Asks once more, for something else. */
  ask: (criteria: ListCriteria) => Promise<ListAnswer>;
};

/** More are not tried out: whoever set so many starts anew. */
const mostWaysOut = 5;

/** The list of an answer. An address of a page or a filter that it does not have leads to the one that it should be. */
export async function loadList(page: Page, { ask, ...place }: ListPlace): Promise<ProductList> {
  const list = toProductList(place, page);
  const { query, path, term, filters } = list;
  const better = betterQuery(list);
  if (better) throw redirect(listAddress(path, better, term));
  if (list.total > 0 || countFilters(query) === 0) return list;

  const wider = await Promise.all(
    filters.set.slice(0, mostWaysOut).map(async ({ id }) => {
      const answer = await ask({ ...criteriaOf(withoutFilter(query, id)), itemsPerPage: 1 });
      return { id, answer };
    }),
  );
  const products = wider.flatMap(({ answer }) => answer.products);
  return {
    ...list,
    filters: toListFilters({ facets: place.answer.facets, query, products, total: 0 }, page),
    waysOut: wider
      .map(({ id, answer }) => ({ id, total: answer.pagination.totals }))
      .filter(({ total }) => total > 0)
      .sort((left, right) => right.total - left.total),
  };
}
