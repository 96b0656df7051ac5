import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { createMollie } from './mollie.ts';
import {
  type PaymentOrder,
  type PaymentProvider,
  ProviderAwayError,
  ProviderRefusedError,
} from './payment-provider.ts';

let sandbox: PaymentSandbox;
let mollie: PaymentProvider;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  mollie = createMollie({ apiKey: 'test_no_money_moves', apiUrl: sandbox.address });
});
beforeEach(() => sandbox.set({ api: 'normal' }));
afterAll(() => sandbox.close());

let count = 0;
const order = (over: Partial<PaymentOrder> = {}): PaymentOrder => ({
  reference: `reference-${count++}`,
  amount: 12_345,
  currency: 'EUR',
  description: 'Bestellung 10001',
  method: 'creditcard',
  language: 'de',
  returnUrl: 'http://localhost:3000/mollie-payment',
  webhookUrl: 'http://localhost:3000/webhooks/mollie',
  metadata: { orderId: '10001' },
  ...over,
});

it('a payment is made once for a reference, paid on its page, and says so', async () => {
  const asked = order();
  const made = await mollie.create(asked);
  expect(made).toMatchObject({ status: 'open', amount: 12_345, captured: 0, reference: asked.reference });
  expect(made.checkoutUrl).toContain(`${sandbox.address}/checkout/`);
  expect(made.wire).toMatchObject({ method: 'creditcard', locale: 'de_DE', metadata: { plentyOrderId: 10001 } });
  expect((await mollie.create(asked)).id).toBe(made.id);
  await sandbox.choose(made.id, 'paid');
  expect(await mollie.find(made.id)).toMatchObject({ status: 'paid', captured: 12_345, checkoutUrl: null });
});

it.each(['failed', 'canceled', 'expired'] as const)('a payment may end %s', async (status) => {
  const { id } = await mollie.create(order());
  await sandbox.choose(id, status);
  expect(await mollie.find(id)).toMatchObject({ status, captured: 0, checkoutUrl: null });
});

it('gives back in parts, once for a key, and never more than was paid', async () => {
  const { id } = await mollie.create(order());
  await sandbox.choose(id, 'paid');
  const part = { id, key: `refund-${id}`, amount: 2_345, currency: 'EUR', description: 'zu viel' };
  await mollie.refund(part);
  await mollie.refund(part);
  expect(await mollie.find(id)).toMatchObject({ captured: 12_345, refunded: 2_345 });
  await expect(mollie.refund({ ...part, key: 'more', amount: 10_001 })).rejects.toThrow('higher than the maximum');
});

it('what is authorized is captured later', async () => {
  const { id } = await mollie.create(order({ method: 'klarna' }));
  await sandbox.move(id, { status: 'authorized', isCapturedByHand: true });
  expect(await mollie.find(id)).toMatchObject({ status: 'authorized', captured: 0 });
  await mollie.capture(id);
  expect(await mollie.find(id)).toMatchObject({ status: 'paid', captured: 12_345 });
});

it('what takes days can be called off, a card cannot', async () => {
  const { id } = await mollie.create(order({ method: 'banktransfer' }));
  expect(await mollie.cancel(id)).toMatchObject({ status: 'canceled' });
  const card = await mollie.create(order());
  expect(card.isCancelable).toBe(false);
  await expect(mollie.cancel(card.id)).rejects.toThrow('cannot be canceled');
});

it('keeps what is changed of it', async () => {
  const { id } = await mollie.create(order());
  expect((await mollie.change(id, { description: 'Bestellung 10002' })).wire.description).toBe('Bestellung 10002');
});

it('knows no payment that there never was', async () => {
  expect(await mollie.find('tr_neverwas')).toBeNull();
});

it('is away where it does not answer, and refuses a wrong key', async () => {
  await sandbox.set({ api: 'down' });
  await expect(mollie.find('tr_x')).rejects.toThrow(ProviderAwayError);
  await sandbox.set({ api: 'normal' });
  const stranger = createMollie({ apiKey: 'nonsense', apiUrl: sandbox.address });
  await expect(stranger.create(order())).rejects.toThrow('authenticate');
  await expect(stranger.find('tr_x')).rejects.toThrow(ProviderAwayError);
});

it.each([
  [400, true],
  [403, true],
  [404, true],
  [410, true],
  [422, true],
  [401, false],
  [408, false],
  [409, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer of %d to a refund says that it will not be made: %s', async (status, isRefused) => {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/hal+json' });
    response.end(JSON.stringify({ status, title: 'No', detail: 'No.', _links: {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refund = { id: 'tr_1', key: 'refund-1', amount: 100, currency: 'EUR', description: 'zu viel' };
  const failure = await createMollie({ apiKey: 'test_no_money_moves', apiUrl })
    .refund(refund)
    .catch((error) => error);
  server.closeAllConnections();
  server.close();
  expect([failure instanceof ProviderAwayError, failure instanceof ProviderRefusedError]).toEqual([true, isRefused]);
});
