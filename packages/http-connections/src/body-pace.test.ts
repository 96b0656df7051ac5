import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type BodyPace, watchBodyPace } from './body-pace.ts';

let server: Server;
let socket: Socket;
let isTooSlow: boolean;
let hasArrived: boolean;

afterEach(async () => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function send(pace: BodyPace, head: string): Promise<void> {
  isTooSlow = false;
  hasArrived = false;
  server = createServer((request) => {
    watchBodyPace(request, pace, () => {
      isTooSlow = true;
    });
    request.resume().once('end', () => {
      hasArrived = true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
}

const window = { windowMs: 50 };

test('a body that is not there in time is too slow, however steadily it comes', async () => {
  await send({ ...window, longestMs: 150, bytesPerWindow: 0 }, 'Transfer-Encoding: chunked');
  const drip = setInterval(() => socket.write('1\r\nx\r\n'), 10);
  await expect.poll(() => isTooSlow).toBe(true);
  clearInterval(drip);
});

test('a file may take its time as long as it comes on', async () => {
  await send({ ...window, longestMs: 60_000, bytesPerWindow: 1 }, 'Content-Length: 100');
  let sent = 0;
  const drip = setInterval(() => {
    sent += 1;
    if (sent <= 100) socket.write('x');
  }, 5);
  await expect.poll(() => hasArrived, { timeout: 10_000 }).toBe(true);
  clearInterval(drip);
  expect(isTooSlow).toBe(false);
});

test('a file that stops coming is too slow', async () => {
  await send({ ...window, longestMs: 60_000, bytesPerWindow: 1 }, 'Content-Length: 100');
  socket.write('x');
  await expect.poll(() => isTooSlow).toBe(true);
});
