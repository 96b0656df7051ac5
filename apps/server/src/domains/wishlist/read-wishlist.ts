import type { ListedProducts } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { WishlistMeta } from '@mise/contract/wishlist/wishlist.ts';
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
  meta: WishlistMeta;
};

type Wanted = { form: ListedProducts; page: number; itemsPerPage?: number | undefined };

/**
 * The wishlist of whoever calls, or a page of it, with price and stock of now. The number of queries does not depend on its length. What is closed to
 * whoever calls is no product of theirs.
 */
export async function readWishlist(context: Context, { form, page, itemsPerPage }: Wanted): Promise<Wishlist> {
  const all = await wishlistIds(context);
  if (all.length === 0) return { products: [], meta: { inactiveVariationIds: [], page: 1, lastPage: 1, total: 0 } };
  const length = itemsPerPage ?? all.length;
  const lastPage = Math.ceil(all.length / length);
  const shownPage = Math.min(page, lastPage);
  const ids = all.slice((shownPage - 1) * length, shownPage * length);
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
    meta: {
      inactiveVariationIds: ids.filter((id) => !shown.has(id) || !products.has(id)),
      page: shownPage,
      lastPage,
      total: all.length,
    },
  };
}
