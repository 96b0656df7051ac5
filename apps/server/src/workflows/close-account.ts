import type { Context } from '../context.ts';
import { deleteBaskets } from '../domains/cart/basket.ts';
import { deleteNotifications } from '../domains/contact/forget-notifications.ts';
import { deleteWithdrawals } from '../domains/contact/kept-withdrawals.ts';
import { currentCustomer } from '../domains/customers/current-customer.ts';
import { provePassword } from '../domains/customers/customer-password.ts';
import { deleteAccount } from '../domains/customers/delete-account.ts';
import { deleteCustomers } from '../domains/customers/ended-sessions.ts';
import { forgetDevice } from '../domains/customers/known-device.ts';
import { changeAccessKeys } from '../domains/orders/change-access-keys.ts';
import { customersWithOrders } from '../domains/orders/find-order.ts';
import { keepOwing } from '../domains/orders/unpaid-holds.ts';
import { forgetUnplacedOf } from '../domains/payments/forget-unplaced.ts';
import { forgetAuthor } from '../domains/reviews/of-customer.ts';
import { deleteUploads } from '../domains/uploads/keep-uploads.ts';
import { deleteWishlists } from '../domains/wishlist/merge-wishlist.ts';
import { inTransaction } from '../in-transaction.ts';

/**
 * Deletes the account of whoever is logged in and knows its password, with all that is kept of it. Orders stay, as the law asks (§ 147
 * AO), of a customer who is a number and whom nobody can be, with what was said to withdraw from them.
 */
export async function closeAccount(context: Context, password: string): Promise<void> {
  const customer = await currentCustomer(context);
  const { id } = customer;
  const refuseUnlessStillProven = await provePassword(context, password);
  await inTransaction(context, async (inner) => {
    const { db } = inner;
    await refuseUnlessStillProven(inner);
    await deleteAccount(db, id);
    await forgetDevice(inner);
    await deleteBaskets(db, [id]);
    // After the basket, for which it waited: an order of that which was being placed counts, too.
    await keepOwing(db, customer);
    await deleteWishlists(db, [id]);
    await deleteUploads(db, [id]);
    await deleteNotifications(db, customer);
    await deleteWithdrawals(db, customer);
    await forgetAuthor(db, id);
    await forgetUnplacedOf(db, [id]);
    await changeAccessKeys(db, id);
    const buyers = await customersWithOrders(db, [id]);
    if (!buyers.has(id)) await deleteCustomers(db, [id]);
    inner.visitor.leave();
  });
}
