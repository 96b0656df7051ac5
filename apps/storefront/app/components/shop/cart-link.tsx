import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Link } from 'react-router';
import { useCart } from '#app/lib/cart-store.ts';
import { pathTo } from '#app/lib/links.ts';
import { useLocale, useText } from '#app/lib/use-text.ts';

export function CartLink({ className }: { className?: string }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Link
      to={pathTo.cart(locale)}
      aria-label={useCartLabel()}
      className={classNames(
        'min-h-10 items-center gap-4 rounded px-2 text-sm font-semibold hover:bg-primary-50',
        className,
      )}
    >
      <CartIcon />
      <span aria-hidden="true">{text('header.cart')}</span>
    </Link>
  );
}

/** The name of a link to the cart, with its count as soon as that is known. */
export function useCartLabel(): string {
  const text = useText();
  const count = useCartCount();
  return count === null ? text('header.cart') : text('header.cartCount', { count });
}

export function CartIcon() {
  const count = useCartCount();
  return (
    <span className="relative">
      <Icon name="cart" />
      {count !== null && count > 0 && (
        // Drawn, not written: the name of the link says the count, and nothing else may stand before its visible text.
        <span
          aria-hidden="true"
          data-count={count > 999 ? '999+' : count}
          className="absolute -top-2 left-3 min-w-5 rounded-full bg-secondary-fill px-1 text-center text-xs leading-5 font-semibold text-on-secondary-fill before:content-[attr(data-count)]"
        />
      )}
    </span>
  );
}

function useCartCount(): number | null {
  return useCart(({ cart }) => cart && (cart.itemQuantity ?? 0));
}
