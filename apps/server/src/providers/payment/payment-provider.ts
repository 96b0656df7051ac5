import type { MolliePayment } from '@mise/contract/payments/mollie-payment.ts';
import type { Language } from '@mise/rules/languages.ts';

export type ProviderStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

/** A payment as the provider knows it. Amounts in minor units. */
export type ProviderPayment = {
  id: string;
  status: ProviderStatus;
  amount: number;
  currency: string;
  /** What was taken of it, what the shop gave back, and what the buyer's bank called back. The last two may come back to the shop. */
  captured: number;
  refunded: number;
  chargedBack: number;
  /** Where the shopper pays; null where there is nothing to do any more. */
  checkoutUrl: string | null;
  isCancelable: boolean;
  /** Until when the shopper may pay; null where that is over, or was not said. */
  expiresAt: Date | null;
  /** When its money came; null where it has not. */
  paidAt: Date | null;
  /** The reference of ours that it was made with. */
  reference: string | null;
  /** As the contract answers it. */
  wire: MolliePayment;
};

export type PaymentOrder = {
  /** Two of the same are one payment. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
  /** What the provider calls the method. */
  method: string;
  /** Of a card that was typed on our own page. */
  cardToken?: string | undefined;
  language: Language;
  /** Where the shopper comes back to, and where changes are told. Null: the provider cannot reach us. */
  returnUrl: string;
  webhookUrl: string | null;
  metadata: Record<string, string | number>;
};

/** What may be said of a payment later. */
export type PaymentChanges = { description?: string; metadata?: Record<string, string | number> };

/**
 * Takes money. Every call throws a ProviderAwayError where the provider does not answer as it should: nothing can be said of the
 * payment then but that asking again is safe.
 */
export type PaymentProvider = {
  create: (order: PaymentOrder) => Promise<ProviderPayment>;
  /** Null where there is no such payment. */
  find: (id: string) => Promise<ProviderPayment | null>;
  change: (id: string, changes: PaymentChanges) => Promise<ProviderPayment>;
  /** Calls a payment off that nobody has paid yet; only where `isCancelable`. */
  cancel: (id: string) => Promise<ProviderPayment>;
  /** Takes what is authorized. */
  capture: (id: string) => Promise<void>;
  /** Gives money back. Two with the same key are one. */
  refund: (refund: { id: string; key: string; amount: number; currency: string; description: string }) => Promise<void>;
  /** What was ever to be given back of a payment, the oldest first. */
  refunds: (id: string) => Promise<ProviderRefund[]>;
};

/** `amount` in minor units. `isBack`: it did not reach its buyer, or was called off. */
export type ProviderRefund = { amount: number; createdAt: Date; isBack: boolean };

/** The provider is away, busy, or refuses what should be right. */
export class ProviderAwayError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderAwayError';
  }
}

/** It answered that it does not do what it was asked for: nothing of that has happened, or will. */
export class ProviderRefusedError extends ProviderAwayError {}
