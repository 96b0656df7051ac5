import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPayments } from '@mise/sandbox/payments/start-payments.ts';

export type PaymentSandbox = {
  address: string;
  port: number;
  /** How it behaves from now on. */
  set: (switches: { api?: 'normal' | 'slow' | 'down'; webhooks?: 'on' | 'off' }) => Promise<void>;
  /** What the shopper chooses on the payment page. Answers where that leads. */
  choose: (id: string, status: 'paid' | 'failed' | 'canceled' | 'expired' | 'open') => Promise<string>;
  /** Anything else that a payment may come to. */
  move: (id: string, changes: Record<string, unknown>) => Promise<void>;
  /** Tells the shop of a payment; answers the status. */
  tell: (id: string) => Promise<number>;
  /** The newest first. */
  payments: () => Promise<
    { id: string; status: string; description: string; amount: { value: string }; refunds: Record<string, unknown>[] }[]
  >;
  close: () => Promise<void>;
};

/** A payment provider on a port of its own, for one test file. */
export async function openPaymentSandbox(now?: () => Date): Promise<PaymentSandbox> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mise-payments-'));
  const port = await freePort();
  const payments = await startPayments({ dataDir, port, ...(now && { now }) });
  const { address } = payments;
  const ask = (method: string, where: string, body?: unknown) =>
    fetch(`${address}${where}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  // Only tests whose shop listens are told anything.
  await ask('PUT', '/api/switches', { webhooks: 'off' });
  return {
    address,
    port,
    set: async (switches) => void (await ask('PUT', '/api/switches', switches)),
    choose: async (id, status) => {
      const answer = await fetch(`${address}/checkout/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ status }),
        redirect: 'manual',
      });
      return answer.headers.get('location') ?? '';
    },
    move: async (id, changes) => void (await ask('PUT', `/api/payments/${id}`, changes)),
    tell: async (id) =>
      ((await (await ask('POST', `/api/payments/${id}/webhook`)).json()) as { status: number }).status,
    payments: async () => ((await (await ask('GET', '/api/payments')).json()) as { payments: never[] }).payments,
    close: async () => {
      await payments.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
