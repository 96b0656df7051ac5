import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readDocument, structureProblems } from './read-document.ts';

async function addressesIn(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
}

/** Every address that search engines are sent to. */
async function allAddresses(request: APIRequestContext): Promise<string[]> {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? '';
  const files = await addressesIn(request, sitemap);
  return (await Promise.all(files.map((file) => addressesIn(request, file)))).flat();
}

/** Pages that are asked for at the same time. */
const atOnce = 4;

test('every page that search engines are sent to says what it is, once and nowhere else', async ({ request }) => {
  test.slow();
  const addresses = await allAddresses(request);
  expect(addresses.length).toBeGreaterThan(500);
  expect(new Set(addresses).size).toBe(addresses.length);

  const pages = new Map<string, ReturnType<typeof readDocument>>();
  for (let first = 0; first < addresses.length; first += atOnce) {
    const part = addresses.slice(first, first + atOnce);
    const answers = await Promise.all(part.map((address) => request.get(address, { maxRedirects: 0 })));
    for (const [index, answer] of answers.entries()) {
      expect(answer.status(), part[index]).toBe(200);
      pages.set(part[index] ?? '', readDocument(await answer.text()));
    }
  }

  const problems: string[] = [];
  const described = new Map<string, string>();
  // Pages that nobody described, such as those that other journeys add, say what the shop says of itself.
  const ofShop = new Set(['/', '/en'].map((home) => pages.get(new URL(home, addresses[0]).href)?.description));
  for (const [address, page] of pages) {
    const { title, description, canonical, alternates, headings, og, data } = page;
    const language = new URL(address).pathname.split('/')[1] === 'en' ? 'en' : 'de';
    if (title === '' || title.length > 65) problems.push(`${address}: title “${title}”`);
    if (headings !== 1) problems.push(`${address}: ${headings} h1`);
    if (canonical !== address) problems.push(`${address}: canonical ${canonical}`);
    if (description === '' || (described.has(description) && !ofShop.has(description)))
      problems.push(`${address}: described as ${described.get(description)}`);
    described.set(description, address);
    if (alternates.get(language) !== address) problems.push(`${address}: is not among its languages`);
    for (const [other, href] of alternates) {
      if (pages.get(href)?.alternates.get(language) !== address) problems.push(`${address}: ${other} does not name it`);
    }
    for (const name of ['title', 'description', 'url', 'locale', 'image', 'type', 'site_name'])
      if (!og.get(name)) problems.push(`${address}: no og:${name}`);
    if (!og.get('image')?.endsWith('/shared.jpg')) problems.push(`${address}: og:image ${og.get('image')}`);
    problems.push(...structureProblems(data).map((problem) => `${address}: ${problem}`));
  }
  expect(problems).toEqual([]);

  const [image = ''] = [...pages.values()].flatMap(({ og }) => og.get('image') ?? []);
  expect((await request.get(image)).headers()['content-type']).toBe('image/jpeg');
  expect((await request.get('/sitemap-items-99.xml')).status()).toBe(404);
});

test('variations name the page of their item and closed categories are not linked', async ({ request }) => {
  const item = '/geschirr/teller/coupeteller-ebene_1001';
  const main = readDocument(await (await request.get(`${item}_10003`)).text());
  const other = readDocument(await (await request.get(`${item}_10001`)).text());
  expect(other.canonical).toBe(main.canonical);
  expect(other.alternates.size).toBe(0);
  expect(other.title).not.toBe(main.title);
  expect(JSON.stringify(main.data)).toContain('"ProductGroup"');
  const home = await (await request.get('/')).text();
  const paths = [...home.matchAll(/<a[^>]* href="(\/[^"#]*)"/g)].map(([, path = '']) => path);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBeLessThan(400);
});

test('the document of a product has its first reviews, for everyone the same', async ({ request }) => {
  const html = await (await request.get('/geschirr/teller/coupeteller-ebene_1001_10003')).text();
  const quoted = JSON.stringify(readDocument(html).data).match(/"reviewBody":"([^"\\]{20})/)?.[1] ?? '';
  expect(quoted).not.toBe('');
  expect(html.slice(html.indexOf('id="reviews"'), html.indexOf('</main>'))).toContain(quoted);
});

test('legal texts are found where people look for them', async ({ request }) => {
  for (const [usual, page] of [
    ['/impressum', '/legal-disclosure'],
    ['/agb', '/terms-and-conditions'],
    ['/datenschutz', '/privacy-policy'],
    ['/en/imprint', '/en/legal-disclosure'],
  ] as const) {
    const answer = await request.get(usual, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, page]);
    expect((await request.get(page)).status()).toBe(200);
  }
});
