import { lazy, Suspense } from 'react';
import { onIntent } from '#app/lib/first-intent.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

const SearchForm = lazy(onIntent(() => import('./search-form.tsx')));
const MegaMenu = lazy(onIntent(() => import('./mega-menu.tsx')));

export function Header({ frame }: { frame: ShopFrame }) {
  return (
    <header className="relative z-30 border-b border-line bg-paper lg:sticky lg:top-0">
      <div className="mx-auto max-w-[90rem] px-4 md:px-6 lg:px-8">
        <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-2 py-2 md:grid-cols-[auto_minmax(0,40rem)_auto] md:justify-between md:gap-x-8 md:py-3">
          <div className="flex items-center gap-1">
            <MenuButton frame={frame} className="-ml-2 lg:hidden" />
            <Logo frame={frame} />
          </div>
          <div className="order-last col-span-3 md:order-none md:col-span-1">
            <Suspense>
              <SearchForm />
            </Suspense>
          </div>
          <div className="col-start-3 flex items-center justify-end gap-1 md:gap-3">
            <LanguageSwitch />
            <CartLink className="hidden md:inline-flex" />
          </div>
        </div>
        <Suspense>
          <MegaMenu items={frame.navigation} />
        </Suspense>
      </div>
    </header>
  );
}
