import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { watchBodyLength } from './body-length.ts';

/** Sends a body of so many bytes where a thousand are taken, and resolves when its end, or more, has come. */
async function send(bytes: number, { isRead }: { isRead: boolean }) {
  const seen = { taken: 0, tooLong: 0, isWhole: false };
  const done = Promise.withResolvers<void>();
  const server = createServer((request: IncomingMessage, response) => {
    watchBodyLength(request, 1000, () => {
      seen.tooLong += 1;
      done.resolve();
    });
    request.on('end', () => {
      seen.isWhole = true;
      done.resolve();
    });
    if (!isRead) return void response.end('no');
    request.on('data', (piece: Buffer) => {
      seen.taken += piece.length;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`);
  for (let sent = 0; sent < bytes; sent += 500) socket.write('x'.repeat(Math.min(500, bytes - sent)));
  await done.promise;
  return seen;
}

test('a body of as many bytes as are taken is whole', async () => {
  expect(await send(1000, { isRead: true })).toEqual({ taken: 1000, tooLong: 0, isWhole: true });
});

test('of a longer one no more is taken, and that is told once', async () => {
  const { taken, tooLong, isWhole } = await send(5000, { isRead: true });
  expect(taken).toBeLessThanOrEqual(1000);
  expect([tooLong, isWhole]).toEqual([1, false]);
});

test('nor of one that was answered before it was there', async () => {
  expect(await send(5000, { isRead: false })).toMatchObject({ tooLong: 1, isWhole: false });
});
