import { editorCookie, editorLeft } from '@mise/contract/operators/editor-cookie.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '../context.ts';
import { setting } from '../domains/shop/tables.ts';
import { signInOperator, testOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { createCallLimit } from '../turns/call-limit.ts';
import { editsPages } from './edits-pages.ts';

let shop: TestShop;
let operator: Record<string, string>;
beforeAll(async () => {
  shop = await createTestShop();
  await signInOperator(shop);
  const { email, password } = testOperator;
  const { cookies } = await shop.visitor().send('doOperatorLogin', [{ email, password }]);
  operator = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
});
afterAll(() => shop.close());

/** As much of a request as is looked at. */
function edits(cookies: Record<string, string>, limits: Partial<Shop> = {}): Promise<boolean> {
  const request = {
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
    ip: '127.0.0.1',
    id: 'test',
    log: shop.shop.log,
    socket: { destroyed: false },
  };
  return editsPages({ ...shop.shop, ...limits }, request as unknown as FastifyRequest);
}

const wanted = { [editorCookie]: '1' };

test('the editor comes for an operator whose browser asks for it, and for nobody else', async () => {
  expect(await edits({ ...operator, ...wanted })).toBe(true);
  expect(await edits(operator)).toBe(false);
  expect(await edits({ ...operator, [editorCookie]: editorLeft })).toBe(false);
  expect(await edits(wanted)).toBe(false);
  const ended = Object.fromEntries(Object.keys(operator).map((name) => [name, 'ended']));
  expect(await edits({ ...ended, ...wanted })).toBe(false);
});

test('whoever says that they are an operator and wants it is counted, an operator by their account; nobody else is', async () => {
  const limits = { callLimit: createCallLimit({ maximum: 2, now: () => 0 }) };
  const madeUp = { operator: 'abc' };
  for (let count = 0; count < 5; count += 1) {
    await edits(wanted, limits);
    await edits(madeUp, limits);
    await edits({ ...operator, [editorCookie]: editorLeft }, limits);
  }
  for (let count = 0; count < 2; count += 1) expect(await edits({ ...madeUp, ...wanted }, limits)).toBe(false);
  await expect(edits({ ...madeUp, ...wanted }, limits)).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  for (let count = 0; count < 2; count += 1) expect(await edits({ ...operator, ...wanted }, limits)).toBe(true);
  await expect(edits({ ...operator, ...wanted }, limits)).rejects.toMatchObject({ key: 'security.tooManyRequests' });
});

test('a shop that shows it to all operators asks no browser', async () => {
  const row = { key: 'showConfigurationDrawer', value: 'true' };
  await shop.shop.db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
  expect(await edits(operator)).toBe(true);
  expect(await edits({})).toBe(false);
  // But for one in which it was left, until it is opened again.
  expect(await edits({ ...operator, [editorCookie]: editorLeft })).toBe(false);
  expect(await edits({ ...operator, ...wanted })).toBe(true);
});
