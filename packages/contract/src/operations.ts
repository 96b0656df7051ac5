import { cartOperations } from './cart/operations.ts';
import { categoryOperations } from './catalog/category-operations.ts';
import { catalogOperations } from './catalog/operations.ts';
import { checkoutOperations } from './checkout/operations.ts';
import { contactOperations } from './contact/operations.ts';
import { contentOperations } from './content/operations.ts';
import { storageOperations } from './content/storage-operations.ts';
import { couponsOperations } from './coupons/operations.ts';
import { accountOperations } from './customers/account-operations.ts';
import { customersOperations } from './customers/operations.ts';
import { operatorsOperations } from './operators/operations.ts';
import { ordersOperations } from './orders/operations.ts';
import { paymentsOperations } from './payments/operations.ts';
import { reviewsOperations } from './reviews/operations.ts';
import { shopOperations } from './shop/operations.ts';
import { uploadsOperations } from './uploads/operations.ts';
import { wishlistOperations } from './wishlist/operations.ts';

/** Everything that the shop can be asked, by name. */
export const operations = {
  ...shopOperations,
  ...catalogOperations,
  ...categoryOperations,
  ...customersOperations,
  ...accountOperations,
  ...cartOperations,
  ...couponsOperations,
  ...checkoutOperations,
  ...ordersOperations,
  ...paymentsOperations,
  ...reviewsOperations,
  ...uploadsOperations,
  ...wishlistOperations,
  ...contactOperations,
  ...contentOperations,
  ...storageOperations,
  ...operatorsOperations,
};

export type Operations = typeof operations;
