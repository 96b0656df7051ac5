import { formatMoney } from '@mise/rules/format-money.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useCart } from '#app/session/cart-store.ts';

export function CartLink({ className }: { className?: string }) {
  const text = useText();
  const locale = useLocale();
  const sum = useCartSum();
  return (
    <Link
      to={pathTo.cart(locale)}
      aria-label={[useCartLabel(), sum].filter(Boolean).join(', ')}
      className={classNames(
        'min-h-11 items-center gap-5 rounded px-2 text-sm leading-tight font-semibold transition-colors hover:bg-primary-50 active:bg-primary-100',
        className,
      )}
    >
      <CartIcon />
      {/* The sum has its place before it is known: what stands beside it does not move. */}
      <span aria-hidden="true" className="min-w-20">
        {text('header.cart')}
        {/* Drawn like the count below, and in the name of the link. */}
        {sum && <span data-sum={sum} className="block font-normal text-ink-muted before:content-[attr(data-sum)]" />}
      </span>
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
      {/* Drawn, not written: the name of the link says the count, and nothing else may stand before its visible text. */}
      <span aria-hidden="true" data-count={count && count > 999 ? '999+' : count} className="count" />
    </span>
  );
}

/** What the goods come to, as the visitor sees prices; nothing for an empty cart. */
function useCartSum(): string | null {
  const locale = useLocale();
  return useCart(({ cart }) => {
    if (!cart?.itemQuantity) return null;
    return formatMoney(cart.showNetPrices ? cart.itemSumNet : cart.itemSum, cart.currency, locale);
  });
}

/** Lines: what a buyer counts on a list, whatever packs the goods come in. */
function useCartCount(): number | null {
  return useCart(({ cart }) => cart && (cart.items?.length ?? 0));
}
