/**
 * The catalogues: one JSON file each per language. `common` is what every page needs, `errors` comes when a refusal is to be
 * shown; pages declare which others they need (`pages.ts`). The server writes them into the document, the browser loads the
 * missing ones beside the data of a navigation.
 */
export const areas = [
  'common',
  'home',
  'catalog',
  'product',
  'cart',
  'checkout',
  'address',
  'forms',
  'order',
  'errors',
  'select',
  'reviews',
  'offline',
] as const;

export type Area = (typeof areas)[number];
