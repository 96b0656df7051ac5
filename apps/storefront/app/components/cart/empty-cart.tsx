import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Link } from 'react-router';
import { CategoryLinks } from '#app/components/shop/category-links.tsx';
import { pathTo } from '#app/lib/links.ts';
import { useLocale, useText } from '#app/lib/use-text.ts';

/** Nothing in it yet, and where to find something. */
export function EmptyCart() {
  const text = useText();
  const locale = useLocale();
  return (
    <div className="rounded border border-line bg-surface px-4 py-12 text-center md:py-16">
      <Icon name="cart" className="mx-auto size-10 text-line-strong" />
      <h2 className="mt-4 text-xl font-semibold">{text('cart.empty')}</h2>
      <p className="mx-auto mt-2 max-w-prose text-ink-muted">{text('cart.emptyHint')}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={pathTo.home(locale)} className={buttonClasses({ size: 'large' })}>
          {text('common.toHome')}
        </Link>
        <Link to={pathTo.search(locale)} className={buttonClasses({ size: 'large', variant: 'secondary' })}>
          {text('cart.toSearch')}
        </Link>
      </p>
      <CategoryLinks className="mt-8 *:justify-center" />
    </div>
  );
}
