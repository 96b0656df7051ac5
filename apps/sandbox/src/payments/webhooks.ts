import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment } from './payment.ts';

/** Milliseconds until the merchant is told again, as long as no answer was a good one. */
const retriesMs = [1_000, 5_000, 15_000, 60_000, 300_000];
const patienceMs = 15_000;

export type Webhooks = {
  /** Tells the merchant that something of a payment changed: its id, and nothing else. */
  send: (payment: Payment) => void;
  /** The same, once, to its end. Answers the status, 0 where nobody answered. */
  sendOnce: (payment: Payment) => Promise<number>;
  stop: () => void;
};

export function createWebhooks(): Webhooks {
  const stopping = new AbortController();

  async function sendOnce({ id, webhookUrl }: Payment): Promise<number> {
    if (webhookUrl === null) return 0;
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]);
      const answer = await fetch(webhookUrl, { method: 'POST', body: new URLSearchParams({ id }), signal });
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function sendUntilTaken(payment: Payment): Promise<void> {
    for (const pause of [0, ...retriesMs]) {
      if (pause > 0) await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      const status = await sendOnce(payment);
      if (status >= 200 && status < 300) return;
    }
  }

  return { send: (payment) => void sendUntilTaken(payment), sendOnce, stop: () => stopping.abort() };
}
