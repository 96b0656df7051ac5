import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noDependencies } from '../dependencies.ts';
import { itemAddresses } from '../domains/catalog/sitemap.ts';
import { samplePdf } from '../testing/sample-pdf.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { readItemTask, runItemTask } from './item-command.ts';
import { readSheetTask, runSheetTask } from './sheet-command.ts';

/** A variation of the item 1001. */
const number = 'TW-1001-27-WS';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await createTestShop();
});
afterAll(() => testShop.close());

async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await runItemTask(testShop.shop.db, readItemTask(words), (line) => said.push(line));
  return said;
}

async function toldOf(locale: string) {
  const answer = await testShop.visitor().send('getProduct', [{ id: 1001 }], { headers: { locale } });
  const { forceRobotsValue, forcedCanonicalUrl } = answer.json().data.seoSettings;
  return { robots: forceRobotsValue, canonical: forcedCanonicalUrl };
}

async function isInSitemap(): Promise<boolean> {
  const { shop } = testShop;
  const context = { shop, db: shop.db, now: shop.now(), dependencies: noDependencies() };
  return (await itemAddresses(context, 1)).some(({ paths }) => paths.de.includes('_1001_'));
}

test('what search engines are told of an item is set, seen, written down and taken back', async () => {
  expect(await run(number)).toEqual(['Robots     as the shop says of all items', 'Canonical  its own address']);
  expect(await isInSitemap()).toBe(true);
  expect(await run(number, '--robots', 'noindex')).toEqual(['Robots     noindex', 'Canonical  its own address']);
  expect(await isInSitemap()).toBe(false);
  expect(await run(number, '--robots', '', '--canonical', '/geschirr/teller')).toEqual([
    'Robots     as the shop says of all items',
    'Canonical  /geschirr/teller',
  ]);
  expect(await isInSitemap()).toBe(false);
  const { shopUrl } = testShop.shop.config;
  expect(await toldOf('de')).toEqual({ robots: '', canonical: `${shopUrl}/geschirr/teller` });
  expect(await toldOf('en')).toEqual({ robots: '', canonical: `${shopUrl}/en/geschirr/teller` });
  await run(number, '--canonical', 'https://other.example/plate');
  expect((await toldOf('de')).canonical).toBe('https://other.example/plate');
  await run(number, '--canonical', '');
  await run(number, '--canonical', '');
  expect(await isInSitemap()).toBe(true);

  const admin = await signInOperator(testShop);
  const { entries } = await admin.call('getAudit', { operation: 'command.item' });
  expect(entries.map(({ operator, subject, change }) => [operator, subject, change])).toEqual([
    [null, 'item 1001', { before: { canonicalLink: 'https://other.example/plate' }, after: { canonicalLink: '' } }],
    [
      null,
      'item 1001',
      { before: { canonicalLink: '/geschirr/teller' }, after: { canonicalLink: 'https://other.example/plate' } },
    ],
    [
      null,
      'item 1001',
      {
        before: { robots: 'noindex', canonicalLink: '' },
        after: { robots: '', canonicalLink: '/geschirr/teller' },
      },
    ],
    [null, 'item 1001', { before: { robots: '' }, after: { robots: 'noindex' } }],
  ]);
});

test('every process is told that pages of the item are to be made anew', async () => {
  const tags: string[] = [];
  testShop.shop.changes.subscribe((change) => void (Array.isArray(change) && tags.push(...change)));
  await run(number, '--robots', 'nofollow');
  await testShop.shop.changes.heard();
  expect(tags).toContain('item:1001');
});

test.each([
  [[], 'It is one of'],
  [['--robots', 'noindex'], 'It is one of'],
  [[number, '--robots'], 'It is one of'],
  [[number, '--title', 'x'], 'It is one of'],
  [[number, '--robots', 'all', '--robots', 'noindex'], 'It is one of'],
  [[number, '--robots', 'maybe'], 'nothing that search engines know'],
  [[number, '--canonical', '//other.example'], 'no path of the shop'],
  [[number, '--canonical', 'javascript:alert(1)'], 'no path of the shop'],
])('%j is refused', (words, reason) => {
  expect(() => readItemTask(words)).toThrow(reason);
});

test('an article that is not there is said to be none', async () => {
  await expect(run('nobody', '--robots', 'noindex')).rejects.toThrow('There is no article with the number nobody.');
});

test('a data sheet is put to an item, downloaded as it is, and taken away', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sheets-'));
  const file = path.join(folder, 'Prüfbericht 7.pdf');
  await writeFile(file, samplePdf);
  async function sheet(...words: string[]): Promise<string[]> {
    const said: string[] = [];
    await runSheetTask(testShop.shop.db, readSheetTask(words), (line) => said.push(line));
    return said;
  }
  async function offered() {
    const { documents = [] } = await testShop.visitor().call('getProduct', { id: 1001 });
    return documents;
  }
  // Those of the demo: how to care for porcelain, and that it may touch food.
  const before = await offered();
  expect(before.map(({ kind, language }) => [kind, language])).toEqual([
    ['care', 'de'],
    ['certificate', 'de'],
    ['care', 'en'],
    ['certificate', 'en'],
  ]);
  const add = [number, 'add', 'certificate', file, '--language', 'en', '--title', 'Lead and cadmium'];
  for (const _ of [1, 2]) expect(await sheet(...add)).toHaveLength(before.length + 1);
  const added = (await offered()).at(-1);
  expect(added).toMatchObject({ title: 'Lead and cadmium', language: 'en', bytes: samplePdf.length });
  const answer = await testShop.app.inject({ url: added?.url ?? '' });
  expect(answer.body).toBe(samplePdf);
  expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Pr%C3%BCfbericht%207.pdf");
  expect(answer.headers['content-security-policy']).toContain('sandbox');

  expect(await sheet(number, 'remove', 'Prüfbericht 7.pdf')).toHaveLength(before.length);
  expect((await testShop.app.inject({ url: added?.url ?? '' })).statusCode).toBe(404);
  // Another item has it still.
  await sheet(number, 'remove', 'pflege-porzellan.pdf');
  expect((await testShop.app.inject({ url: before[0]?.url ?? '' })).statusCode).toBe(200);
  const { entries } = await (await signInOperator(testShop)).call('getAudit', { operation: 'command.sheet' });
  expect(entries).toHaveLength(4);

  await writeFile(file, 'no pdf');
  await expect(sheet(number, 'add', 'care', file)).rejects.toThrow('no whole PDF');
  expect(() => readSheetTask([number, 'add', 'poem', file])).toThrow('safety, care, certificate');
  await rm(folder, { recursive: true });
});
