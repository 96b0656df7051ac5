import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { EmptyState } from '@mise/ui/empty-state.tsx';
import CategoryLinks from '#app/components/shop/category-links.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';

/** Nothing on it yet, and how something comes there. */
export function EmptyWishlist() {
  const text = useText();
  return (
    <EmptyState icon="heart" title={text('wishlist.empty')} hint={text('wishlist.emptyHint')}>
      <p className="mt-6">
        <Link to={pathTo.home(useLocale())} className={buttonClasses({ size: 'large' })}>
          {text('common.toHome')}
        </Link>
      </p>
      <CategoryLinks className="mt-8 *:justify-center" />
    </EmptyState>
  );
}
