import type { Basket } from '@mise/contract/cart/basket.ts';
import type { Input } from '@mise/contract/client.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { browserI18n } from '#app/i18n/browser-messages.ts';
import type { Locale } from '../page/locale.ts';
import { notify } from '../page/notifications.ts';
import { changeCart, whileCartChanges } from './cart-store.ts';
import { client } from './client.ts';

/** Puts a variation into the cart, which the whole page then shows. Throws what the shop refuses. */
export async function addToCart(addition: Input<'doAddCartItem'>): Promise<Basket> {
  const { data } = await whileCartChanges(() => client.doAddCartItem({ ...addition, cartItems: 'small' }));
  changeCart(data);
  return data;
}

/** Tells that an article is in the cart, and how to get there. */
export function tellAdded({ name, locale }: { name: string; locale: Locale }): void {
  const i18n = browserI18n();
  notify({
    type: 'positive',
    message: i18n._('cart.added', { name }),
    action: { text: i18n._('cart.show'), href: pathTo.cart(locale) },
  });
}
