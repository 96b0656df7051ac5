import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryOf, settingKeys, storedKey } from '@mise/contract/shop/read-settings.ts';
import { robotsStaticPagesSchema, type Setting } from '@mise/contract/shop/settings.ts';
import { demoShop } from '@mise/demo/shop/shop.ts';
import { languages } from '@mise/rules/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { setting } from './tables.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function answered(): Promise<Map<string, Setting>> {
  const settings = await test.visitor().call('getSettings');
  return new Map(settings.map((each) => [each.key, each]));
}

it('are answered under the names that clients of the ecosystem look for', async () => {
  const settings = await answered();
  const textOf = (key: string) => settings.get(key)?.value;
  expect(textOf('showCustomerWishComponent')).toBe('true');
  expect(textOf('showCustomerReferenceComponent')).toBe('true');
  expect(textOf('verticalBlockSize')).toBe('m');
  expect(textOf('languageList')).toBe(languages.join(','));
  expect(settings.get('ogImage')).toEqual({ key: 'ogImage', originalKey: 'ogImg', value: demoShop.settings.ogImg });
  const orders = JSON.parse(String(textOf('availableSortingOptions')));
  expect(orders).toContain('sorting.price.avg_asc');
  expect(orders).toContain(textOf('defaultSortingOption'));
});

it('follow the owner under both names, and keep to themselves what is not public', async () => {
  await test.shop.db.insert(setting).values({ key: 'isSomethingElse', value: 'x' });
  await test.database.pool.query(`UPDATE setting SET value = 'xl' WHERE key = 'blockSize'`);
  const settings = await answered();
  for (const key of ['blockSize', 'verticalBlockSize']) expect(settings.get(key)?.value).toBe('xl');
  for (const key of ['bankIban', 'invoiceDueDays', 'isSomethingElse']) expect(settings.has(key)).toBe(false);
});

it('the demo stores nothing that is no setting, nor anything that cannot be read', () => {
  const known = new Map(settingKeys.flatMap((key) => languages.map((each) => [storedKey(key, each), key])));
  for (const [key, value] of Object.entries(demoShop.settings)) {
    const owner = known.get(key);
    expect(owner, key).toBeDefined();
    if (owner) expect(entryOf(owner).schema.safeParse(value).success, `${key} ${value}`).toBe(true);
  }
});

/** What getRobots answers by its own list. */
const robots = Object.keys(robotsStaticPagesSchema.shape);
/** Read by clients of the ecosystem, and by no page of ours yet. */
const readByOthers = ['languages', 'availableSortingOptions', 'defaultSortingOption'];

it('every other setting is read somewhere', () => {
  const apps = path.resolve(import.meta.dirname, '../../../..');
  const files = globSync('{server/src,storefront/{app,server}}/**/*.{ts,tsx}', { cwd: apps });
  const sources = files.filter((file) => !file.includes('.test.')).map((file) => readFileSync(path.join(apps, file)));
  const code = sources.join('\n');
  const isRead = (key: string) =>
    new RegExp(`\\bsettings(Of\\(.*\\)\\))?\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = await settingsOf\\(`).test(
      code,
    );
  const unread = settingKeys.filter((key) => !robots.includes(key) && !isRead(key));
  expect(unread.sort()).toEqual(readByOthers.sort());
});
