import type { Page } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { toWishlist, type WishlistView } from '#app/views/wishlist.ts';

/** The wishlist of whoever asks, for a page that shows it. */
export async function loadWishlist({ client, locale }: Pick<Page, 'client' | 'locale'>): Promise<WishlistView> {
  const { data, meta } = await client.getWishlist({ products: 'small' }).catch(showAsPage);
  return toWishlist(data, meta?.inactiveVariationIds ?? [], locale);
}
