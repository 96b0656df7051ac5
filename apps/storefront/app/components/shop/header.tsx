import { phoneHref } from '@mise/rules/phone-number.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { lazy, Suspense } from 'react';
import { onIntent } from '#app/start/first-intent.ts';
import { KeptPart } from '#app/start/kept-part.tsx';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { WishlistLink } from '../wishlist/wishlist-link.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

const SearchForm = lazy(onIntent(() => import('./search-form.tsx')));
const MegaMenu = lazy(onIntent(() => import('./mega-menu.tsx')));

export function Header({ frame }: { frame: ShopFrame }) {
  return (
    <header className="relative z-30 border-b border-line bg-paper lg:sticky lg:top-(--page-top,0)">
      <div className="mx-auto max-w-[90rem] px-4 md:px-6 lg:px-8">
        <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-1 gap-y-2 py-2 sm:gap-x-2 md:py-3 lg:grid-cols-[auto_minmax(0,36rem)_auto] lg:justify-between lg:gap-x-8">
          <div className="flex items-center gap-1">
            <MenuButton frame={frame} className="-ml-2 lg:hidden" />
            <Logo frame={frame} />
          </div>
          <div className="order-last col-span-3 lg:order-none lg:col-span-1">
            {/* As high as the field: React may draw it anew when the page changes before its scripts are there. */}
            <Suspense fallback={<div className="h-11" />}>
              <SearchForm />
            </Suspense>
          </div>
          <div className="col-start-3 flex items-center justify-end gap-1 md:gap-3">
            <HeaderPhone frame={frame} />
            {/* In letters twice as large a phone has no room for it beside the logo: the menu has it, too. */}
            <div className="max-[14rem]:hidden">
              <LanguageSwitch />
            </div>
            <WishlistLink />
            <AccountLink />
            <CartLink className="hidden md:inline-flex" />
          </div>
        </div>
        <Suspense>
          <KeptPart facts={['mega menu', frame.navigation]}>
            <MegaMenu items={frame.navigation} />
          </KeptPart>
        </Suspense>
      </div>
    </header>
  );
}

/** Who answers, and when: for many buyers the shortest way to an offer. */
function HeaderPhone({ frame: { company } }: { frame: ShopFrame }) {
  if (company.phone === '') return null;
  return (
    <a
      href={phoneHref(company.phone)}
      className="hidden min-h-11 items-center gap-3 rounded px-2 text-sm leading-tight transition-colors hover:bg-primary-50 xl:inline-flex"
    >
      <Icon name="phone" className="size-6 text-ink-muted" />
      <span>
        <span className="block font-semibold whitespace-nowrap">{company.phone}</span>
        <span className="block whitespace-nowrap text-ink-muted">{company.phoneHours}</span>
      </span>
    </a>
  );
}
