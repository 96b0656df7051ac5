import type { StoredOrder } from './find-order.ts';
import { isMailed } from './mailed.ts';

/** How the goods of an order come to their buyer. */
export type Way = 'shipped' | 'mailed' | 'fetched';

export function wayOf(order: Pick<StoredOrder['order'], 'shippingProfileId' | 'isFetched'>): Way {
  if (isMailed(order)) return 'mailed';
  return order.isFetched ? 'fetched' : 'shipped';
}
