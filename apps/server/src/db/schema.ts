import * as cart from '../domains/cart/tables.ts';
import * as catalog from '../domains/catalog/tables.ts';
import * as checkout from '../domains/checkout/tables.ts';
import * as content from '../domains/content/tables.ts';
import * as customers from '../domains/customers/tables.ts';
import * as media from '../domains/media/tables.ts';
import * as orders from '../domains/orders/tables.ts';
import * as reviews from '../domains/reviews/tables.ts';
import * as shop from '../domains/shop/tables.ts';

export const schema = {
  ...shop,
  ...media,
  ...catalog,
  ...customers,
  ...cart,
  ...checkout,
  ...orders,
  ...reviews,
  ...content,
};
