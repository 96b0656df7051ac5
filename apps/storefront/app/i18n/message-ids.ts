import type cart from './de/cart.json';
import type catalog from './de/catalog.json';
import type checkout from './de/checkout.json';
import type common from './de/common.json';
import type errors from './de/errors.json';
import type forms from './de/forms.json';
import type home from './de/home.json';
import type offline from './de/offline.json';
import type order from './de/order.json';
import type product from './de/product.json';
import type reviews from './de/reviews.json';
import type select from './de/select.json';

/** Every message of the shop, as the German catalogues name it: an id that does not exist does not compile. */
export type MessageId =
  | keyof typeof cart
  | keyof typeof catalog
  | keyof typeof checkout
  | keyof typeof common
  | keyof typeof errors
  | keyof typeof forms
  | keyof typeof home
  | keyof typeof offline
  | keyof typeof order
  | keyof typeof product
  | keyof typeof reviews
  | keyof typeof select;

declare module '@lingui/core' {
  interface Register {
    messageIds: MessageId;
  }
}
