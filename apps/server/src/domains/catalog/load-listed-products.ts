import type { ListedProducts } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { Context } from '../../context.ts';
import { itemVariations, listedVariation } from './item-variations.ts';
import { loadProducts } from './load-products.ts';
import type { PriceClass } from './price-view.ts';
import type { Detail } from './product-rows.ts';

type Listed = {
  itemIds: readonly number[];
  products: ListedProducts;
  customerClass: PriceClass;
  /** The variations of an item of which one is to be shown; none: any of them. */
  preferred?: ((itemId: number) => readonly number[]) | undefined;
};

/** One product per item, in the order of the ids. Two queries however many items. */
export async function loadListedProducts(
  context: Context,
  { itemIds, products: form, customerClass, preferred = () => [] }: Listed,
): Promise<Product[]> {
  if (itemIds.length === 0) return [];
  const variations = await itemVariations(context.db, { itemIds }, context.now);
  const variationIds = itemIds.flatMap(
    (itemId) => listedVariation(variations.get(itemId) ?? [], preferred(itemId))?.id ?? [],
  );
  const detail = detailOf(form);
  const products = await loadProducts(context, { variationIds, detail, customerClass, variations });
  return variationIds.flatMap((id) => products.get(id) ?? []);
}

export function detailOf(products: ListedProducts): Detail {
  return products === 'small' ? 'card' : 'listed';
}
