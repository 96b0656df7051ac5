import { pathTo } from '@mise/rules/path-to.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { WishlistIcon } from '../wishlist/wishlist-icon.tsx';
import { CartIcon, useCartLabel } from './cart-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLink } from './nav-link.tsx';

const tile = 'flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 text-xs font-medium';

/** On phones, where the thumb is: the ways that a buyer takes most. */
export function BottomBar({ frame }: { frame: ShopFrame }) {
  const text = useText();
  const locale = useLocale();
  const active = (isCurrent: boolean) => classNames(tile, isCurrent ? 'text-primary-ink' : 'text-ink-muted');
  return (
    <>
      {/* The end of the page stands above it. */}
      <div className="h-[calc(3.5625rem+env(safe-area-inset-bottom))] md:hidden" />
      <nav
        aria-label={text('bottomBar.label')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {/* As wide as their words and an equal share of the rest: five equal parts of 320 px are too narrow for a long word. The count of the cart has room in the last. */}
        <ul className="flex *:min-w-0 *:grow *:last:min-w-14">
          <li>
            <NavLink to={pathTo.home(locale)} isExact className={active}>
              <Icon name="home" />
              <Label>{text('bottomBar.home')}</Label>
            </NavLink>
          </li>
          <li>
            <MenuButton frame={frame} className={classNames(tile, 'text-ink-muted')}>
              <Icon name="grid" />
              <Label>{text('bottomBar.products')}</Label>
            </MenuButton>
          </li>
          <li>
            <Link to={pathTo.search(locale)} className={classNames(tile, 'text-ink-muted')}>
              <Icon name="search" />
              <Label>{text('bottomBar.search')}</Label>
            </Link>
          </li>
          <li>
            <NavLink
              to={pathTo.wishlist(locale)}
              aria-label={text('header.wishlist')}
              suppressHydrationWarning
              className={active}
            >
              <WishlistIcon />
              <Label>{text('header.wishlist')}</Label>
            </NavLink>
          </li>
          <li>
            <NavLink to={pathTo.cart(locale)} aria-label={useCartLabel()} className={active}>
              <CartIcon />
              <Label>{text('bottomBar.cart')}</Label>
            </NavLink>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** Cut rather than put into another row, for which the page leaves no room. */
function Label({ children }: { children: string }) {
  return <span className="max-w-full truncate">{children}</span>;
}
