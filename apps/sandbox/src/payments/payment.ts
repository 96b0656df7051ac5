import { randomBytes } from 'node:crypto';

export type Amount = { currency: string; value: string };

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

/** `failed`: the money came back to the merchant. */
export type Refund = {
  id: string;
  status: 'refunded' | 'failed';
  amount: Amount;
  description: string;
  metadata: unknown;
  createdAt: string;
};

export type Capture = { id: string; amount: Amount; description: string; createdAt: string };

/** A payment as it is kept; `payment-wire.ts` says it as the API does. */
export type Payment = {
  id: string;
  createdAt: string;
  amount: Amount;
  description: string;
  method: string | null;
  metadata: unknown;
  status: PaymentStatus;
  /** When it came to the status it has. */
  changedAt: string;
  expiresAt: string;
  locale: string | null;
  redirectUrl: string;
  cancelUrl: string | null;
  webhookUrl: string | null;
  /** Authorized first, captured by the merchant. */
  isCapturedByHand: boolean;
  billingAddress: unknown;
  shippingAddress: unknown;
  lines: unknown;
  refunds: Refund[];
  /** What the bank of the shopper called back; a chargeback that the merchant won is none. */
  chargedBack?: Amount | null;
  captures: Capture[];
};

/** What a shopper may still do something about. */
export function isUnderWay({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'open' || status === 'pending';
}

/** Card payments cannot be called back while the shopper may be typing; what takes days can. */
export function isCancelable({ status, method }: Pick<Payment, 'status' | 'method'>): boolean {
  return status === 'authorized' || (isUnderWay({ status }) && method === 'banktransfer');
}

export function newId(prefix: 'tr' | 're' | 'cpt' | 'tkn'): string {
  return `${prefix}_${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x').slice(0, 12)}`;
}

export function cents({ value }: Amount): number {
  return Math.round(Number(value) * 100);
}

export function amountOf(total: number, currency: string): Amount {
  return { currency, value: (total / 100).toFixed(2) };
}

export function sumOf(parts: readonly { amount: Amount }[]): number {
  return parts.reduce((sum, { amount }) => sum + cents(amount), 0);
}

/** What went back and stayed there, in cents. */
export function refundedOf({ refunds }: Pick<Payment, 'refunds'>): number {
  return sumOf(refunds.filter(({ status }) => status !== 'failed'));
}

/** As the API writes a moment: to the second, with its offset. */
export function momentOf(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}
