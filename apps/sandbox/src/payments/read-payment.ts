import { ApiError } from './api-error.ts';
import { methodIds } from './methods.ts';
import { type Amount, cents, momentOf, newId, type Payment } from './payment.ts';

/** Minutes in which a shopper pays, by method. */
const minutesToPay = (method: string | null) => (method === 'banktransfer' ? 14 * 24 * 60 : 15);

type Fields = Record<string, unknown>;

/** The payment that a merchant asks for. Throws an ApiError for the first field that is wrong. */
export function readPayment(body: unknown, now: Date): Payment {
  const fields = readFields(body);
  const method = readMethod(fields.method);
  const createdAt = momentOf(now);
  return {
    id: newId('tr'),
    createdAt,
    amount: readAmount(fields.amount),
    description: readText(fields, 'description') ?? missing('description'),
    method,
    metadata: fields.metadata ?? null,
    // A card token is a card that was typed already: it is charged at once.
    status: isFailingCard(fields.cardToken) ? 'failed' : fields.cardToken ? 'paid' : 'open',
    changedAt: createdAt,
    expiresAt: momentOf(new Date(now.getTime() + minutesToPay(method) * 60_000)),
    locale: readText(fields, 'locale'),
    redirectUrl: readUrl(fields, 'redirectUrl') ?? missing('redirectUrl'),
    cancelUrl: readUrl(fields, 'cancelUrl'),
    webhookUrl: readUrl(fields, 'webhookUrl'),
    isCapturedByHand: fields.captureMode === 'manual',
    billingAddress: fields.billingAddress ?? null,
    shippingAddress: fields.shippingAddress ?? null,
    lines: fields.lines ?? null,
    refunds: [],
    captures: [],
  };
}

/** What a merchant may change of a payment. */
export function readChanges(body: unknown): Partial<Payment> {
  const fields = readFields(body);
  const description = readText(fields, 'description');
  const redirectUrl = readUrl(fields, 'redirectUrl');
  return {
    ...(description !== null && { description }),
    ...(redirectUrl !== null && { redirectUrl }),
    ...(fields.cancelUrl !== undefined && { cancelUrl: readUrl(fields, 'cancelUrl') }),
    ...(fields.webhookUrl !== undefined && { webhookUrl: readUrl(fields, 'webhookUrl') }),
    ...(fields.metadata !== undefined && { metadata: fields.metadata }),
    ...(fields.locale !== undefined && { locale: readText(fields, 'locale') }),
  };
}

/** `most`: what there is left to give back or to take, in cents. An amount that is not named is all of that. */
export function readPart(body: unknown, { most, currency }: { most: number; currency: string }): Amount {
  const { amount } = readFields(body ?? {});
  const read = amount === undefined ? { currency, value: (most / 100).toFixed(2) } : readAmount(amount);
  if (read.currency !== currency) throw new ApiError(422, 'The currency is not that of the payment', 'amount.currency');
  if (cents(read) > most) throw new ApiError(422, 'The amount is higher than the maximum', 'amount');
  return read;
}

export function readFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'The request body is no valid JSON object');
  }
  return body as Fields;
}

function readAmount(value: unknown): Amount {
  const { currency, value: figure } = (value ?? {}) as Record<string, unknown>;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    throw new ApiError(422, 'The currency is missing or invalid', 'amount.currency');
  }
  if (typeof figure !== 'string' || !/^\d{1,8}\.\d{2}$/.test(figure)) {
    throw new ApiError(422, 'The amount contains an invalid value; send the right number of decimals', 'amount');
  }
  if (Number(figure) <= 0) throw new ApiError(422, 'The amount is lower than the minimum', 'amount');
  return { currency, value: figure };
}

function readMethod(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const [method] = Array.isArray(value) ? value : [value];
  if (typeof method !== 'string' || !methodIds.includes(method)) {
    throw new ApiError(422, 'The payment method is invalid', 'method');
  }
  return method;
}

function readText(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value === '' || value.length > 255) {
    throw new ApiError(422, `The ${name} is invalid`, name);
  }
  return value;
}

function readUrl(fields: Fields, name: string): string | null {
  const value = readText(fields, name);
  if (value === null) return null;
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new ApiError(422, `The ${name} is invalid`, name);
  }
  return value;
}

function missing(field: string): never {
  throw new ApiError(422, `The ${field} is missing`, field);
}

function isFailingCard(token: unknown): boolean {
  return typeof token === 'string' && token.endsWith('declined');
}
