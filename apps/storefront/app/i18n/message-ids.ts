import type address from '@mise/texts/de/address.json';
import type cart from '@mise/texts/de/cart.json';
import type catalog from '@mise/texts/de/catalog.json';
import type checkout from '@mise/texts/de/checkout.json';
import type common from '@mise/texts/de/common.json';
import type errors from '@mise/texts/de/errors.json';
import type forms from '@mise/texts/de/forms.json';
import type home from '@mise/texts/de/home.json';
import type offline from '@mise/texts/de/offline.json';
import type order from '@mise/texts/de/order.json';
import type product from '@mise/texts/de/product.json';
import type reviews from '@mise/texts/de/reviews.json';
import type select from '@mise/texts/de/select.json';

/** Every message of the shop, as the German catalogues name it: an id that does not exist does not compile. */
export type MessageId =
  | keyof typeof address
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
