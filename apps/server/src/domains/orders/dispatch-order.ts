import { isAllowed, type OrderState, orderStateOf, orderStatusIds } from '@mise/rules/order-state.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { order } from './tables.ts';
import { type Way, wayOf } from './way-of.ts';

/** How a parcel is found; '' for what nobody said. `url`: https. */
export type Tracking = { trackingNumber: string; trackingUrl: string };

/** Why an order is not noted as on its way. `unchanged`: it was before, with all that was said now. */
export type NotDispatched =
  | { reason: 'unknown' | 'mailed' | 'noParcel' }
  | { reason: 'state'; state: OrderState }
  | { reason: 'unchanged'; way: Way; dispatchedAt: Date | null };

export type Dispatched = { way: Way; isAgain: boolean };

/**
 * Notes that the goods of an order have left, or were fetched. Whoever is sent a parcel is told by mail. Of one that has left a tracking that
 * was not known is noted, and told, too. The goods are gone from the stock since the order was placed.
 */
export async function dispatchOrder(
  tx: Transaction,
  { orderId, now, ...tracking }: Tracking & { orderId: number; now: Date },
): Promise<Dispatched | NotDispatched> {
  const found = await lockOrder(tx, orderId);
  if (!found) return { reason: 'unknown' };
  const way = wayOf(found);
  if (way === 'mailed') return { reason: 'mailed' };
  const isTracked = tracking.trackingNumber !== '' || tracking.trackingUrl !== '';
  if (way === 'fetched' && isTracked) return { reason: 'noParcel' };
  const state = orderStateOf(found.statusId);
  const isAgain = state === 'dispatched';
  const all = withWhatIsSaid(found, tracking);
  if (isAgain && isSame(found, all)) return { reason: 'unchanged', way, dispatchedAt: found.dispatchedAt };
  if (!isAgain && !isAllowed(state, 'dispatch')) return { reason: 'state', state };
  const dispatchedAt = (isAgain && found.dispatchedAt) || now;
  await tx
    .update(order)
    .set({ statusId: orderStatusIds.dispatched, dispatchedAt, ...all, updatedAt: now })
    .where(eq(order.id, orderId));
  if (way === 'shipped') {
    const payload = { orderId, notedAt: now.toISOString() };
    await enqueue(tx, { task: 'send-order-dispatched', payload, key: `order-dispatched-${orderId}` });
  }
  return { way, isAgain };
}

/** Takes back what was noted of the wrong order: its goods are still there. Goods set aside stay so for as long as nobody could fetch them. Null where nothing was noted. */
export async function takeBackDispatch(
  tx: Transaction,
  { orderId, now }: { orderId: number; now: Date },
): Promise<Way | null> {
  const found = await lockOrder(tx, orderId);
  if (found?.statusId !== orderStatusIds.dispatched) return null;
  const notTracked = { trackingNumber: '', trackingUrl: '' };
  const lostMs = found.dispatchedAt ? now.getTime() - found.dispatchedAt.getTime() : 0;
  const holdEndsAt = found.holdEndsAt && new Date(found.holdEndsAt.getTime() + Math.max(0, lostMs));
  await tx
    .update(order)
    .set({ statusId: orderStatusIds.clearedForDispatch, dispatchedAt: null, holdEndsAt, ...notTracked, updatedAt: now })
    .where(eq(order.id, orderId));
  return wayOf(found);
}

async function lockOrder(tx: Transaction, orderId: number) {
  const { statusId, shippingProfileId, isFetched, dispatchedAt, trackingNumber, trackingUrl, holdEndsAt } = order;
  const [row] = await tx
    .select({ statusId, shippingProfileId, isFetched, dispatchedAt, trackingNumber, trackingUrl, holdEndsAt })
    .from(order)
    .where(eq(order.id, orderId))
    .for('update');
  return row?.statusId === orderStatusIds.prepared ? undefined : row;
}

/** What was not said now stays; but the address of one parcel shows nothing of another. */
function withWhatIsSaid(known: Tracking, said: Tracking): Tracking {
  const trackingNumber = said.trackingNumber || known.trackingNumber;
  const isSameParcel = known.trackingNumber === '' || trackingNumber === known.trackingNumber;
  return { trackingNumber, trackingUrl: said.trackingUrl || (isSameParcel ? known.trackingUrl : '') };
}

function isSame(known: Tracking, said: Tracking): boolean {
  return known.trackingNumber === said.trackingNumber && known.trackingUrl === said.trackingUrl;
}
