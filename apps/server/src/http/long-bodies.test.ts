import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const megabyte = 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, 'x');
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
const parts = 'Content-Type: multipart/form-data; boundary=b';
const small = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.svg"\r\n\r\n<svg/>\r\n';

/** Sends a body without an end until the connection is ended. Resolves to what was answered, and to how many bytes were taken. */
async function sendWithoutEnd(operation: string, begin = '') {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', () => {});
  const isEnded = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
  const head = `POST /api/plentysystems/${operation} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${test.shop.config.shopUrl}\r\n`;
  socket.write(`${head}${parts}\r\nTransfer-Encoding: chunked\r\n\r\n`);
  if (begin !== '') socket.write(`${begin.length.toString(16)}\r\n${begin}\r\n`);
  for (let ended = false; !ended; ) {
    const drained = socket.write(chunk) ? Promise.resolve(false) : once(socket, 'drain').then(() => false);
    ended = await Promise.race([isEnded, drained.catch(() => true)]);
    ended ||= socket.destroyed;
  }
  await isEnded;
  return { received, taken: socket.bytesWritten };
}

it.each([
  ['before its first part', 'doUploadOrderPropertyFile', '', 15 * megabyte],
  ['behind its last part', 'doUploadOrderPropertyFile', `${small}--b--\r\n`, 15 * megabyte],
  ['to an operation that takes no file', 'getSession', '', 100 * 1024],
])(
  'a body in parts without an end, %s, is ended where its length is',
  async (_, operation, begin, limit) => {
    const { received, taken } = await sendWithoutEnd(operation, begin);
    expect(received === '' || /^HTTP\/1\.1 4\d\d /.test(received)).toBe(true);
    // What lies between both ends of a connection was sent, and not taken.
    expect(taken).toBeLessThan(limit + 10 * megabyte);
  },
  30_000,
);

it('a body that says that it is longer is refused at once', async () => {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = `POST /api/plentysystems/doUploadOrderPropertyFile HTTP/1.1\r\nHost: localhost\r\n${parts}\r\n`;
  socket.write(`${head}Content-Length: ${15 * megabyte + 11 * 1024}\r\n\r\n--b\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});
