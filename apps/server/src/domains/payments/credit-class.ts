import type { MinorAmount } from '@mise/rules/money.ts';
import { defaultCustomerClassId } from '../customers/customer-class.ts';
import { mayUse } from './may-use.ts';
import { creditLimitOf } from './open-credit.ts';
import { behaviorOf } from './payment-behavior.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** `isProven`: the address is known to be the buyer's. `isBlocked`: the owner has blocked the account that has it. */
export type CreditBuyer = { customerClassId: number; isProven: boolean; isBlocked?: boolean };

/** May it be paid this way, in each class that counts? For who is blocked goods leave when the money is there. */
export function mayBuyerUse(
  method: Parameters<typeof mayUse>[0],
  buyer: Parameters<typeof mayUse>[1] & CreditBuyer,
): boolean {
  if (buyer.isBlocked && behaviorOf(method.key).release !== 'paid') return false;
  return classesOf(method, buyer).every((customerClassId) => mayUse(method, { ...buyer, customerClassId }));
}

/** For what is open on credit by this method, in minor units; null: there is none. */
export function creditLimitFor(method: Pick<PaymentMethod, 'key' | 'classes'>, buyer: CreditBuyer): MinorAmount | null {
  const limits = classesOf(method, buyer).flatMap((customerClassId) => creditLimitOf(method, customerClassId) ?? []);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/**
 * The classes whose rules hold for a buyer. Whoever opens an account may type any address, and an owner gives a class to whom they believe to be there:
 * until it is proved nobody gets more credit than visitors.
 */
function classesOf({ key }: Pick<PaymentMethod, 'key'>, { customerClassId, isProven }: CreditBuyer): number[] {
  const isStrangers = !isProven && customerClassId !== defaultCustomerClassId;
  return isStrangers && behaviorOf(key).isCredit ? [customerClassId, defaultCustomerClassId] : [customerClassId];
}
