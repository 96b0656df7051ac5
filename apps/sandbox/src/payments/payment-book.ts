import { isUnderWay, momentOf, type Payment, type PaymentStatus } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import type { Webhooks } from './webhooks.ts';

/** How the stand-in behaves, for whoever tries what happens then. */
export type Switches = {
  /** `slow`: every answer of the API takes some seconds; `down`: it answers 503. */
  api: 'normal' | 'slow' | 'down';
  /** Whether the merchant is told of changes. */
  webhooks: 'on' | 'off';
};

export type PaymentBook = {
  store: PaymentStore;
  switches: Switches;
  webhooks: Webhooks;
  now: () => Date;
  /** Brings a payment to a status and tells the merchant. */
  move: (payment: Payment, status: PaymentStatus, changes?: Partial<Payment>) => Payment;
  /** A payment that may have run out meanwhile. */
  find: (id: string) => Payment | undefined;
};

export function createPaymentBook(store: PaymentStore, webhooks: Webhooks, now: () => Date): PaymentBook {
  const switches: Switches = { api: 'normal', webhooks: 'on' };

  function move(payment: Payment, status: PaymentStatus, changes: Partial<Payment> = {}): Payment {
    const moved = { ...payment, ...changes, status, changedAt: momentOf(now()) };
    store.save(moved);
    if (switches.webhooks === 'on') webhooks.send(moved);
    return moved;
  }

  function find(id: string): Payment | undefined {
    const payment = store.find(id);
    if (!payment || !isUnderWay(payment) || new Date(payment.expiresAt) > now()) return payment;
    return move(payment, 'expired');
  }

  return { store, switches, webhooks, now, move, find };
}
