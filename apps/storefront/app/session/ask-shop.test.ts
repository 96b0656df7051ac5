import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askShop } from './ask-shop.ts';

let server: Server;
let answer: { status: number; body: string };
let asked: unknown[];

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push(request.url, request.headers.locale, JSON.parse(text));
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  // A browser knows where its page came from.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

const ask = () => askShop('getDeliveryPromise', { variationId: 12, quantity: 3 });

test('a question is asked in the language of the page, and its answer is the data', async () => {
  answer = { status: 200, body: '{"data":{"delivery":null}}' };
  expect(await ask()).toEqual({ delivery: null });
  expect(asked).toEqual(['/api/plentysystems/getDeliveryPromise', 'en', [{ variationId: 12, quantity: 3 }]]);
});

test.each([
  ['a refusal', 429, '{"key":"tooManyRequests","data":{}}'],
  ['what somebody else than the shop says', 200, '<html></html>'],
  ['JSON of somebody else', 200, '{"status":"ok"}'],
])('%s is no answer', async (_what, status, body) => {
  answer = { status, body };
  expect(await ask()).toBeNull();
});

test('nor is there one without a connection', async () => {
  await new Promise((resolve) => server.close(resolve));
  expect(await ask()).toBeNull();
});
