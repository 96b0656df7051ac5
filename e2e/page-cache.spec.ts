import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startSecond } from './second-process.ts';
import { newEmail } from './shopper.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

/** The owner's command in a process of its own: what it changes, the shop hears of. */
async function changePrice(settings: Record<string, string>, number: string, euros: string): Promise<void> {
  await run(process.execPath, ['apps/server/src/commands/shop-command.ts', 'price', number, euros], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
}

test('a price that another process changes is seen without a restart, in page, list and search', async ({
  request,
}, info) => {
  const { settings } = info.config.metadata;
  const addresses = ['/reinigung-verbrauch', '/en/cleaning-consumables'];
  const list = await request.get('/reinigung-verbrauch');
  const href = /href="(\/[^"]+_1059_\d+)"/.exec(await list.text())?.[1] ?? '';
  expect(href).not.toBe('');
  const number = /TW-1059-[\w-]+/.exec(await (await request.get(href)).text())?.[0] ?? '';
  addresses.push(`/search?term=${number}`);
  const before = await Promise.all([href, ...addresses].map(async (url) => (await request.get(url)).headers().etag));

  const untouched = (await request.get('/geschirr')).headers().etag;

  await changePrice(settings, number, '47.11');
  await expect(async () => {
    for (const url of [href, ...addresses.slice(-1)]) expect(await (await request.get(url)).text()).toContain('47,11');
  }).toPass();
  const after = await Promise.all([href, ...addresses].map(async (url) => (await request.get(url)).headers().etag));
  expect(after[0]).not.toBe(before[0]);
  expect((await request.get('/geschirr')).headers().etag).toBe(untouched);
});

test('a price that changes is seen by every process, and only its pages are rendered again', async ({
  request,
}, info) => {
  // It starts a second process, and a third for each price.
  test.slow();
  const timeout = 60_000;
  const { settings } = info.config.metadata;
  const other = await startSecond(settings);
  try {
    const origins = ['', other.origin];
    const list = await request.get('/tischwaesche-servietten');
    const href = /href="(\/[^"]+_1049_\d+)"/.exec(await list.text())?.[1] ?? '';
    const number = /TW-1049-[\w-]+/.exec(await (await request.get(href)).text())?.[0] ?? '';
    const untouched = ['/besteck', '/en/cutlery', '/shipping'];
    let cents = 14;

    // Another journey may sell what stands on one of the untouched pages in the same moment: then with the next price.
    await expect(async () => {
      for (const origin of origins) for (const path of [href, ...untouched]) await request.get(origin + path);
      cents += 1;
      await changePrice(settings, number, `38.${cents}`);
      for (const origin of origins) {
        await expect(async () => {
          expect(await (await request.get(origin + href)).text()).toContain(`38,${cents}`);
        }).toPass({ timeout });
        for (const path of untouched) {
          expect((await request.get(origin + path)).headers()['x-page-cache'], `${origin}${path}`).toBe('hit');
        }
      }
    }).toPass({ timeout: 3 * timeout });
  } finally {
    await other.stop();
  }
});

test('a page that a browser has already is not sent again', async ({ request }) => {
  const first = await request.get('/geschirr/teller');
  const second = await request.get('/geschirr/teller', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(second.status()).toBe(304);
  expect((await second.body()).length).toBe(0);
});

// One of each kind; an operation that notes nothing would keep its pages out.
for (const address of [
  '/',
  '/geschirr',
  '/geschirr/teller/coupeteller-ebene_1001_10003',
  '/tag/neu',
  '/search?term=teller',
  '/shipping',
]) {
  test(`${address} and its data are kept`, async ({ request }) => {
    for (const url of [address, address === '/' ? '/_.data' : address.replace(/(?=\?|$)/, '.data')]) {
      // What another journey changes between the two drops it again.
      await expect(async () => {
        await request.get(url);
        const again = await request.get(url);
        expect([again.headers()['x-page-cache'], again.headers()['cache-control']]).toEqual([
          'hit',
          'public, max-age=0, s-maxage=60',
        ]);
      }).toPass();
    }
  });
}

test('what belongs to one visitor is not kept', async ({ request }) => {
  for (const url of ['/cart', '/cart.data', '/checkout', '/wishlist', '/operator']) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect([answer.headers()['x-page-cache'], answer.headers()['cache-control']], url).toEqual([
      undefined,
      'private, no-store',
    ]);
  }
});

