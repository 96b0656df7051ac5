import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { bodyPaceOf, usualBodyLimit } from './body-limits.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** A request that announces a body of ten bytes and sends half of it. */
async function sendHalf(address: string): Promise<{ socket: Socket; received: () => string; ended: Promise<unknown> }> {
  const arrived = once(test.app.server, 'request');
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n`;
  socket.write(`${head}[    `);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  const ended = once(socket, 'close');
  await arrived;
  return { socket, received: () => received, ended };
}

it.each(['/api/plentysystems/getInit', '/nothing'])('%s waits thirty seconds for a body', async (address) => {
  const slow = await sendHalf(address);
  vi.advanceTimersByTime(29_000);
  const other = await test.visitor().send('getInit', []);
  expect(other.statusCode).toBe(200);
  expect(slow.socket.readyState).toBe('open');
  vi.advanceTimersByTime(1_000);
  await slow.ended;
  expect(slow.received()).toMatch(/^HTTP\/1\.1 408 .*nosniff/s);
});

it('a file may take five minutes while it comes on', () => {
  expect(bodyPaceOf(usualBodyLimit)).toMatchObject({ longestMs: 30_000 });
  const { longestMs, bytesPerWindow, windowMs } = bodyPaceOf(15 * 1024 * 1024);
  expect(longestMs).toBe(300_000);
  expect((bytesPerWindow * 1000) / windowMs).toBe(10 * 1024);
});
