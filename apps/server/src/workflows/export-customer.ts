import type { CustomerExport } from '@mise/contract/customers/customer-export.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Context } from '../context.ts';
import { exportCart } from '../domains/cart/export-cart.ts';
import { notificationsOf } from '../domains/contact/forget-notifications.ts';
import { withdrawalsOf } from '../domains/contact/kept-withdrawals.ts';
import { findAccount } from '../domains/customers/account-login.ts';
import { listAddresses } from '../domains/customers/addresses.ts';
import { currentCustomer } from '../domains/customers/current-customer.ts';
import { customerSessions } from '../domains/customers/customer-sessions.ts';
import { devicesOf } from '../domains/customers/known-device.ts';
import { addressWire } from '../domains/customers/wire.ts';
import { exportOrders } from '../domains/orders/export-orders.ts';
import { reviewsOfCustomer } from '../domains/reviews/of-customer.ts';
import { uploadsOf } from '../domains/uploads/keep-uploads.ts';
import { entriesOf } from '../domains/wishlist/merge-wishlist.ts';
import { exportPayments } from './export-payments.ts';

/** All that the shop keeps of whoever is logged in. Every domain that keeps something has its part here. */
export async function exportCustomer(context: Context): Promise<CustomerExport> {
  const customer = await currentCustomer(context);
  const { id, account } = customer;
  const { db, now } = context;
  const stored = await findAccount(db, account.email);
  const addresses = [...(await listAddresses(db, id, 1)), ...(await listAddresses(db, id, 2))];
  const orders = await exportOrders(db, id);
  const payments = await exportPayments(
    db,
    orders.map((order) => order.id),
  );
  return {
    exportedAt: now.toISOString(),
    person: {
      email: account.email,
      isEmailConfirmed: account.isConfirmed,
      pendingEmail: account.pendingEmail,
      firstName: account.firstName,
      lastName: account.lastName,
      phoneNumber: account.phone,
      companyName: account.companyName,
      vatNumber: account.vatNumber,
      registeredAt: account.createdAt.toISOString(),
      lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
      agreedTexts: stored?.agreedTexts ?? {},
    },
    addresses: addresses.map(addressWire),
    orders: orders.map((order) => ({ ...order, payments: payments.get(order.id) ?? [] })),
    cart: await exportCart(context, id),
    wishlist: (await entriesOf(db, id)).map(({ variationId, createdAt }) => ({
      variationId,
      addedAt: createdAt.toISOString(),
    })),
    reviews: (await reviewsOfCustomer(db, id)).map((review) => ({
      itemId: review.itemId,
      rating: review.rating,
      title: review.title,
      message: review.text,
      authorName: review.authorName,
      isVisible: review.isVisible,
      createdAt: review.createdAt.toISOString(),
    })),
    files: (await uploadsOf(db, id)).map(({ id: fileId, name, size, createdAt }) => ({
      name,
      bytes: size,
      address: pathTo.upload(`${fileId}/${name}`),
      uploadedAt: createdAt.toISOString(),
    })),
    awaitedItems: (await notificationsOf(db, customer)).map(({ variationId, email, createdAt, confirmedAt }) => ({
      variationId,
      email,
      isConfirmed: confirmedAt !== null,
      requestedAt: createdAt.toISOString(),
    })),
    withdrawals: (await withdrawalsOf(db, customer)).map((withdrawal) => ({
      orderId: withdrawal.orderId,
      name: withdrawal.name,
      email: withdrawal.email,
      contract: withdrawal.contract,
      goods: withdrawal.goods,
      receivedAt: withdrawal.receivedAt.toISOString(),
    })),
    sessions: await customerSessions(context),
    knownDevices: (await devicesOf(db, id)).map((loggedInAt) => ({ loggedInAt: loggedInAt.toISOString() })),
  };
}
