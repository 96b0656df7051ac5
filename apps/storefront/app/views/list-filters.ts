import type { I18n } from '@lingui/core';
import type { FilterGroup as AnsweredGroup, Facet } from '@mise/contract/catalog/facet.ts';
import { currencySymbol, formatMoney } from '@mise/rules/format-money.ts';
import { isContradiction, type ListQuery, priceFilter } from '../lists/list-query.ts';
import type { Locale } from '../page/locale.ts';

/** By what a list can be narrowed down, in the order of the back end. A group without values is the range of prices. */
export type FilterGroup = { id: string; name: string; values: FilterValue[] };

/** `count`: how many items it would show, with what is chosen in other groups. */
export type FilterValue = { id: string; name: string; count: number };

/** A filter that is set, and what to call it where its group is not seen. `id` is that of the value, or `priceFilter`. */
export type SetFilter = { id: string; label: string };

export type ListFilters = {
  groups: FilterGroup[];
  set: SetFilter[];
  /** How prices are written here; null where no product says it. */
  prices: { symbol: string; isNet: boolean } | null;
};

type FiltersInput = {
  facets: readonly AnsweredGroup[];
  query: ListQuery;
  /** Any products of the shop: their prices say how all are written. */
  products: Facet['products'];
  /** How many items the list has. */
  total: number;
};

export function toListFilters(input: FiltersInput, { i18n, locale }: { i18n: I18n; locale: Locale }): ListFilters {
  const { facets, query, products, total } = input;
  const price = products.find(({ prices }) => prices)?.prices?.default;
  const range = isContradiction(query) ? '' : rangeText(query, price?.currency, { i18n, locale });
  return {
    groups: facets
      .filter((group) => !holdsForAll(group, total))
      .map(({ id, name, values = [] }) => ({ id: String(id), name, values: values.map(toValue) })),
    set: [
      ...facets.flatMap((group) => (group.values ?? []).filter(({ selected }) => selected).map(toSetFilter(group))),
      ...(range === '' ? [] : [{ id: priceFilter, label: range }]),
    ],
    prices: price ? { symbol: currencySymbol(price.currency, locale), isNet: price.isNet } : null,
  };
}

/** Nothing is narrowed down by the one value that all items have, such as the manufacturer on the page of a manufacturer. */
function holdsForAll({ values = [] }: AnsweredGroup, total: number): boolean {
  const [only, ...others] = values;
  return total > 0 && only !== undefined && others.length === 0 && only.count === total && !only.selected;
}

type AnsweredValue = NonNullable<AnsweredGroup['values']>[number];

function toValue({ id, name = '', count = 0 }: AnsweredValue): FilterValue {
  return { id: String(id), name, count };
}

/** "Yes" or a name says nothing alone: values of the merchant's own filters and manufacturers come with the name of their group. */
function toSetFilter({ type, name: group }: AnsweredGroup) {
  return ({ id, name = '' }: AnsweredValue): SetFilter => ({
    id: String(id),
    label: type === 'dynamic' || type === 'producer' ? `${group}: ${name}` : name,
  });
}

function rangeText(
  { priceMin, priceMax }: ListQuery,
  currency: string | undefined,
  { i18n, locale }: { i18n: I18n; locale: Locale },
): string {
  const write = (amount: number) => (currency ? formatMoney(amount, currency, locale) : i18n.number(amount));
  if (priceMin !== undefined && priceMax !== undefined) {
    return i18n._('filter.priceBetween', { min: write(priceMin), max: write(priceMax) });
  }
  if (priceMin !== undefined) return i18n._('filter.priceFrom', { price: write(priceMin) });
  return priceMax === undefined ? '' : i18n._('filter.priceTo', { price: write(priceMax) });
}
