import type { Shop } from '../context.ts';
import type { Database } from '../db/database.ts';
import { filesInCarts } from '../domains/cart/cart-files.ts';
import { forgetRemovedLines } from '../domains/cart/change-lines.ts';
import { forgetSharedCarts } from '../domains/cart/shared-cart.ts';
import { forgetNotifications } from '../domains/contact/forget-notifications.ts';
import { forgetWithdrawals } from '../domains/contact/kept-withdrawals.ts';
import { forgetAccountTokens } from '../domains/customers/account-tokens.ts';
import { deleteEndedSessions } from '../domains/customers/ended-sessions.ts';
import { forgetRateLimits } from '../domains/customers/forget-rate-limits.ts';
import { forgetOldDevices } from '../domains/customers/known-device.ts';
import { forgetOperatorSessions } from '../domains/operators/operator-sessions.ts';
import { forgetTickets } from '../domains/operators/tickets.ts';
import { forgetUnplaced } from '../domains/payments/forget-unplaced.ts';
import { forgetVatChecks } from '../domains/tax/vat-checks.ts';
import { forgetUploads } from '../domains/uploads/keep-uploads.ts';
import { forgetGuests } from '../workflows/forget-guests.ts';
import { forgetOldBuyers } from '../workflows/forget-old-buyers.ts';
import { forgetFailedMails } from './forget-failed-mails.ts';

const batchSize = 500;

/**
 * Deletes the sessions that have ended, those of operators too, with their carts, wishlists, guests and addresses, and what was
 * counted against rate limits too long ago, secrets of links that are too old, whose it was that never became an order, devices that are known no more, shared carts that have ended, addresses that wait in vain, mails that could
 * not be sent, withdrawals, and whose orders were, that were kept for as long as they have to be, in batches that hold no lock for long. Resolves to the number of sessions.
 */
export async function forgetVisitors({ db }: Pick<Shop, 'db'>, now: Date): Promise<number> {
  const sessions = await inBatches(() => forgetSome(db, { now, isBrief: false }));
  await inBatches(() => forgetRateLimits(db, { now, limit: batchSize }));
  await inBatches(() => forgetAccountTokens(db, { now, limit: batchSize }));
  await inBatches(() => forgetOldDevices(db, { now, limit: batchSize }));
  await inBatches(() => forgetRemovedLines(db, { now, limit: batchSize }));
  await inBatches(() => forgetSharedCarts(db, { now, limit: batchSize }));
  await inBatches(() => forgetUploads(db, { now, limit: batchSize, inCarts: filesInCarts }));
  await inBatches(() => forgetUnplaced(db, { now, limit: batchSize }));
  await inBatches(() => forgetOldBuyers(db, { now, limit: batchSize }));
  await inBatches(() => forgetVatChecks(db, { now, limit: batchSize }));
  await inBatches(() => forgetNotifications(db, { now, limit: batchSize }));
  await inBatches(() => forgetWithdrawals(db, { now, limit: batchSize }));
  await inBatches(() => forgetFailedMails(db, { now, limit: batchSize }));
  await forgetOperatorSessions(db, now);
  await forgetTickets(db, now);
  return sessions;
}

/** Deletes brief sessions that have ended, with all that goes with them. Resolves to their number. */
export function forgetBriefSessions({ db }: Pick<Shop, 'db'>, now: Date): Promise<number> {
  return inBatches(() => forgetSome(db, { now, isBrief: true }));
}

function forgetSome(db: Database, which: { now: Date; isBrief: boolean }): Promise<number> {
  return db.transaction(async (tx) => {
    const { count, guestIds } = await deleteEndedSessions(tx, { ...which, limit: batchSize });
    await forgetGuests(tx, guestIds);
    return count;
  });
}

async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = await deleteSome();
    total += deleted;
    if (deleted < batchSize) return total;
  }
}
