import type { Product } from '@mise/contract/catalog/product.ts';
import type { Context } from '../../context.ts';
import { endsWith } from '../../dependencies.ts';
import { facetIndexOf } from './facet-index/current-index.ts';

/** Notes that an answer shows these products: it holds until one of them changes, or a price anywhere begins or ends. */
export async function noteProducts(context: Context, products: readonly Pick<Product, 'item'>[]): Promise<void> {
  const { dependencies, now, isSentOn } = context;
  // Nobody keeps it, and what was written before is not read for this.
  if (isSentOn) return;
  for (const { item } of products) dependencies.tags.add(`item:${item.id}`);
  if (products.length > 0) endsWith(dependencies, (await facetIndexOf(context)).validUntil, now);
}
