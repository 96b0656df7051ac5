import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { EmptyState } from '@mise/ui/empty-state.tsx';
import CategoryLinks from '#app/components/shop/category-links.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';

/** Nothing in it yet, and where to find something. */
export default function EmptyCart() {
  const text = useText();
  const locale = useLocale();
  return (
    <EmptyState icon="cart" title={text('cart.empty')} hint={text('cart.emptyHint')}>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={pathTo.home(locale)} className={buttonClasses({ size: 'large' })}>
          {text('common.toHome')}
        </Link>
        <Link to={pathTo.search(locale)} className={buttonClasses({ size: 'large', variant: 'secondary' })}>
          {text('cart.toSearch')}
        </Link>
      </p>
      <CategoryLinks className="mt-8 *:justify-center" />
    </EmptyState>
  );
}
