import { wishlistEntriesPerPage } from '@mise/contract/limits.ts';
import { readPage } from '#app/lists/list-query.ts';
import type { Page } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { toWishlist, type WishlistView } from '#app/views/wishlist.ts';

/** The wishlist of whoever asks, for a page that shows it: of a long one the part that its address names. */
export async function loadWishlist(
  { client, locale }: Pick<Page, 'client' | 'locale'>,
  url: URL,
): Promise<WishlistView> {
  const page = readPage(url.searchParams);
  const wanted = { products: 'small', page, itemsPerPage: wishlistEntriesPerPage } as const;
  const { data, meta } = await client.getWishlist(wanted).catch(showAsPage);
  return toWishlist(data, meta ?? { inactiveVariationIds: [], page: 1, lastPage: 1, total: data.length }, locale);
}
