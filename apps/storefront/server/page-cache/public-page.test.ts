import { refusal } from '@mise/contract/refusal.ts';
import type { Context, Shop } from '@mise/server/context.ts';
import { networkOf } from '@mise/server/domains/customers/network-of.ts';
import { priceGroupKey } from '@mise/server/domains/customers/price-group.ts';
import { countCall } from '@mise/server/http/count-call.ts';
import { priceGroupCookieName, signPriceGroup } from '@mise/server/http/price-group.ts';
import { type Admission, createAdmission } from '@mise/server/turns/admission.ts';
import { createCallLimit } from '@mise/server/turns/call-limit.ts';
import { createLongTurns, takeLongTurn } from '@mise/server/turns/long-turns.ts';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { drawForAll } from '../draw-for-all.ts';
import { createDrawingTurns } from '../drawing-turns.ts';
import { pageAt } from '../page-at.ts';
import type { Render } from '../render-page.ts';
import { createPageCache } from './page-cache.ts';
import { type PublicPages, publicPage } from './public-page.ts';

const secret = 'a secret that is used in tests only';
const now = new Date('2026-11-21T10:00:00Z');
const config = { shopUrl: 'http://shop' };
const shop = {
  secret,
  config,
  now: () => now,
  admission: createAdmission(),
  longTurns: createLongTurns(),
  lastTurns: new AbortController(),
  callLimit: () => {},
} as unknown as Shop;
const { page, routes } = pageAt('/a');
const list = { page, routes, parameters: 'category' } as const;

/** A page that says for whom it was made. */
const render: Render = async ({ url, contextOf }) => {
  const { visitor, dependencies } = contextOf('de');
  dependencies.tags.add('item:1');
  await Promise.resolve();
  return { response: new Response(`${url.pathname}${url.search} for ${priceGroupKey(visitor.priceGroup())}`) };
};

function newPages(): PublicPages {
  const cache = createPageCache({ maximumBytes: 1_000_000, now: () => now.getTime() });
  const answers = { ask: async () => ({ data: null }) };
  return { shop, build: 'b', cache, answers, asked: new Map(), waiting: new Map(), render };
}

const until = new Date('2027-01-01');
const cookies = {
  guest: undefined,
  net: `${priceGroupCookieName}=${signPriceGroup(secret, { customerClassId: 'guest', side: 'net', until })}`,
  /** Of a customer whose session is gone. */
  stale: `${priceGroupCookieName}=${signPriceGroup(secret, { customerClassId: 2, side: 'net', until })}`,
  forged: `${priceGroupCookieName}=guest.net.9999999999.forged`,
};
type Who = keyof typeof cookies;
const groupOf: Record<Who, string> = { guest: '1', net: '1 net', stale: '1', forged: '1' };

function requestOf(who: Who): FastifyRequest {
  return { headers: { cookie: cookies[who] }, ip: '127.0.0.1', socket: {} } as unknown as FastifyRequest;
}

async function ask(pages: PublicPages, who: Who, address: string) {
  const request = requestOf(who);
  const found = await publicPage(pages, request, { url: new URL(address, 'http://shop'), ...list });
  const { page, state } = found;
  return { body: String(page.bodies.identity), control: page.headers['cache-control'], state };
}

const who = fc.constantFrom<Who>('guest', 'net', 'stale', 'forged');
const address = fc.constantFrom('/a', '/a.data', '/a?page=2', '/a.data?_routes=root', '/b');
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ who, address }) },
  { weight: 1, arbitrary: fc.constant('change' as const) },
);

test('nobody is given the page of another price group, in any order of requests, at once or one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.boolean(), async (steps, isAtOnce) => {
      const pages = newPages();
      const answers = [];
      for (const each of steps) {
        if (each === 'change') pages.cache.apply(['item:1']);
        else {
          const answer = ask(pages, each.who, each.address);
          if (!isAtOnce) await answer;
          answers.push({ ...each, answer });
        }
      }
      for (const asked of answers) {
        const { body, control } = await asked.answer;
        expect(body).toBe(`${asked.address} for ${groupOf[asked.who]}`);
        expect(control).toEqual(
          asked.who === 'net' ? 'private, no-cache' : expect.stringMatching(/^public, max-age=0/),
        );
      }
    }),
  );
});

test('a thousand parameters that somebody made up make no entry', async () => {
  const pages = newPages();
  await ask(pages, 'guest', '/a');
  await ask(pages, 'guest', '/a.data');
  for (let index = 0; index < 1000; index += 1) {
    await ask(pages, 'guest', `/a?x${index}=${index}&sort=${index}`);
    await ask(pages, 'guest', `/a.data?_routes=route-${index}`);
  }
  expect(pages.cache.size()).toBe(2);
});

