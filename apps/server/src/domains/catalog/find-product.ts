import type { Product } from '@mise/contract/catalog/product.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { variationOfItem } from './item-variations.ts';
import { loadProducts } from './load-products.ts';
import type { PriceClass } from './price-view.ts';
import { requireOpenItem } from './require-open-item.ts';

/**
 * A product with everything that its page shows: the variation, or the main one of its item where none is named. Throws
 * productNotFound where there is none for sale, login.required where all its categories are for customers only.
 */
export async function findProduct(
  context: Context,
  wanted: { itemId: number; variationId?: number | undefined },
  customerClass: PriceClass,
): Promise<Product> {
  const { variations, visible } = await requireOpenItem(context, wanted.itemId);
  const chosen =
    wanted.variationId === undefined ? variationOfItem(visible) : visible.find(({ id }) => id === wanted.variationId);
  if (!chosen) throw refusal('productNotFound');

  const variationIds = [chosen.id];
  const products = await loadProducts(context, { variationIds, detail: 'full', customerClass, variations });
  const product = products.get(chosen.id);
  if (!product) throw refusal('productNotFound');
  return product;
}
