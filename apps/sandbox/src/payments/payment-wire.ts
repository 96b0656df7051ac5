import {
  amountOf,
  type Capture,
  cents,
  isCancelable,
  isUnderWay,
  type Payment,
  type Refund,
  refundedOf,
  sumOf,
} from './payment.ts';

const hal = 'application/hal+json';
const page = 'text/html';

/** The profile whose key is used; there is one. */
export const profileId = 'pfl_sandbox';

/** A payment as the API answers it. */
export function paymentWire(payment: Payment, address: string): Record<string, unknown> {
  const { id, status, amount } = payment;
  const path = `${address}/v2/payments/${id}`;
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount,
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status,
    isCancelable: isCancelable(payment),
    locale: payment.locale,
    profileId,
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.cancelUrl && { cancelUrl: payment.cancelUrl }),
    ...(payment.webhookUrl && { webhookUrl: payment.webhookUrl }),
    ...(payment.isCapturedByHand && { captureMode: 'manual' }),
    ...(payment.billingAddress ? { billingAddress: payment.billingAddress } : {}),
    ...(payment.shippingAddress ? { shippingAddress: payment.shippingAddress } : {}),
    ...(payment.lines ? { lines: payment.lines } : {}),
    ...statusFields(payment),
    _links: {
      self: { href: path, type: hal },
      ...(isUnderWay(payment) && { checkout: { href: `${address}/checkout/${id}`, type: page } }),
      ...(payment.refunds.length > 0 && { refunds: { href: `${path}/refunds`, type: hal } }),
      ...(payment.captures.length > 0 && { captures: { href: `${path}/captures`, type: hal } }),
      dashboard: { href: `${address}/`, type: page },
      documentation: { href: 'https://docs.mollie.com/reference/get-payment', type: page },
    },
  };
}

function statusFields(payment: Payment): Record<string, unknown> {
  const { status, changedAt, amount, captures, chargedBack } = payment;
  const refunded = refundedOf(payment);
  const taken = payment.isCapturedByHand ? sumOf(captures) : cents(amount);
  const captured = payment.isCapturedByHand && { amountCaptured: amountOf(taken, amount.currency) };
  switch (status) {
    case 'paid':
      return {
        paidAt: changedAt,
        ...captured,
        amountRefunded: amountOf(refunded, amount.currency),
        ...(chargedBack && { amountChargedBack: chargedBack }),
        amountRemaining: amountOf(taken - refunded, amount.currency),
        settlementAmount: amount,
      };
    case 'authorized':
      return { authorizedAt: changedAt, ...captured };
    case 'canceled':
      return { canceledAt: changedAt };
    case 'expired':
      return { expiredAt: changedAt };
    case 'failed':
      return { failedAt: changedAt, details: { failureReason: 'card_declined' } };
    default:
      return { expiresAt: payment.expiresAt };
  }
}

export function refundWire(refund: Refund, payment: Payment, address: string): Record<string, unknown> {
  const path = `${address}/v2/payments/${payment.id}`;
  return {
    resource: 'refund',
    mode: 'test',
    ...refund,
    settlementAmount: { ...refund.amount, value: `-${refund.amount.value}` },
    paymentId: payment.id,
    _links: partLinks(path, `refunds/${refund.id}`, 'get-refund'),
  };
}

export function captureWire(capture: Capture, payment: Payment, address: string): Record<string, unknown> {
  const path = `${address}/v2/payments/${payment.id}`;
  return {
    resource: 'capture',
    mode: 'test',
    status: 'succeeded',
    ...capture,
    paymentId: payment.id,
    _links: partLinks(path, `captures/${capture.id}`, 'get-capture'),
  };
}

function partLinks(path: string, part: string, reference: string): Record<string, unknown> {
  return {
    self: { href: `${path}/${part}`, type: hal },
    payment: { href: path, type: hal },
    documentation: { href: `https://docs.mollie.com/reference/${reference}`, type: page },
  };
}

/** A page of a list, of which there is one. */
export function listWire(name: string, entries: readonly unknown[], self: string): Record<string, unknown> {
  return {
    count: entries.length,
    _embedded: { [name]: entries },
    _links: {
      self: { href: self, type: hal },
      previous: null,
      next: null,
      documentation: { href: 'https://docs.mollie.com/reference/list-payments', type: page },
    },
  };
}
