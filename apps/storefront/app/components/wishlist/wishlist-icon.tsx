import { Icon } from '@mise/ui/icon.tsx';

/** In a link to the wishlist. Its count and the name of the link that says it are drawn by the store of the wishlist. */
export function WishlistIcon() {
  return (
    <span className="relative">
      <Icon name="heart" />
      <span aria-hidden="true" data-wishlist-count suppressHydrationWarning className="count" />
    </span>
  );
}
