import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Payments, startPayments } from './start-payments.ts';

let dataDir: string;
let port: number;
let payments: Payments;
let merchant: Server;
let told: string[];
/** What the merchant answers, the last one again and again. */
let answers: number[];

beforeEach(async () => {
  told = [];
  answers = [200];
  merchant = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    told.push(body);
    response.writeHead(answers.length > 1 ? (answers.shift() ?? 200) : (answers[0] ?? 200)).end();
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  dataDir = await mkdtemp(path.join(tmpdir(), 'mise-payments-'));
  port = await freePort();
  payments = await startPayments({ dataDir, port });
});

afterEach(async () => {
  await payments.stop();
  await new Promise((resolve) => merchant.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const order = () => ({
  amount: { currency: 'EUR', value: '10.00' },
  description: 'Order 1',
  redirectUrl: 'https://shop.example/back',
  cancelUrl: 'https://shop.example/canceled',
  webhookUrl: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/webhook`,
});

async function ask(method: string, where: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${payments.address}/v2${where}`, {
    method,
    headers: { authorization: 'Bearer test_merchant_key', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, type: answer.headers.get('content-type'), body: (await answer.json()) as never };
}

function choose(id: string, status: string) {
  const body = new URLSearchParams({ status });
  return fetch(`${payments.address}/checkout/${id}`, { method: 'POST', body, redirect: 'manual' });
}

test.each([
  ['no key', () => ask('GET', '/payments', undefined, { authorization: '' }), 401, undefined],
  ['an unknown payment', () => ask('GET', '/payments/tr_none'), 404, undefined],
  ['no description', () => ask('POST', '/payments', { ...order(), description: undefined }), 422, 'description'],
  [
    'an amount as number',
    () => ask('POST', '/payments', { ...order(), amount: { currency: 'EUR', value: 10 } }),
    422,
    'amount',
  ],
  ['an unknown method', () => ask('POST', '/payments', { ...order(), method: 'shells' }), 422, 'method'],
])('%s is refused as HAL', async (_, send, status, field) => {
  const { body, ...answer } = await send();
  expect(answer).toEqual({ status, type: 'application/hal+json; charset=utf-8' });
  expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String), _links: {} });
  expect((body as { field?: string }).field).toBe(field);
});

test('an idempotency key gets the same payment, and only for the same request', async () => {
  const key = { 'idempotency-key': 'one' };
  const first = await ask('POST', '/payments', order(), key);
  expect(first.status).toBe(201);
  expect(await ask('POST', '/payments', order(), key)).toEqual(first);
  expect((await ask('POST', '/payments', { ...order(), description: 'Order 2' }, key)).status).toBe(409);
});

test('the shopper is led back, and the merchant is told the id alone, until it takes it', async () => {
  answers = [503, 200];
  const { id } = (await ask('POST', '/payments', order())).body as { id: string };
  const back = await choose(id, 'paid');
  expect([back.status, back.headers.get('location')]).toEqual([303, 'https://shop.example/back']);
  await expect.poll(() => told, { timeout: 5_000 }).toEqual([`id=${id}`, `id=${id}`]);
  const canceled = (await ask('POST', '/payments', order())).body as { id: string };
  expect((await choose(canceled.id, 'canceled')).headers.get('location')).toBe('https://shop.example/canceled');
});

test('a payment that has ended stays as it is', async () => {
  const { id } = (await ask('POST', '/payments', order())).body as { id: string };
  await choose(id, 'failed');
  await choose(id, 'paid');
  expect((await ask('GET', `/payments/${id}`)).body).toMatchObject({ status: 'failed' });
  expect(await (await fetch(`${payments.address}/checkout/${id}`)).text()).toContain('This payment is failed.');
});

test('a refund that fails, and a chargeback that was won, count for nothing any more', async () => {
  const { id } = (await ask('POST', '/payments', order())).body as { id: string };
  await choose(id, 'paid');
  const move = async (changes: Record<string, unknown>) => {
    const headers = { 'content-type': 'application/json' };
    const where = `${payments.address}/api/payments/${id}`;
    await fetch(where, { method: 'PUT', headers, body: JSON.stringify(changes) });
    return (await ask('GET', `/payments/${id}`)).body;
  };
  const part = { amount: { currency: 'EUR', value: '4.00' } };
  const refund = (await ask('POST', `/payments/${id}/refunds`, part)).body as { id: string; status: string };
  expect(refund.status).toBe('refunded');
  const lost = await move({ chargedBack: { currency: 'EUR', value: '1.00' } });
  expect(lost).toMatchObject({ amountRefunded: { value: '4.00' }, amountChargedBack: { value: '1.00' } });
  const failed = await move({ chargedBack: null, refunds: [{ ...refund, status: 'failed' }] });
  expect(failed).toMatchObject({ amountRefunded: { value: '0.00' }, amountRemaining: { value: '10.00' } });
  expect(failed).not.toHaveProperty('amountChargedBack');
  expect((await ask('GET', `/payments/${id}/refunds`)).body).toMatchObject({
    _embedded: { refunds: [{ id: refund.id, status: 'failed' }] },
  });
});

test('outlives a restart, also one that cut a line off', async () => {
  const key = { 'idempotency-key': 'kept' };
  const { body } = await ask('POST', '/payments', order(), key);
  await payments.stop();
  await appendFile(path.join(dataDir, 'payments.jsonl'), '{"payment":{"id"');
  payments = await startPayments({ dataDir, port });
  expect((await ask('POST', '/payments', order(), key)).body).toEqual(body);
});

test('is down as long as somebody wants it to be', async () => {
  const set = (api: string) =>
    fetch(`${payments.address}/switches`, { method: 'POST', body: new URLSearchParams({ api }) });
  await set('down');
  expect((await ask('GET', '/methods')).status).toBe(503);
  await set('normal');
  expect((await ask('GET', '/methods')).body).toMatchObject({
    _embedded: { methods: expect.arrayContaining([expect.objectContaining({ id: 'creditcard' })]) },
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
