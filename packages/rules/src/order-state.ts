import type { MinorAmount } from './money.ts';

/**
 * The states of a sales order with the numbers that stand in `statusId`. Their names in the reader's language are texts
 * of the shop; the numbers are those that back offices of this kind use.
 */
export const orderStatusIds = {
  /** Made ready for a payment that comes before the order: nobody is shown it, and it is one only when it is paid. */
  prepared: 1,
  waitingForPayment: 3,
  clearedForDispatch: 5,
  dispatched: 7,
  canceled: 8,
} as const;

/** Anyone can order and never pay: an order is a purchase from here on. */
export const boughtStates = ['clearedForDispatch', 'dispatched'] as const;

export type OrderState = keyof typeof orderStatusIds;

export type OrderAction =
  | 'pay'
  | 'changePaymentMethod'
  /** Money has come or is owed on invoice: the goods may go. */
  | 'clear'
  | 'cancel'
  | 'dispatch'
  | 'return'
  | 'orderAgain';

/** Server and screens ask this one table what may be done with an order. */
const allowedActions: Record<OrderState, readonly OrderAction[]> = {
  prepared: ['pay', 'cancel'],
  waitingForPayment: ['pay', 'changePaymentMethod', 'clear', 'cancel', 'orderAgain'],
  clearedForDispatch: ['cancel', 'dispatch', 'orderAgain'],
  dispatched: ['return', 'orderAgain'],
  canceled: ['orderAgain'],
};

export function isAllowed(state: OrderState, action: OrderAction): boolean {
  return allowedActions[state].includes(action);
}

/** The state of a stored number; an unknown one is an Error, because nothing else is ever written. */
export function orderStateOf(statusId: number): OrderState {
  for (const state of Object.keys(orderStatusIds) as OrderState[]) {
    if (orderStatusIds[state] === statusId) return state;
  }
  throw new Error(`No order state has the number ${statusId}`);
}

/** `unknown`: the payments could not be read. */
export type PaymentStatus = 'fullyPaid' | 'overpaid' | 'partlyPaid' | 'prepaid' | 'unpaid' | 'unknown';

/**
 * How far an order is paid. `paid` counts payments less refunds, null where it could not be fetched; `prepayment` is the
 * part that was asked for in advance: an order that has it, and no more is due yet, is prepaid.
 */
export function paymentStatus(amounts: {
  total: MinorAmount;
  paid: MinorAmount | null;
  prepayment?: MinorAmount;
}): PaymentStatus {
  const { total, paid, prepayment = 0 } = amounts;
  if (paid === null) return 'unknown';
  if (paid > total) return 'overpaid';
  if (paid === total) return 'fullyPaid';
  if (paid <= 0) return 'unpaid';
  return prepayment > 0 && paid >= prepayment ? 'prepaid' : 'partlyPaid';
}
