import { refusal } from '@mise/contract/refusal.ts';
import type { Shop } from '@mise/server/context.ts';
import { sendError } from '@mise/server/http/errors.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PagesBuild } from './build.ts';
import { mountPages } from './pages.ts';

const build = { assets: { version: 'a' } } as unknown as PagesBuild;

/** What is answered to somebody who has nothing left to ask for. */
async function statusOf(address: string): Promise<number> {
  const app = Fastify();
  app.setErrorHandler(sendError);
  const callLimit: Shop['callLimit'] = () => {
    throw refusal('security.tooManyRequests', { cause: { seconds: 7 }, retryAfter: 7 });
  };
  const changes = { subscribe: () => {} };
  const shop = { config: { shopUrl: 'http://shop' }, now: () => new Date(), changes, callLimit } as unknown as Shop;
  mountPages(app, shop, { build, chunksOf: () => [] });
  return (await app.inject(address)).statusCode;
}

test('to be led to the right address costs nothing, unless the wrong one takes long to read', async () => {
  expect(await statusOf('/Teller?facets=1&facets=2&x=1')).toBe(301);
  expect(await statusOf(`/Teller?facets=1&facets=2&${'x&'.repeat(5000)}`)).toBe(429);
});
