import { businessCustomerClassId, defaultCustomerClassId } from '../customers/customer-class.ts';
import { behaviorOf } from './payment-behavior.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** `isProven`: the address is known to be the buyer's. */
export type CreditBuyer = { customerClassId: number; isProven: boolean };

/**
 * The class in which a buyer may use a method. Credit is given to whoever opens an account as a business, a class that one takes oneself, as to
 * visitors, until their address is proved.
 */
export function classFor({ key }: Pick<PaymentMethod, 'key'>, { customerClassId, isProven }: CreditBuyer): number {
  const isSelfMade = !isProven && customerClassId === businessCustomerClassId;
  return isSelfMade && behaviorOf(key).isCredit ? defaultCustomerClassId : customerClassId;
}