test('an address with a secret keeps its case in every language, and is named to nobody', async ({ request }) => {
  for (const prefix of ['', '/de', '/en']) {
    for (const end of ['', '.data']) {
      const answer = await request.get(`${prefix}/confirmation/1/AbC${end}`, { maxRedirects: 0 });
      const { 'referrer-policy': referrer, 'x-robots-tag': robots } = answer.headers();
      expect([answer.status(), referrer, robots]).toEqual([404, 'no-referrer', 'noindex']);
    }
  }
});

/** A visitor of their own, who may have an account. */
async function newVisitor(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string | undefined) {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  let token = '';
  return {
    get: (url: string, headers: Record<string, string> = {}) => request.get(url, { headers, maxRedirects: 0 }),
    call: async (name: string, input?: object) => {
      const headers: Record<string, string> = token === '' ? {} : { 'x-csrf-token': token };
      const data = input === undefined ? [] : [input];
      const answer = await request.post(`/api/plentysystems/${name}`, { data, headers });
      expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
      token = answer.headers()['x-csrf-token'] ?? token;
    },
    cookie: async () => {
      const { cookies } = await request.storageState();
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}

function registration(more: object) {
  const options = { typeId: { value: newEmail() } };
  const contact = { password: 'Suppe 12 Loeffel', options, firstName: 'Anna', lastName: 'Wirt', ...more };
  return { contact, hasAgreed: true };
}

test('what guests, guests with net prices and customers are shown never meets, in any order of requests', async ({
  playwright,
  baseURL,
}) => {
  const visitor = () => newVisitor(playwright, baseURL);
  const [guest, net, member] = [await visitor(), await visitor(), await visitor()];
  await net.call('setPriceSide', { side: 'net' });
  await member.call('doRegisterUser', registration({}));

  const asked = [guest, member, net, net, guest, member, guest, net, member];
  const answers = await Promise.all(asked.map(({ get }) => get('/glaeser')));
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const [ofGuest, ofMember, ofNet] = pages;
  expect(new Set(pages).size).toBe(3);
  expect(pages).toEqual([ofGuest, ofMember, ofNet, ofNet, ofGuest, ofMember, ofGuest, ofNet, ofMember]);
  const controls = answers.slice(0, 3).map((answer) => answer.headers()['cache-control']);
  expect(controls).toEqual(['public, max-age=0, s-maxage=60', 'private, no-cache', 'private, no-cache']);
  expect([ofGuest, ofMember, ofNet].map((page) => page?.includes('Werksverkauf'))).toEqual([false, true, false]);
});

test('a category for customers is kept for them, and led away from for everyone else', async ({
  playwright,
  baseURL,
}) => {
  const [guest, member] = [await newVisitor(playwright, baseURL), await newVisitor(playwright, baseURL)];
  await member.call('doRegisterUser', registration({}));
  for (const path of ['/werksverkauf', '/en/factory-outlet']) {
    for (const [visitor, status] of [
      [guest, 302],
      [member, 200],
      [guest, 302],
      [member, 200],
    ] as const) {
      const answer = await visitor.get(path);
      expect(answer.status(), path).toBe(status);
      if (status === 200) continue;
      const login = path.startsWith('/en/') ? '/en/login' : '/login';
      expect(answer.headers().location).toBe(`${login}?redirect=${encodeURIComponent(path)}`);
    }
    expect((await member.get(path)).headers()['x-page-cache']).toBe('hit');
  }

  const cookie = await member.cookie();
  await member.call('doLogoutUser');
  const replayed = await newVisitor(playwright, baseURL);
  expect((await replayed.get('/werksverkauf', { cookie })).status()).toBe(302);
  expect((await replayed.get('/werksverkauf.data', { cookie })).status()).toBe(202);
  expect(await (await replayed.get('/glaeser', { cookie })).text()).not.toContain('Werksverkauf');
});

// A journey beside these may sell what the page shows, and so drop it: they ask anew, for parameters of their own.
test('a thousand parameters that somebody made up make no page', async ({ request }) => {
  await expect(async () => {
    const own = randomUUID();
    await request.get('/besteck');
    await request.get('/besteck.data');
    for (let index = 0; index < 500; index += 1) {
      const [page, data] = await Promise.all([
        request.head(`/besteck?p${own}-${index}=${index}&sort=${own}-${index}`),
        request.head(`/besteck.data?_routes=route-${own}-${index}`),
      ]);
      expect([page.headers()['x-page-cache'], data.headers()['x-page-cache']]).toEqual(['hit', 'hit']);
    }
  }).toPass();
});

test('parameters that nobody knows change nothing', async ({ request }) => {
  await expect(async () => {
    const plain = await request.get('/besteck');
    const tagged = await request.get('/besteck?utm_source=newsletter&x=%3Cscript%3E');
    expect(tagged.headers().etag).toBe(plain.headers().etag);
  }).toPass();
});
