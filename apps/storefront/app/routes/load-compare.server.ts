import { largestId } from '@mise/contract/limits.ts';
import type { Page } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { mostCompared } from '#app/session/compare-list.ts';
import { type Comparison, toComparison } from '#app/views/compare.ts';

/** The variations that an address names ("items=10003,10014"), as many as stand side by side. */
export function readComparedIds(parameters: URLSearchParams): number[] {
  const ids = (parameters.get('items') ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids.map(Number))].filter((id) => id <= largestId).slice(0, mostCompared);
}

/** What is not for sale to whoever asks is left out. */
export async function loadComparison(page: Page, variationIds: number[]): Promise<Comparison> {
  const { client } = page;
  if (variationIds.length === 0) return { cards: [], rows: [] };
  const { data } = await client.getProductsByIds({ variationIds, products: 'small' }).catch(showAsPage);
  const products = await Promise.all(
    data.products.map(async ({ item, variation }) => {
      const answer = await client.getProduct({ id: item.id, variationId: variation.id }).catch(showAsPage);
      return answer.data;
    }),
  );
  return toComparison(products, page);
}
