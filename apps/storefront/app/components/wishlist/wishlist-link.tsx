import { pathTo } from '@mise/rules/path-to.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { WishlistIcon } from './wishlist-icon.tsx';

/** In the header; on phones the bar at the bottom leads there. */
export function WishlistLink() {
  const text = useText();
  return (
    <Link
      to={pathTo.wishlist(useLocale())}
      aria-label={text('header.wishlist')}
      title={text('header.wishlist')}
      suppressHydrationWarning
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded transition-colors hover:bg-primary-50 active:bg-primary-100 max-md:hidden"
    >
      <WishlistIcon />
    </Link>
  );
}
