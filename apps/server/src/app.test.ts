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
