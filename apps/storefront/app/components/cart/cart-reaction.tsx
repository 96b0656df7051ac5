import { pathTo } from '@mise/rules/path-to.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notify } from '#app/page/notifications.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { type Added, closeAdded, useCart } from '#app/session/cart-store.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { addedText } from './added-text.ts';
import { QuickCheckout } from './quick-checkout.tsx';
import { SideCart } from './side-cart.tsx';

/** Shows what was put into the cart, as the owner of the shop wants it; on the page of the cart itself by a message. */
export default function CartReaction({ reaction }: { reaction: ShopFrame['cartReaction'] }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const added = useCart(({ lastAdded, seen }) => (lastAdded && lastAdded.serial > seen ? lastAdded : null));
  if (!added) return null;
  if (reaction.kind === 'notification' || pathname === pathTo.cart(locale)) return <AddedMessage added={added} />;
  if (reaction.kind === 'quickCheckout') {
    return <QuickCheckout key={added.serial} added={added} seconds={reaction.seconds} />;
  }
  return <SideCart added={added} />;
}

function AddedMessage({ added }: { added: Added }) {
  const text = useText();
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message for each addition
  useEffect(() => {
    notify({
      type: 'positive',
      message: addedText(added, text),
      action: { text: text('cart.show'), href: pathTo.cart(locale) },
    });
    closeAdded();
  }, [added.serial]);
  return null;
}
