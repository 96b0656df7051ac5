import { refusal } from '@mise/contract/refusal.ts';
import type { Shop } from '@mise/server/context.ts';
import { sendError } from '@mise/server/http/errors.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountSearchEngines } from './search-engines.ts';

const sitemaps = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-items-1.xml'];

function refuse(): never {
  throw refusal('security.tooManyRequests', { cause: { seconds: 7 }, retryAfter: 7 });
}

/** What a shop answers whose limits are these. */
async function statusOf(address: string, limits: Partial<Shop>): Promise<[number, unknown]> {
  const app = Fastify();
  app.setErrorHandler(sendError);
  mountSearchEngines(app, { config: { shopUrl: 'http://shop' }, now: () => new Date(), ...limits } as Shop);
  const { statusCode, headers } = await app.inject(address);
  return [statusCode, headers['retry-after']];
}

test.each(sitemaps)(
  '%s counts as what it costs, apart from what buyers need, and waits for its turn',
  async (address) => {
    const counted: unknown[] = [];
    const callLimit: Shop['callLimit'] = ({ kind }, weight) => counted.push([kind, weight]);
    expect(await statusOf(address, { callLimit: refuse })).toEqual([429, '7']);
    const admission = { inTurn: refuse, isFree: () => false, refuseFullLine: refuse, networks: () => 0 };
    expect(await statusOf(address, { callLimit, admission })).toEqual([429, '7']);
    expect(counted).toEqual([['extras', 10]]);
  },
);

test('where they may go is told at any time', async () => {
  expect(await statusOf('/robots.txt', { callLimit: refuse })).toEqual([200, undefined]);
});
