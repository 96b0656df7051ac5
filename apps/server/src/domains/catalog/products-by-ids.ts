import type {
  ProductByIdsSearchCriteria,
  ProductsByIdsMeta,
  ProductsByIdsResponse,
} from '@mise/contract/catalog/operations.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { type SortValue, sortValues } from '@mise/contract/catalog/sort.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../context.ts';
import { detailOf } from './load-listed-products.ts';
import { loadProducts } from './load-products.ts';
import type { PriceClass } from './price-view.ts';
import { shownVariations } from './shown-variations.ts';

/**
 * Cards of variations, in the order of the ids unless a sort is named. What is not for sale to a visitor is left out, and
 * what is closed to them is told apart from what is not there.
 */
export async function productsByIds(
  context: Context,
  criteria: ProductByIdsSearchCriteria,
  customerClass: PriceClass,
): Promise<{ answer: ProductsByIdsResponse; meta: ProductsByIdsMeta }> {
  const variationIds = [...new Set(criteria.variationIds)];
  const { variations, shown, closed } = await shownVariations(context, variationIds);
  const wanted = {
    variationIds: variationIds.filter((id) => shown.has(id)),
    detail: detailOf(criteria.products),
    customerClass,
  };
  const products = await loadProducts(context, { ...wanted, variations });
  const found = wanted.variationIds.flatMap((id) => products.get(id) ?? []);

  const start = (criteria.page - 1) * criteria.itemsPerPage;
  const sorted = sortProducts(found, criteria.sort, context.language);
  return {
    answer: { products: sorted.slice(start, start + criteria.itemsPerPage), total: found.length },
    meta: { closedIds: variationIds.filter((id) => closed.has(id)) },
  };
}

function sortProducts(products: readonly Product[], sort: string | undefined, language: Language): readonly Product[] {
  const value = sortValues.find((known) => known === sort);
  if (!value) return products;
  const { compare: byName } = new Intl.Collator(language);
  const compare = comparisons[value];
  return products.toSorted((a, b) => compare(a, b, byName) || byName(a.texts.name1, b.texts.name1));
}

type Compare = (a: Product, b: Product, byName: (a: string, b: string) => number) => number;

const comparisons: Record<SortValue, Compare> = {
  'texts.name1_asc': (a, b, byName) => byName(a.texts.name1, b.texts.name1),
  'texts.name1_desc': (a, b, byName) => byName(b.texts.name1, a.texts.name1),
  'sorting.price.avg_asc': (a, b) => priceOf(a) - priceOf(b),
  'sorting.price.avg_desc': (a, b) => priceOf(b) - priceOf(a),
  'item.feedbackDecimal_asc': (a, b) => ratingOf(a) - ratingOf(b),
  'item.feedbackDecimal_desc': (a, b) => ratingOf(b) - ratingOf(a),
};

function priceOf({ prices }: Product): number {
  return (prices?.specialOffer ?? prices?.default)?.unitPrice.value ?? 0;
}

function ratingOf({ item }: Product): number {
  return Number(item.feedbackDecimal ?? 0);
}
