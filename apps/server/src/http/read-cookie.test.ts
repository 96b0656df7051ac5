import { parseCookie } from 'cookie';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';
import { readCookie } from './read-cookie.ts';

function read(cookie: string | undefined, name = 'session'): string | undefined {
  return readCookie({ headers: { cookie } }, name);
}

test.each([
  ['session=a', 'a'],
  ['view=list; session=a; locale=de', 'a'],
  ['session=a; session=b', 'a'],
  ['x_session=b;session=a', 'a'],
  ['session_mark=b; session=a', 'a'],
  [' \tsession\t = a b ; locale=de', 'a b'],
  ['session="a"', '"a"'],
  ['session=a=b', 'a=b'],
  ['session=a%20%C3%A4', 'a ä'],
  ['session=%; session=a', '%'],
  ['session=%E0%A4%A', '%E0%A4%A'],
  ['session=', ''],
  ['session', undefined],
  ['Session=a', undefined],
  ['x session=a', undefined],
  [`session=${'a'.repeat(4097)}`, undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j the session is %j', (line, value) => {
  expect(read(line)).toBe(value);
});

test('any line says what the library of the web reads in it', () => {
  const piece = fc.constantFrom('session', 'a', '=', ';', ' ', '\t', '"', '%', '%41', '%C3', 'sess');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const line = pieces.join('');
      expect(read(line)).toBe(parseCookie(line).session);
    }),
    { numRuns: 2000 },
  );
});

test('thousands of cookies that nobody asks for are not decoded', async () => {
  const shop = await createTestShop();
  const cookie = Array.from({ length: 3000 }, (_, index) => `${index.toString(36)}=%`).join(';');
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  const { statusCode } = await shop.visitor().send('getCart', [], { headers: { cookie } });
  const { calls } = decode.mock;
  decode.mockRestore();
  expect(statusCode).toBe(200);
  expect(calls.length).toBeLessThan(10);
  await shop.close();
});
