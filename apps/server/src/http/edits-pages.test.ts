import { editorCookie, editorLeft } from '@mise/contract/operators/editor-cookie.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setting } from '../domains/shop/tables.ts';
import { signInOperator, testOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
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
function edits(cookies: Record<string, string>): Promise<boolean> {
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
  return editsPages(shop.shop, request as unknown as FastifyRequest);
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

test('a shop that shows it to all operators asks no browser', async () => {
  const row = { key: 'showConfigurationDrawer', value: 'true' };
  await shop.shop.db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
  expect(await edits(operator)).toBe(true);
  expect(await edits({})).toBe(false);
  // But for one in which it was left, until it is opened again.
  expect(await edits({ ...operator, [editorCookie]: editorLeft })).toBe(false);
  expect(await edits({ ...operator, ...wanted })).toBe(true);
});
