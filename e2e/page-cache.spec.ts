import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { priceGroupCookieName, signPriceGroup } from '@mise/server/http/price-group.ts';
import { expect, test } from './fixtures.ts';
import { startSecond } from './second-process.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

/** The owner's command in a process of its own: what it changes, the shop hears of. */
async function changePrice(settings: Record<string, string>, number: string, euros: string): Promise<void> {
  await run(process.execPath, ['apps/server/src/commands/shop-command.ts', 'price', number, euros], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
}

test('a price that another process changes is seen within a second, in page and list', async ({ request }, info) => {
  const { settings } = info.config.metadata;
  const addresses = ['/reinigung-verbrauch', '/en/cleaning-consumables'];
  const list = await request.get('/reinigung-verbrauch');
  const href = /href="(\/[^"]+_1059_\d+)"/.exec(await list.text())?.[1] ?? '';
  expect(href).not.toBe('');
  const number = /TW-1059-[\w-]+/.exec(await (await request.get(href)).text())?.[0] ?? '';
  const before = await Promise.all([href, ...addresses].map(async (url) => (await request.get(url)).headers().etag));

  const untouched = (await request.get('/geschirr')).headers().etag;

  await changePrice(settings, number, '47.11');
  await expect(async () => {
    expect(await (await request.get(href)).text()).toContain('47,11');
  }).toPass({ timeout: 1000 });
  const after = await Promise.all([href, ...addresses].map(async (url) => (await request.get(url)).headers().etag));
  expect(after[0]).not.toBe(before[0]);
  expect((await request.get('/geschirr')).headers().etag).toBe(untouched);
});

test('a price that changes is seen by every process, and only its pages are rendered again', async ({
  request,
}, info) => {
  const { settings } = info.config.metadata;
  const other = await startSecond(settings);
  try {
    const origins = ['', other.origin];
    const list = await request.get('/tischwaesche-servietten');
    const href = /href="(\/[^"]+_1049_\d+)"/.exec(await list.text())?.[1] ?? '';
    const number = /TW-1049-[\w-]+/.exec(await (await request.get(href)).text())?.[0] ?? '';
    const untouched = ['/besteck', '/en/cutlery', '/shipping'];
    for (const origin of origins) for (const path of [href, ...untouched]) await request.get(origin + path);

    await changePrice(settings, number, '38.15');
    for (const origin of origins) {
      await expect(async () => {
        expect(await (await request.get(origin + href)).text()).toContain('38,15');
      }).toPass({ timeout: 1000 });
      for (const path of untouched) {
        expect((await request.get(origin + path)).headers()['x-page-cache'], `${origin}${path}`).toBe('hit');
      }
    }
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
for (const address of ['/', '/geschirr', '/geschirr/teller/coupeteller-ebene_1001_10003', '/tag/neu', '/shipping']) {
  test(`${address} and its data are kept`, async ({ request }) => {
    for (const url of [address, address === '/' ? '/_.data' : `${address}.data`]) {
      await request.get(url);
      const again = await request.get(url);
      expect([again.headers()['x-page-cache'], again.headers()['cache-control']]).toEqual([
        'hit',
        'public, max-age=0, s-maxage=60',
      ]);
    }
  });
}

test('what belongs to one visitor is not kept', async ({ request }) => {
  for (const url of ['/cart', '/cart.data', '/checkout', '/search?term=teller', '/operator']) {
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

test('net prices and gross prices never meet, in any order of requests', async ({ request }, info) => {
  const { settings } = info.config.metadata;
  const secret = await readFile(path.join(settings.DATA_DIR, 'session-secret'), 'utf8');
  const until = new Date(Date.now() + 3_600_000);
  const cookie = `${priceGroupCookieName}=${signPriceGroup(secret, { customerClassId: 'guest', side: 'net', until })}`;
  const gross = () => request.get('/glaeser');
  const net = () => request.get('/glaeser', { headers: { cookie } });
  const answers = await Promise.all([gross(), net(), net(), gross(), net(), gross()]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const [guest, customer] = [pages[0], pages[1]];
  expect(guest).not.toBe(customer);
  expect(pages).toEqual([guest, customer, customer, guest, customer, guest]);
  expect(answers[0]?.headers()['cache-control']).toContain('public');
  expect(answers[1]?.headers()['cache-control']).toBe('private, no-cache');
});

test('a thousand parameters that somebody made up make no page', async ({ request }) => {
  await request.get('/besteck');
  await request.get('/besteck.data');
  for (let index = 0; index < 500; index += 1) {
    const [page, data] = await Promise.all([
      request.head(`/besteck?p${index}=${index}&sort=${index}`),
      request.head(`/besteck.data?_routes=route-${index}`),
    ]);
    expect([page.headers()['x-page-cache'], data.headers()['x-page-cache']]).toEqual(['hit', 'hit']);
  }
});

test('parameters that nobody knows change nothing', async ({ request }) => {
  const plain = await request.get('/besteck');
  const tagged = await request.get('/besteck?utm_source=newsletter&x=%3Cscript%3E');
  expect(tagged.headers().etag).toBe(plain.headers().etag);
});
