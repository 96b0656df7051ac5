import { behaviorOf, paidWhenFetched } from './payment-behavior.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Whoever wants to pay: where the goods go, in which class, with which shipping method (null: none is chosen yet). */
type Buyer = {
  countryId: number;
  customerClassId: number;
  shipping: { isPickup: boolean; excludedPaymentMethodIds: readonly number[] } | null;
};

type Offered = Pick<PaymentMethod, 'id' | 'key' | 'countryIds'> & {
  classes: readonly Pick<PaymentMethod['classes'][number], 'customerClassId'>[];
};

/**
 * May it be paid this way? Who does not come cannot pay there, whatever the owner excludes; a shipping method excludes some (no transfer for
 * express), a payment method has countries and classes.
 */
export function mayUse(method: Offered, { countryId, customerClassId, shipping }: Buyer): boolean {
  if (shipping && !shipping.isPickup && paidWhenFetched.includes(method.key)) return false;
  if (shipping?.excludedPaymentMethodIds.includes(method.id)) return false;
  if (method.countryIds !== null && !method.countryIds.includes(countryId)) return false;
  return method.classes.length === 0 || method.classes.some((each) => each.customerClassId === customerClassId);
}

/** A method of a provider needs one: `payments`, or the account of the shop there. */
export function isWorking({ key }: Pick<PaymentMethod, 'key'>, { payments }: { payments: object | null }): boolean {
  return payments !== null || behaviorOf(key).provider === null;
}