const noting = (tags: string[][]): Render => {
  return async ({ contextOf }) => {
    for (const noted of tags) for (const tag of noted) contextOf('de').dependencies.tags.add(tag);
    for (const noted of tags) if (noted.length === 0) contextOf('de');
    return { response: new Response('a page') };
  };
};

test.each([
  ['nothing was asked', []],
  ['an operation noted nothing', [[]]],
  ['one of two operations noted nothing', [['settings'], []]],
])('a page is not kept where %s', async (_, tags) => {
  const pages = { ...newPages(), render: noting(tags) };
  expect((await ask(pages, 'guest', '/a')).control).toBe('private, no-store');
  expect(pages.cache.size()).toBe(0);
  const noted = { ...pages, render: noting([['settings'], ['item:1']]) };
  expect((await ask(noted, 'guest', '/a')).control).toContain('public');
  expect(pages.cache.size()).toBe(1);
});

const refuseAll = () => {
  throw refusal('security.tooManyRequests');
};

test('a page takes a turn where it has to be made, and none where it is kept', async () => {
  let turns = 0;
  const admission: Admission = {
    networks: () => 0,
    isFree: () => true,
    refuseFullLine: () => {},
    inTurn: (_caller, work) => {
      turns += 1;
      return work();
    },
  };
  const pages = { ...newPages(), shop: { ...shop, admission } };
  await ask(pages, 'guest', '/a');
  await ask(pages, 'guest', '/a');
  expect(turns).toBe(1);
  pages.cache.apply(['item:1']);
  await Promise.all([ask(pages, 'guest', '/a'), ask(pages, 'guest', '/b')]);
  expect(turns).toBe(3);
});

test('a page that takes long waits for others of its network that do, and is made though who asked first has gone', async () => {
  const pages = newPages();
  const request = requestOf('guest');
  let isMade = false;
  pages.render = async (asked) => {
    Object.assign(request.socket, { destroyed: true });
    await asked.contextOf('de').takesLong?.();
    isMade = true;
    return render(asked);
  };
  const ended = Promise.withResolvers<void>();
  const other = { network: networkOf('127.0.0.1'), session: null, hasGone: () => false };
  const held = shop.longTurns(other, async () => {
    await takeLongTurn();
    await ended.promise;
  });
  const first = publicPage(pages, request, { url: new URL('http://shop/a'), ...list });
  for (let count = 0; count < 10; count += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isMade).toBe(false);
  const second = ask(pages, 'guest', '/a');
  ended.resolve();
  expect(await second).toMatchObject({ body: '/a for 1', state: 'making' });
  await Promise.all([first, held]);
});

test('a page whose first asker is refused is made for the others who wait for it, in their own turn and account', async () => {
  const pages = newPages();
  const counted: string[] = [];
  pages.shop = { ...shop, callLimit: ({ network }) => counted.push(network) } as Shop;
  let made = 0;
  pages.render = async (asked) => {
    made += 1;
    await Promise.resolve();
    if (made === 1) throw refusal('security.tooManyRequests', { cause: { seconds: 2 }, retryAfter: 2 });
    return render(asked);
  };
  const askFrom = (ip: string) => {
    const request = { ...requestOf('guest'), ip } as FastifyRequest;
    return publicPage(pages, request, { url: new URL('http://shop/a'), ...list });
  };
  const [first, ...others] = await Promise.allSettled(['192.0.2.1', '198.51.100.1', '203.0.113.1'].map(askFrom));
  expect(first).toMatchObject({ status: 'rejected', reason: { retryAfter: 2 } });
  expect(others).toMatchObject([{ value: { page: { status: 200 } } }, { value: { page: { status: 200 } } }]);
  expect([made, pages.asked.size]).toEqual([2, 0]);
  expect(counted).toEqual(['192.0.2.1', '198.51.100.1', '203.0.113.1'].map(networkOf));
});

/** Keeps the long turns of a network taken until it is told to end. */
function holdLongTurn(ip: string) {
  const ended = Promise.withResolvers<void>();
  const held = shop.longTurns({ network: networkOf(ip), session: null, hasGone: () => false }, async () => {
    await takeLongTurn();
    await ended.promise;
  });
  return async () => {
    ended.resolve();
    await held;
  };
}

const takingLong: Render = async (asked) => {
  await asked.contextOf('de').takesLong?.();
  return render(asked);
};

