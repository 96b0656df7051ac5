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

const tile =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-xs font-medium @max-[14rem]:justify-start @max-[14rem]:leading-tight';

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
        className="@container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {/* As wide as their words and an equal share of the rest: five equal parts of 320 px are too narrow for a long word. The count of the cart has room in the last. */}
        <ul className="flex gap-x-0.5 *:grow @min-[14rem]:*:last:min-w-14">
          {/* The name of the shop leads there, too. In letters twice as large there is no room for it on the narrowest phones. */}
          <li className="@max-[12rem]:hidden">
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
              <Label>{text('bottomBar.wishlist')}</Label>
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

/** In letters twice as large on two lines, parted at its soft hyphen: five words do not fit beside each other, and no page knows where to break them. */
function Label({ children }: { children: string }) {
  const [start, end] = children.split('\u00ad');
  if (end === undefined) return <span className="text-center">{children}</span>;
  return (
    <>
      <span className="text-center @max-[14rem]:sr-only">{start + end}</span>
      <span aria-hidden="true" className="hidden text-center @max-[14rem]:block">
        {`${start}-`}
        <br />
        {end}
      </span>
    </>
  );
}
