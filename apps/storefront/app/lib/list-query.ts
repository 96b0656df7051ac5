import { type SortValue, sortValues } from '@mise/contract/catalog/sort.ts';
import { defaultItemsPerPage, itemsPerPageOptions } from '@mise/contract/limits.ts';
import { withQuery } from './links.ts';

/** What the address of a list says: page, order, length. `sort` undefined is the order of the shop. */
export type ListQuery = { page: number; itemsPerPage: number; sort: SortValue | undefined };

/** Reads an address; what makes no sense counts as not said. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const page = parameters.get('page') ?? '';
  const itemsPerPage = Number(parameters.get('itemsPerPage'));
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    itemsPerPage: itemsPerPageOptions.find((option) => option === itemsPerPage) ?? defaultItemsPerPage,
    sort: sortValues.find((value) => value === parameters.get('sort')),
  };
}

/** The address of a list; what is usual is not written. */
export function listAddress(path: string, { page, itemsPerPage, sort }: ListQuery, term?: string): string {
  return withQuery(path, {
    term,
    sort,
    itemsPerPage: itemsPerPage === defaultItemsPerPage ? undefined : itemsPerPage,
    page: page === 1 ? undefined : page,
  });
}
