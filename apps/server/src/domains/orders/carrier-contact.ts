import type { Order } from '@mise/contract/orders/order.ts';
import type { StoredOrder } from './find-order.ts';

/**
 * What the carrier may be told beside name and address: with the buyer's consent both ways to announce the delivery (Art. 6 (1) (a) GDPR),
 * without it the phone number alone, and only where the buyer ordered a call (Art. 6 (1) (b)).
 */
export function carrierContact({
  order,
  addresses,
}: Pick<StoredOrder, 'order' | 'addresses'>): Order['carrierContact'] {
  const delivery = addresses.find(({ typeId }) => typeId === 2);
  const isPhoned = order.shippingServices.some(({ kind }) => kind === 'phoneBeforeArrival');
  return {
    email: order.isShippingPrivacyAccepted,
    phone: (order.isShippingPrivacyAccepted || isPhoned) && Boolean(delivery?.fields.phoneNumber),
  };
}
