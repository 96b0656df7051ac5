import type { Handlers } from '@mise/contract/handlers.ts';
import type { Context } from '../context.ts';
import { accountHandlers } from './accounts.ts';
import { cartHandlers } from './cart.ts';
import { catalogHandlers } from './catalog.ts';
import { categoryHandlers } from './categories.ts';
import { checkoutHandlers } from './checkout.ts';
import { contactHandlers } from './contact.ts';
import { contentHandlers } from './content.ts';
import { couponsHandlers } from './coupons.ts';
import { customersHandlers } from './customers.ts';
import { operatorsHandlers } from './operators.ts';
import { ordersHandlers } from './orders.ts';
import { paymentsHandlers } from './payments.ts';
import { reviewsHandlers } from './reviews.ts';
import { shopHandlers } from './shop.ts';
import { storageHandlers } from './storage.ts';
import { uploadsHandlers } from './uploads.ts';
import { wishlistHandlers } from './wishlist.ts';

/** Every operation of the contract and the function that answers it. */
export const handlers: Handlers<Context> = {
  ...shopHandlers,
  ...catalogHandlers,
  ...categoryHandlers,
  ...customersHandlers,
  ...accountHandlers,
  ...cartHandlers,
  ...couponsHandlers,
  ...checkoutHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
  ...reviewsHandlers,
  ...uploadsHandlers,
  ...wishlistHandlers,
  ...contactHandlers,
  ...contentHandlers,
  ...storageHandlers,
  ...operatorsHandlers,
};
