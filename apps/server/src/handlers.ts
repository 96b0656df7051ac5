import type { Handlers } from '@mise/contract/handlers.ts';
import type { Context } from './context.ts';
import { cartHandlers } from './domains/cart/handlers.ts';
import { catalogHandlers } from './domains/catalog/handlers.ts';
import { checkoutHandlers } from './domains/checkout/handlers.ts';
import { contentHandlers } from './domains/content/handlers.ts';
import { customersHandlers } from './domains/customers/handlers.ts';
import { ordersHandlers } from './domains/orders/handlers.ts';
import { reviewsHandlers } from './domains/reviews/handlers.ts';
import { shopHandlers } from './domains/shop/handlers.ts';

/** Every operation of the contract and the function that answers it. */
export const handlers: Handlers<Context> = {
  ...shopHandlers,
  ...catalogHandlers,
  ...customersHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...ordersHandlers,
  ...reviewsHandlers,
  ...contentHandlers,
};