const turnsOfLoop = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('who waits for a page that somebody else makes, in a line of their own, keeps nobody else waiting', async () => {
  const pages = { ...newPages(), render: takingLong };
  const release = holdLongTurn('127.0.0.1');
  const waiting = Array.from({ length: 12 }, () => ask(pages, 'guest', '/a'));
  await turnsOfLoop(10);
  let hasBegun = false;
  const other = shop.admission.inTurn({ network: networkOf('198.51.100.1'), session: null }, async () => {
    hasBegun = true;
  });
  await turnsOfLoop(10);
  expect(hasBegun).toBe(true);
  await Promise.all([release(), other, ...waiting]);
});

test('a page that takes long is made when it is the turn of the first of the networks that wait for it', async () => {
  const pages = { ...newPages(), render: takingLong };
  const askFrom = (ip: string) => {
    const request = { ...requestOf('guest'), ip } as FastifyRequest;
    return publicPage(pages, request, { url: new URL('http://shop/a'), ...list });
  };
  const release = holdLongTurn('192.0.2.1');
  let isFirstDone = false;
  const first = askFrom('192.0.2.1').finally(() => {
    isFirstDone = true;
  });
  await turnsOfLoop(10);
  expect(isFirstDone).toBe(false);
  expect((await askFrom('198.51.100.1')).page.status).toBe(200);
  await Promise.all([first, release()]);
});

test('a page that several networks wait for is drawn in the line of the first that has its turn', async () => {
  const drawInTurn = createDrawingTurns();
  const draw = drawForAll(drawInTurn);
  const drawn: string[] = [];
  const drawing: Render = (asked) =>
    draw(asked.askers, async () => {
      drawn.push('wanted');
      return render(asked);
    });
  const pages = { ...newPages(), render: drawing };
  const before = Promise.withResolvers<void>();
  const long = drawInTurn(networkOf('192.0.2.1'), () => before.promise.then(() => drawn.push('long')));
  const ask = (ip: string) => {
    const request = { ...requestOf('guest'), ip } as FastifyRequest;
    return publicPage(pages, request, { url: new URL('http://shop/a'), ...list });
  };
  const first = ask('192.0.2.1');
  const other = ask('198.51.100.1');
  expect([(await other).page.status, drawn]).toEqual([200, ['wanted']]);
  before.resolve();
  await Promise.all([first, long]);
  expect([drawn, pages.asked.size]).toEqual([['wanted', 'long'], 0]);
});

/** A page that somebody else has made, until it is released. */
function newPageInTheMaking(callLimit: Shop['callLimit'] = () => {}) {
  const made = Promise.withResolvers<void>();
  const slow: Render = async (asked) => {
    await made.promise;
    return render(asked);
  };
  const pages: PublicPages = { ...newPages(), render: slow, shop: { ...shop, callLimit } };
  const askFrom = (ip: string) => {
    const request = { ...requestOf('guest'), ip } as FastifyRequest;
    return publicPage(pages, request, { url: new URL('http://shop/a'), ...list });
  };
  return { pages, askFrom, made };
}

test('who waits for a page that somebody else has made is counted like who has it made', async () => {
  const { askFrom, made } = newPageInTheMaking(createCallLimit({ maximum: 3, now: () => now.getTime() }));
  const first = askFrom('192.0.2.1');
  await turnsOfLoop(10);
  const others = [askFrom('198.51.100.1'), askFrom('198.51.100.1'), askFrom('198.51.100.1')];
  await expect(askFrom('198.51.100.1')).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  made.resolve();
  for (const { page } of await Promise.all([first, ...others])) expect(page.status).toBe(200);
});

test('of a network no more wait for what somebody else has made than for turns of their own', async () => {
  const { pages, askFrom, made } = newPageInTheMaking();
  const first = askFrom('192.0.2.1');
  await turnsOfLoop(10);
  const others = Array.from({ length: 500 }, () => askFrom('198.51.100.1'));
  await turnsOfLoop(10);
  await expect(askFrom('198.51.100.1')).rejects.toMatchObject({ key: 'security.tooManyRequests', retryAfter: 2 });
  const another = askFrom('203.0.113.1');
  made.resolve();
  for (const { page } of await Promise.all([first, another, ...others])) expect(page.status).toBe(200);
  expect(pages.waiting.size).toBe(0);
});

test('who asked too often is given what is kept, and nothing that has to be made', async () => {
  const pages = newPages();
  await ask(pages, 'guest', '/a');
  const limited = { ...pages, shop: { ...shop, callLimit: refuseAll } };
  expect((await ask(limited, 'guest', '/a')).body).toBe('/a for 1');
  await expect(ask(limited, 'guest', '/b')).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  expect(pages.cache.size()).toBe(1);
});

