import { reservedSegments } from '@mise/rules/reserved-segments.ts';
import { expect, test } from 'vitest';
import { createTestShop } from './testing/test-shop.ts';

test('no page of an owner can take an address that the back end answers', async () => {
  const testShop = await createTestShop();
  const routes = testShop.app.printRoutes({ commonPrefix: false });
  const taken = new Set([...routes.matchAll(/^[├└]── \/([^/ ]+)/gm)].map(([, segment = '']) => segment));
  expect([...taken]).toEqual(expect.arrayContaining(['api', 'dev']));
  expect([...taken].filter((segment) => !reservedSegments.includes(segment))).toEqual([]);
  await testShop.close();
});

test('what nothing answers is refused like all else', async () => {
  const testShop = await createTestShop();
  const answer = await testShop.app.inject({ method: 'POST', url: '/', headers: { locale: 'de' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ key: 'pageNotFound', message: expect.stringContaining('Diese Seite') });
  await testShop.close();
});

test('a stop takes as long as what was asked for, within an end of its own, and not that of what is being started', async () => {
  const testShop = await createTestShop();
  expect(testShop.app.initialConfig.pluginTimeout).toBe(0);
  await testShop.close();
});
