import type { ListedProducts } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { Context } from '../../context.ts';
import { countLines } from '../../count-lines.ts';
import { detailOf } from '../catalog/load-listed-products.ts';
import { loadProducts } from '../catalog/load-products.ts';
import { shownVariations } from '../catalog/shown-variations.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { wishlistIds } from './wishlist-ids.ts';

export type Wishlist = {
  /** The newest first; what is for sale no more is there, not salable. */
  products: Product[];
  /** For sale no more, or not for whoever calls: what is closed to them is no product of theirs. */
  inactiveVariationIds: number[];
};

/** The wishlist of whoever calls, with price and stock of now. The number of queries does not depend on its length. */
export async function readWishlist(context: Context, form: ListedProducts): Promise<Wishlist> {
  const ids = await wishlistIds(context);
  if (ids.length === 0) return { products: [], inactiveVariationIds: [] };
  await countLines(context, ids.length);
  const { variations, shown, closed } = await shownVariations(context, ids);
  const products = await loadProducts(context, {
    variationIds: ids.filter((id) => !closed.has(id)),
    detail: detailOf(form),
    customerClass: await customerClassOf(context),
    variations,
  });
  return {
    products: ids.flatMap((id) => products.get(id) ?? []),
    inactiveVariationIds: ids.filter((id) => !shown.has(id) || !products.has(id)),
  };
}
