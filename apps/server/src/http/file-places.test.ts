import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { usualLimits } from '../turns/admission.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** On a machine that has much else to do. */
const patience = { timeout: 10_000 };

let sockets: Socket[];
beforeEach(() => {
  sockets = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  // Places are given back when the process has heard that their connections are gone.
  await expect.poll(countConnections, patience).toBe(0);
});

function countConnections(): Promise<number> {
  return new Promise((resolve) => test.app.server.getConnections((_, count) => resolve(count)));
}

type Upload = { socket: Socket; received: () => string };

/** A file of which so many bytes come, and never the end. */
async function begin(localAddress: string, bytes: number): Promise<Upload> {
  const arrived = once(test.app.server, 'request');
  const socket = connect({ port: (test.app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  const origin = test.shop.config.shopUrl;
  const head = `POST /api/plentysystems/doUploadOrderPropertyFile HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n`;
  const part = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n`);
  const [request] = await arrived;
  const before = request.socket.bytesRead;
  socket.write(part + 'a'.repeat(bytes));
  // It has come as far as it does.
  await expect.poll(() => request.socket.bytesRead - before, patience).toBeGreaterThanOrEqual(bytes);
  return { socket, received: () => received };
}

/** A small file, whole. */
function handIn(localAddress: string): Socket {
  const socket = connect({ port: (test.app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  const call = JSON.stringify({ base64: 'YQ==', filename: 'a.png' });
  const origin = test.shop.config.shopUrl;
  const head = `POST /api/plentysystems/doUploadOrderPropertyFile HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${call.length}\r\n\r\n${call}`);
  return socket;
}

const status = ({ received }: Upload) => received().slice('HTTP/1.1 '.length, 'HTTP/1.1 503'.length);

it('a network has three places: of those that have come for some seconds the slowest makes room', async () => {
  const uploads = [await begin('127.0.0.1', 3000), await begin('127.0.0.1', 1000), await begin('127.0.0.1', 2000)];
  const early = await begin('127.0.0.1', 1);
  await expect.poll(() => status(early)).toBe('503');
  expect(uploads.map(status)).toEqual(['', '', '']);
  vi.advanceTimersByTime(5_000);
  const late = await begin('127.0.0.1', 1);
  await expect.poll(() => uploads.map(status)).toEqual(['', '408', '']);
  expect(status(late)).toBe('');
});

it('files that come fast keep their places', async () => {
  const uploads = [await begin('127.0.0.1', 3_000_000), await begin('127.0.0.1', 3_000_000)];
  uploads.push(await begin('127.0.0.1', 3_000_000));
  vi.advanceTimersByTime(5_000);
  const late = await begin('127.0.0.1', 1);
  await expect.poll(() => status(late)).toBe('503');
  expect(uploads.map(status)).toEqual(['', '', '']);
});

it('of eight places of all networks the slowest makes room for whoever comes from another one', async () => {
  const uploads: Upload[] = [];
  for (const network of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) {
    for (let count = 0; count < 3 && uploads.length < 8; count += 1) {
      uploads.push(await begin(network, 2000 - uploads.length * 100));
    }
  }
  vi.advanceTimersByTime(5_000);
  const late = await begin('127.0.0.4', 1);
  await expect.poll(() => uploads.map(status)).toEqual(['', '', '', '', '', '', '', '408']);
  expect(status(late)).toBe('');
});

it('of all places a network with more than others gives one up at once, however fast its files come', async () => {
  const uploads: Upload[] = [];
  for (const network of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) {
    for (let count = 0; count < 3 && uploads.length < 8; count += 1) uploads.push(await begin(network, 3_000_000));
  }
  const first = await begin('127.0.0.4', 1);
  await expect.poll(() => uploads.map(status).filter(Boolean)).toEqual(['408']);
  expect(status(first)).toBe('');
});

it('a network without any comes in beside eight files that are being seen to, and no other one does', async () => {
  const held = Promise.withResolvers<never>();
  const seenTo = vi.spyOn(test.shop.admission, 'inTurn').mockImplementation(() => held.promise);
  onTestFinished(() => {
    seenTo.mockRestore();
    held.reject(new Error('nobody waits any more'));
  });
  const networks = ['127.0.0.1', '127.0.0.2', '127.0.0.3']
    .flatMap((network) => [network, network, network])
    .slice(0, 8);
  networks.forEach(handIn);
  await expect.poll(() => seenTo.mock.results.length, patience).toBe(8);
  const second = await begin('127.0.0.3', 1);
  await expect.poll(() => status(second)).toBe('503');
  const beside: Upload[] = [];
  for (let network = 10; network < 18; network += 1) beside.push(await begin(`127.0.0.${network}`, 1));
  const last = await begin('127.0.0.18', 1);
  await expect.poll(() => status(last)).toBe('503');
  expect(beside.map(status).filter(Boolean)).toEqual([]);
});

it('a file that comes slowly keeps its place where whoever comes has as many', async () => {
  const slow = await begin('127.0.0.4', 1);
  const uploads: Upload[] = [];
  for (const network of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) {
    for (let count = 0; count < 3 && uploads.length < 7; count += 1) uploads.push(await begin(network, 3_000_000));
  }
  vi.advanceTimersByTime(5_000);
  const late = await begin('127.0.0.3', 1);
  await expect.poll(() => [slow, ...uploads].map(status).filter(Boolean)).toEqual(['408']);
  expect([slow, late].map(status)).toEqual(['', '']);
});

it('a file that was seen to has no place any more, also where its answer waits behind another of its connection', async () => {
  const seenTo = vi.spyOn(test.shop.admission, 'inTurn');
  const held = Promise.withResolvers<never>();
  const port = (test.app.server.address() as AddressInfo).port;
  const call = JSON.stringify({ base64: 'YQ==', filename: 'a.png' });
  const lines = [
    `Origin: ${test.shop.config.shopUrl}`,
    'Content-Type: application/json',
    `Content-Length: ${call.length}`,
  ];
  for (let count = 0; count < 3; count += 1) {
    seenTo.mockClear();
    seenTo.mockImplementationOnce(() => held.promise);
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' });
    sockets.push(socket);
    socket.write('GET /api/plentysystems/getCategoryTree HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const head = 'POST /api/plentysystems/doUploadOrderPropertyFile HTTP/1.1\r\nHost: localhost';
    socket.write(`${[head, ...lines].join('\r\n')}\r\n\r\n${call}`);
    await expect.poll(() => seenTo.mock.results.length, patience).toBe(2);
    await expect(seenTo.mock.results[1]?.value).rejects.toMatchObject({ key: 'upload.refused' });
  }
  seenTo.mockRestore();
  const next = await begin('127.0.0.1', 1);
  expect(status(next)).toBe('');
  held.reject(new Error('nobody waits any more'));
});

it('a file that waits keeps its place until it was seen to, though its client is gone', async () => {
  const held = Promise.withResolvers<never>();
  const seenTo = vi.spyOn(test.shop.admission, 'inTurn').mockImplementation(() => held.promise);
  for (let count = 1; count <= 3; count += 1) {
    const socket = handIn('127.0.0.1');
    await expect.poll(() => seenTo.mock.results.length, patience).toBe(count);
    socket.destroy();
  }
  seenTo.mockRestore();
  await expect.poll(countConnections, patience).toBe(0);
  const refused = await begin('127.0.0.1', 1);
  await expect.poll(() => status(refused)).toBe('503');
  held.reject(new Error('nobody waits any more'));
  await expect.poll(async () => status(await begin('127.0.0.1', 1)), patience).toBe('');
});

it('a file does not wait for other calls of its session, while it would keep its place', async () => {
  const session = 'made-up';
  const held = Promise.withResolvers<void>();
  const others = Array.from({ length: usualLimits.ofSession }, () =>
    test.shop.admission.inTurn({ network: '127.0.0.1', session }, () => held.promise),
  );
  const call = { base64: 'YQ==', filename: 'a.png' };
  const refused = await test
    .visitor()
    .send('doUploadOrderPropertyFile', call, { headers: { cookie: `session=${session}` } });
  expect(refused.json()).toMatchObject({ key: 'upload.refused' });
  held.resolve();
  await Promise.all(others);
});
