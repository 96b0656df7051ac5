import { browserI18n } from '#app/i18n/browser-messages.ts';
import { changeCart, whileCartChanges } from './cart-store.ts';
import { client } from './client.ts';
import { pathTo } from './links.ts';
import type { Locale } from './locale.ts';
import { notify } from './notifications.ts';
import { showError } from './show-error.ts';

type Addition = {
  variationId: number;
  quantity: number;
  /** For the message that it worked. */
  name: string;
  locale: Locale;
};

/** Puts a variation into the cart and tells how that went. Answers whether it is in. */
export async function addToCart({ variationId, quantity, name, locale }: Addition): Promise<boolean> {
  try {
    const { data } = await whileCartChanges(() => client.doAddCartItem({ productId: variationId, quantity }));
    changeCart(data);
  } catch (error) {
    await showError(error);
    return false;
  }
  const i18n = browserI18n();
  notify({
    type: 'positive',
    message: i18n._('cart.added', { name }),
    action: { text: i18n._('cart.show'), href: pathTo.cart(locale) },
  });
  return true;
}
