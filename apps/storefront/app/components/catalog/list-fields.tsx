import { listAddress } from '#app/lists/list-query.ts';
import type { ProductList } from '#app/views/product-list.ts';

type Name = 'facets' | 'priceMin' | 'priceMax' | 'sort' | 'itemsPerPage';

/** What a form of a list leaves as it is: the search term, and these parameters of its address. */
export function ListFields({ list: { query, term }, names }: { list: ProductList; names: readonly Name[] }) {
  const parameters = new URLSearchParams(listAddress('', query, term));
  return ['term', ...names].map((name) => {
    const value = parameters.get(name);
    return value !== null && <input key={name} type="hidden" name={name} value={value} />;
  });
}
