import { factsOf } from '@mise/rules/languages.ts';
import type { RequestOptions } from 'mollie-api-typescript/lib/sdks.js';
import type { Locale2 } from 'mollie-api-typescript/models/locale2.js';
import type { MethodEnum } from 'mollie-api-typescript/models/methodenum.js';
import type { MollieConfig } from '../../config.ts';
import { readMolliePayment, readMollieRefunds } from './mollie-wire.ts';
import { type PaymentProvider, ProviderAwayError, ProviderRefusedError } from './payment-provider.ts';

/** A shopper waits for it. */
const patienceMs = 10_000;

/** Of one payment; more are not answered at once. */
const mostRefunds = 250;

const options: RequestOptions = {
  timeoutMs: patienceMs,
  retries: {
    strategy: 'backoff',
    backoff: { initialInterval: 200, maxInterval: 1_000, exponent: 2, maxElapsedTime: 2_000 },
    retryConnectionErrors: true,
  },
};

/** Mollie, by its own client; or whoever speaks version 2 of its API at `apiUrl`. */
export function createMollie({ apiKey, apiUrl }: Pick<MollieConfig, 'apiKey' | 'apiUrl'>): PaymentProvider {
  // Loaded with the first payment: it is larger than the rest of the process.
  let loaded: ReturnType<typeof load> | undefined;
  const client = () => {
    loaded ??= load({ apiKey, apiUrl });
    return loaded;
  };

  return {
    create: (order) =>
      asked(async () => {
        const { payments } = await client();
        const locale = factsOf(order.language).locale.replace('-', '_') as Locale2;
        const made = await payments.create(
          {
            idempotencyKey: order.reference,
            paymentRequest: {
              amount: amountOf(order.amount, order.currency),
              description: order.description,
              method: order.method as MethodEnum,
              ...(order.cardToken !== undefined && { cardToken: order.cardToken }),
              redirectUrl: order.returnUrl,
              ...(order.webhookUrl !== null && { webhookUrl: order.webhookUrl }),
              locale,
              metadata: { ...order.metadata, reference: order.reference },
            },
          },
          options,
        );
        return readMolliePayment(made);
      }),

    find: (id) =>
      asked(async () => {
        const { payments } = await client();
        try {
          return readMolliePayment(await payments.get({ paymentId: id }, options));
        } catch (error) {
          if (isUnknown(error)) return null;
          throw error;
        }
      }),

    change: (id, requestBody) =>
      asked(async () => {
        const { payments } = await client();
        return readMolliePayment(await payments.update({ paymentId: id, requestBody }, options));
      }),

    cancel: (id) =>
      asked(async () => {
        const { payments } = await client();
        return readMolliePayment(await payments.cancel({ paymentId: id }, options));
      }),

    capture: (id) =>
      asked(async () => {
        const { captures } = await client();
        await captures.create({ paymentId: id, idempotencyKey: `capture-${id}`, entityCapture: {} }, options);
      }),

    refund: ({ id, key, amount, currency, description }) =>
      asked(async () => {
        const { refunds } = await client();
        const refundRequest = { description, amount: amountOf(amount, currency) };
        await refunds.create({ paymentId: id, idempotencyKey: key, refundRequest }, options);
      }),

    refunds: (id) =>
      asked(async () => {
        const { refunds } = await client();
        const { result } = await refunds.list({ paymentId: id, limit: mostRefunds }, options);
        return readMollieRefunds(result.embedded.refunds);
      }),
  };
}

async function load({ apiKey, apiUrl }: { apiKey: string; apiUrl: string }) {
  const { Client } = await import('mollie-api-typescript');
  // Its paths begin with /v2.
  return new Client({ security: { apiKey }, serverURL: apiUrl });
}

/** Minor units as the API writes them. */
function amountOf(cents: number, currency: string): { currency: string; value: string } {
  return { currency, value: (cents / 100).toFixed(2) };
}

async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const Failure = isRefused(error) ? ProviderRefusedError : ProviderAwayError;
    throw new Failure(`Mollie: ${(error as Error).message}`, { cause: error });
  }
}

/** Others of these may have been done, or will be (408 Timeout, 409 Conflict, 429 Too Many Requests). */
const refusals: readonly (number | undefined)[] = [400, 403, 404, 410, 422];

function isRefused(error: unknown): boolean {
  return refusals.includes((error as { statusCode?: number }).statusCode);
}

/** A payment that there never was, or that is of another account. */
function isUnknown(error: unknown): boolean {
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 404 || statusCode === 410;
}
