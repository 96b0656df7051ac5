import type { MolliePayment } from '@mise/contract/payments/mollie-payment.ts';
import type { ListRefundResponse } from 'mollie-api-typescript/models/listrefundresponse.js';
import type { PaymentResponse } from 'mollie-api-typescript/models/paymentresponse.js';
import type { ProviderPayment, ProviderRefund } from './payment-provider.ts';

type Amount = { currency: string; value: string };

/** What the shop goes by of a payment, and all of it as the contract answers it. Throws where an amount is none. */
export function readMolliePayment(payment: PaymentResponse): ProviderPayment {
  const { status } = payment;
  return {
    id: payment.id,
    // A status of tomorrow is none that money has come with.
    status: isKnown(status) ? status : 'pending',
    amount: centsOf(payment.amount),
    currency: payment.amount.currency,
    captured: capturedOf(payment),
    refunded: centsOf(payment.amountRefunded),
    chargedBack: centsOf(payment.amountChargedBack),
    checkoutUrl: payment.links.checkout?.href ?? null,
    isCancelable: payment.isCancelable ?? false,
    paidAt: payment.paidAt ? new Date(payment.paidAt) : null,
    expiresAt: payment.expiresAt ? new Date(payment.expiresAt) : null,
    reference: metadataOf(payment).reference ?? null,
    wire: molliePaymentWire(payment),
  };
}

/** The oldest first. */
export function readMollieRefunds(refunds: readonly ListRefundResponse[]): ProviderRefund[] {
  return refunds
    .map(({ amount, createdAt, status }) => ({
      amount: centsOf(amount),
      createdAt: new Date(createdAt),
      isBack: status === 'failed' || status === 'canceled',
    }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Only what is taken by hand says how much of it was: else all of what is paid. */
function capturedOf(payment: PaymentResponse): number {
  if (payment.amountCaptured) return centsOf(payment.amountCaptured);
  return payment.status === 'paid' ? centsOf(payment.amount) : 0;
}

const statuses = ['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'] as const;

function isKnown(status: string): status is (typeof statuses)[number] {
  return statuses.some((known) => known === status);
}

function centsOf(amount: Amount | undefined): number {
  if (amount === undefined) return 0;
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount.value)) throw new Error(`"${amount.value}" is no amount`);
  return Math.round(Number(amount.value) * 100);
}

type Metadata = { reference?: string; orderId?: string };

/** Texts of ours; anything else there is not ours to read. */
function metadataOf({ metadata }: PaymentResponse): Metadata {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return {};
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value === 'string'));
}

function molliePaymentWire(payment: PaymentResponse): MolliePayment {
  const { links } = payment;
  const { reference, orderId } = metadataOf(payment);
  return {
    resource: payment.resource,
    id: payment.id,
    mode: payment.mode,
    amount: payment.amount,
    settlementAccount: null,
    amountRefunded: null,
    amountRemaining: null,
    amountChargeBack: null,
    description: payment.description,
    method: payment.method ?? '',
    status: payment.status,
    createdAt: payment.createdAt,
    paidAt: payment.paidAt ?? null,
    canceledAt: payment.canceledAt ?? null,
    expiresAt: payment.expiresAt ?? null,
    failedAt: payment.failedAt ?? null,
    authorizedAt: payment.authorizedAt ?? null,
    expiredAt: payment.expiredAt ?? null,
    dueDate: null,
    billingEmail: null,
    profileId: payment.profileId,
    sequenceType: payment.sequenceType,
    redirectUrl: payment.redirectUrl ?? '',
    cancelUrl: payment.cancelUrl ?? null,
    webhookUrl: payment.webhookUrl ?? null,
    mandateId: null,
    subscriptionId: null,
    customerId: null,
    settlementId: payment.settlementId ?? null,
    orderId: payment.orderId ?? null,
    lines: null,
    locale: payment.locale ?? '',
    countryCode: payment.countryCode ?? null,
    metadata: {
      ...(orderId !== undefined && { plentyOrderId: Number(orderId) }),
      ...(reference !== undefined && { transactionCode: reference }),
    },
    details: {},
    restrictPaymentMethodsToCountry: null,
    _links: {
      _self: links.self,
      ...(links.checkout && { checkout: links.checkout }),
      ...(links.documentation && { documentation: links.documentation }),
    },
    _embedded: null,
    isCancelable: payment.isCancelable ?? false,
    amountCaptured: payment.amountCaptured?.value ?? null,
    captureMode: payment.captureMode ?? null,
    captureDelay: null,
    captureBefore: payment.captureBefore ?? null,
    applicationFee: null,
    routing: null,
  };
}
