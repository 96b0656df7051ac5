import type { PersistentClient } from './persistent-client.ts';
import { between } from './random.ts';

/** A payment page of the provider, as it is led to. */
export type PaymentPage = { address: string; id: string };

export function paymentPage(value: string | null): PaymentPage | null {
  const id = /\/checkout\/(tr_\w+)$/.exec(value ?? '')?.[1];
  return value && id ? { address: value, id } : null;
}

/**
 * What a shopper does on the payment page: most pay, some leave. Who has paid comes back, or does not; the provider tells the shop in
 * any case, and goes on doing so while nobody is there. Answers whether it was paid.
 */
export async function payOn(
  { address, id }: PaymentPage,
  { client, random }: { client: PersistentClient; random: () => number },
): Promise<boolean> {
  const isPaid = random() < 0.8;
  await choose(address, isPaid ? 'paid' : 'open');
  if (random() < 0.2)
    await client.callAndLeave('getMolliePaymentAndUpdateStatus', between(random, 1, 40), { paymentId: id });
  if (random() < 0.5) await client.call('getMolliePaymentAndUpdateStatus', { paymentId: id });
  return isPaid;
}

/** Tells the provider that it fails, so that the next try is another payment. */
export function failOn({ address }: PaymentPage): Promise<void> {
  return choose(address, 'failed');
}

async function choose(address: string, status: 'paid' | 'failed' | 'open'): Promise<void> {
  await fetch(address, { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' });
}
