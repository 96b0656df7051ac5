import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { isClosedDemoLogin } from './demo-login.ts';

const demo = 'privat@demo.tafelwerk.example';
const local = 'http://localhost:3000';

test.each([
  [demo, '127.0.0.1', local, false, false],
  [demo, '::1', local, false, false],
  [demo, '::ffff:127.0.0.1', 'http://127.0.0.1:3000', false, false],
  [demo, '192.168.1.7', local, false, true],
  [demo.toUpperCase(), '203.0.113.7', local, false, true],
  [demo, '127.0.0.1', 'https://shop.example.com', false, true],
  [demo, '203.0.113.7', 'https://shop.example.com', true, false],
  ['anna@krone.example', '203.0.113.7', 'https://shop.example.com', false, false],
])('%s from %s at %s, DEMO=on %s: closed %s', (email, address, shopUrl, isDemoOpen, isClosed) => {
  const context = { shop: { config: { shopUrl, isDemoOpen } }, visitor: { address } } as unknown as Context;
  expect(isClosedDemoLogin(context, email)).toBe(isClosed);
});
