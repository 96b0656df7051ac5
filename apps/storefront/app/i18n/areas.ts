/**
 * The catalogues of texts, a file each per language (`packages/texts/{language}/{area}.json`). `common` is what every page
 * needs, `errors` comes when a refusal is to be shown; pages declare which others they need (`pages.ts`). The server writes
 * them into the document, the browser loads the missing ones beside the data of a navigation.
 *
 * TypeScript reads a file only where its name is written out; what runs finds the files by itself (`load-messages.ts`).
 */
export type Catalogues = {
  account: typeof import('@mise/texts/de/account.json');
  address: typeof import('@mise/texts/de/address.json');
  audit: typeof import('@mise/texts/de/audit.json');
  cart: typeof import('@mise/texts/de/cart.json');
  catalog: typeof import('@mise/texts/de/catalog.json');
  checkout: typeof import('@mise/texts/de/checkout.json');
  common: typeof import('@mise/texts/de/common.json');
  delivery: typeof import('@mise/texts/de/delivery.json');
  editor: typeof import('@mise/texts/de/editor.json');
  compare: typeof import('@mise/texts/de/compare.json');
  errors: typeof import('@mise/texts/de/errors.json');
  forms: typeof import('@mise/texts/de/forms.json');
  home: typeof import('@mise/texts/de/home.json');
  login: typeof import('@mise/texts/de/login.json');
  manual: typeof import('@mise/texts/de/manual.json');
  notify: typeof import('@mise/texts/de/notify.json');
  offline: typeof import('@mise/texts/de/offline.json');
  operator: typeof import('@mise/texts/de/operator.json');
  order: typeof import('@mise/texts/de/order.json');
  product: typeof import('@mise/texts/de/product.json');
  reviews: typeof import('@mise/texts/de/reviews.json');
  select: typeof import('@mise/texts/de/select.json');
  shared: typeof import('@mise/texts/de/shared.json');
  withdrawal: typeof import('@mise/texts/de/withdrawal.json');
  wishlist: typeof import('@mise/texts/de/wishlist.json');
};

export type Area = keyof Catalogues;