test('a page that is not there counts as four', async () => {
  const callLimit = createCallLimit({ maximum: 8, now: () => now.getTime() });
  const missing: Render = async () => ({ response: new Response('', { status: 404 }) });
  const pages = { ...newPages(), shop: { ...shop, callLimit }, render: missing };
  await ask(pages, 'guest', '/a');
  await ask(pages, 'guest', '/a');
  await expect(ask(pages, 'guest', '/a')).rejects.toMatchObject({ key: 'security.tooManyRequests' });
});

test('pages that have to be made and operations of a session are one account; of strangers of its network each is one', async () => {
  const callLimit = createCallLimit({ maximum: 3, now: () => now.getTime() });
  const pages = { ...newPages(), shop: { ...shop, callLimit } };
  const askOperation = (request: FastifyRequest) => countCall(pages.shop, request, 'reads');
  const askPage = (request: FastifyRequest, path: string) =>
    publicPage(pages, request, { url: new URL(path, 'http://shop'), ...list });
  const inSession = { ...requestOf('guest'), headers: { cookie: 'session=anna' } } as unknown as FastifyRequest;
  const stranger = requestOf('guest');
  askOperation(inSession);
  await askPage(inSession, '/a');
  await askPage(inSession, '/a');
  askOperation(inSession);
  await expect(askPage(inSession, '/b')).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  expect(() => askOperation(inSession)).toThrow();
  for (let count = 0; count < 3; count += 1) askOperation(stranger);
  expect(() => askOperation(stranger)).toThrow();
  expect((await askPage(stranger, '/b')).page.status).toBe(200);
});

test('a page that is kept from before changes became unheard says so, and is kept nowhere else', async () => {
  const pages = newPages();
  await ask(pages, 'guest', '/a');
  pages.cache.apply('unheard');
  const stale = await ask({ ...pages, shop: { ...shop, callLimit: refuseAll } }, 'guest', '/a');
  expect(stale).toEqual({ body: '/a for 1', control: 'private, no-cache', state: 'stale' });
  pages.cache.apply('everything');
  expect(await ask(pages, 'guest', '/a')).toMatchObject({ state: 'miss', control: expect.stringContaining('public') });
});

test.each([
  ['/a?page=9', '/right'],
  ['/a?utm_source=mail&page=9&x', '/right?utm_source=mail&x'],
  ['/a?from=mail', '/right?from=mail'],
])('a redirect from %s leads to %s, and never back', async (from, to) => {
  const response = new Response(null, { status: 302, headers: { location: '/right' } });
  const moved: Render = async () => ({ response });
  const request = { headers: {}, ip: '127.0.0.1', socket: {} } as unknown as FastifyRequest;
  const found = await publicPage({ ...newPages(), render: moved }, request, {
    url: new URL(from, 'http://shop'),
    ...list,
  });
  expect(found.page.headers.location).toBe(to);
});

test('the calls of a page have one visitor, and each notes for itself what it read', async () => {
  const contexts: Context[] = [];
  const withTwoCalls: Render = async (asked) => {
    contexts.push(asked.contextOf('de'), asked.contextOf('en'));
    return render(asked);
  };
  await publicPage({ ...newPages(), render: withTwoCalls }, requestOf('guest'), {
    url: new URL('http://shop/a'),
    ...list,
  });
  const [first, second] = contexts;
  expect(first?.visitor).toBe(second?.visitor);
  expect([first?.language, second?.language]).toEqual(['de', 'en']);
  expect(first?.dependencies).not.toBe(second?.dependencies);
});

test('a kept page that has to be unpacked counts for whoever takes it uncompressed', async () => {
  const callLimit = createCallLimit({ maximum: 3, now: () => now.getTime() });
  const body = '<p>Teller</p>'.repeat(500);
  const large: Render = async ({ contextOf }) => {
    contextOf('de').dependencies.tags.add('item:1');
    return { response: new Response(body) };
  };
  const pages = { ...newPages(), render: large, shop: { ...shop, callLimit } };
  const askFor = (headers: Record<string, string>) => {
    const request = { ...requestOf('guest'), headers } as unknown as FastifyRequest;
    return publicPage(pages, request, { url: new URL('/a', 'http://shop'), ...list });
  };
  const { page: known } = await askFor({});
  for (let count = 0; count < 9; count += 1) await askFor({ 'accept-encoding': 'gzip, br' });
  for (let count = 0; count < 9; count += 1) await askFor({ 'if-none-match': known.etag ?? '' });
  await askFor({});
  await askFor({});
  await expect(askFor({})).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  expect((await askFor({ 'accept-encoding': 'br' })).state).toBe('hit');
});
