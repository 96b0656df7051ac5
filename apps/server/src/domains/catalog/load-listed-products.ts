import type { Product } from '@mise/contract/catalog/product.ts';
import type { Context } from '../../context.ts';
import { itemVariations, listedVariation } from './item-variations.ts';
import { loadProducts } from './load-products.ts';
import type { PriceClass } from './price-view.ts';

/** One card per item, in the order of the ids. Two queries however many items. `preferred`: the variation of an item to show. */
export async function loadListedProducts(
  context: Context,
  itemIds: readonly number[],
  customerClass: PriceClass,
  preferred: ReadonlyMap<number, number> = new Map(),
): Promise<Product[]> {
  if (itemIds.length === 0) return [];
  const variations = await itemVariations(context.db, { itemIds }, context.now);
  const variationIds = itemIds.flatMap(
    (itemId) => listedVariation(variations.get(itemId) ?? [], preferred.get(itemId))?.id ?? [],
  );
  const products = await loadProducts(context, { variationIds, detail: 'listed', customerClass, variations });
  return variationIds.flatMap((id) => products.get(id) ?? []);
}
