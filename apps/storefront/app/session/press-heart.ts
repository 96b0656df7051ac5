import { showError } from '../page/show-error.ts';
import { addToWishlist, removeFromWishlist, wishlistKnown } from './change-wishlist.ts';
import { isOnWishlist } from './wishlist-store.ts';

/** Milliseconds in which a second press belongs to the first, however soon that was done. What failed is tried again at once. */
const restAfterPress = 500;

/** Variations whose heart was pressed a moment ago, or waits for an answer. */
const resting = new Set<number>();

/** Puts the article of a heart on the wishlist, or takes it off. */
export async function pressHeart({ dataset }: HTMLElement): Promise<void> {
  const article = { variationId: Number(dataset.heart), name: dataset.name ?? '' };
  if (resting.has(article.variationId)) return;
  resting.add(article.variationId);
  const rest = new Promise((resolve) => setTimeout(resolve, restAfterPress));
  try {
    await wishlistKnown();
    await (isOnWishlist(article.variationId) ? removeFromWishlist(article) : addToWishlist(article));
    void rest.then(() => resting.delete(article.variationId));
  } catch (error) {
    resting.delete(article.variationId);
    await showError(error);
  }
}
