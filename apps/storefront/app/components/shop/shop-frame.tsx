import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ensureMessages } from '#app/i18n/browser-messages.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { cartReaction, offerCartReaction } from '#app/session/cart-reaction.ts';
import { useCart } from '#app/session/cart-store.ts';
import { changeCustomer } from '#app/session/customer-store.ts';
import { hasSession } from '#app/session/has-session.ts';
import { keepReferrerId } from '#app/session/referrer.ts';
import { onIntent } from '#app/start/first-intent.ts';
import { KeptPart } from '#app/start/kept-part.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CompareSlot } from './compare-slot.tsx';
import { Header } from './header.tsx';
import { NotifyMeSlot } from './notify-me-slot.tsx';
import { PageFrame } from './page-frame.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Nothing of it is rendered by the server, nor loaded by whoever has no `editor` in their frame: the names of its files, which they would be
 * told of, stand in another.
 */
const ShopEditor = lazy(async () => {
  if (import.meta.env.SSR) return { default: () => null };
  const { loadShopEditor } = await import('#app/components/content/load-shop-editor.ts');
  return loadShopEditor();
});

/** What shows that something was added: nothing of it is loaded before something is. */
const loadCartReaction = () =>
  Promise.all([import('#app/components/cart/cart-reaction.tsx'), ensureMessages(['cart', 'delivery'])]).then(
    ([part]) => part,
    // The count in the header has to say it then.
    () => ({ default: () => null }),
  );
offerCartReaction(loadCartReaction);

const Footer = lazy(onIntent(() => import('./footer.tsx')));

/** Without its scripts name and count stay away; whatever the visitor does next asks again. */
function ignore(): void {}

/** The shop around a page: announcement, header, footer and, on phones, the bar at the bottom. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const frame = useShopFrame();
  const hasAdded = useCart(({ lastAdded }) => lastAdded !== null);
  const CartReaction = hasAdded ? cartReaction() : null;

  useEffect(() => {
    keepReferrerId(window.location.search);
    if (hasSession()) import('#app/session/load-session.ts').then(({ loadSession }) => loadSession(), ignore);
    else changeCustomer(null);
  }, []);

  if (!frame) return <PageFrame>{children}</PageFrame>;
  return (
    <PageFrame
      header={
        <>
          <TopBar frame={frame} />
          <Header frame={frame} />
        </>
      }
      footer={
        <>
          {frame.editor && (
            <Suspense>
              <ShopEditor operator={frame.editor} />
            </Suspense>
          )}
          <Suspense>
            <KeptPart facts={['footer', frame.navigation, { ...frame, navigation: null }]}>
              <Footer frame={frame} />
            </KeptPart>
          </Suspense>
          <CompareSlot />
          <NotifyMeSlot />
          <BottomBar frame={frame} />
          {CartReaction && (
            <Suspense>
              <CartReaction reaction={frame.cartReaction} />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
