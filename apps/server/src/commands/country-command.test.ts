import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEmptyShop } from '../seed/is-empty-shop.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { readCountryTask, runCountryTask } from './country-command.ts';
import { runShippingTask } from './shipping-command.ts';
import { readShippingTask } from './shipping-words.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({}, 'started');
});
afterAll(() => shop.close());

async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await runCountryTask(shop.shop.db, readCountryTask(words), (line) => void said.push(line));
  return said;
}

const isosOfShop = async () =>
  (await shop.visitor().call('getActiveShippingCountries')).map(({ isoCode2 }) => isoCode2);

test('a country comes with its states and VAT, is taken off and written down', async () => {
  const [germany = ''] = await run();
  expect(germany).toBe('DE  on   Deutschland · Germany: VAT 19, 7, 0');
  const changes: unknown[] = [];
  shop.shop.changes.subscribe((change) => void changes.push(change));
  expect(await run('at', 'on')).toEqual(['AT  on   Österreich · Austria: VAT 20, 10, 0']);
  await shop.shop.changes.heard();
  expect(changes).toContain('everything');
  expect(await isosOfShop()).toEqual(['DE', 'AT']);
  const countries = await shop.visitor().call('getActiveShippingCountries');
  expect(countries[1]?.states).not.toEqual([]);
  expect(await run('AT', 'off', '--vat', '19,7')).toEqual(['AT  off  Österreich · Austria: VAT 19, 7, 0']);
  expect(await run()).toEqual([germany]);
  expect(await isosOfShop()).toEqual(['DE']);
  await run('AT', 'on');
  await run('AT', 'on');
  expect(await recordedCommands(shop.database.pool, 'command.country')).toEqual([
    ['country AT', { before: {}, after: { isOn: true, vat: '20, 10, 0' } }],
    ['country AT', { before: { isOn: true, vat: '20, 10, 0' }, after: { isOn: false, vat: '19, 7, 0' } }],
    ['country AT', { before: { isOn: false }, after: { isOn: true } }],
  ]);
});

test('a country that the demo does not know comes with its VAT, too', async () => {
  expect(await run('GR', 'on')).toEqual(['GR  on   Griechenland · Greece: VAT 24, 13, 0']);
  expect(await isosOfShop()).toContain('GR');
  await run('GR', 'off');
});

test('no VAT is noted where none is charged', async () => {
  await expect(run('CH', 'on', '--vat', '8.1')).rejects.toThrow('CH is outside of the EU');
  expect(await isosOfShop()).not.toContain('CH');
});

test('a shop with a way to ship alone is filled with no demo any more', async () => {
  const { db, config } = shop.shop;
  expect(await isEmptyShop(db)).toBe(true);
  const task = readShippingTask(['add', '--de', 'Paket', '--carrier', 'DHL', '--days', '1']);
  await runShippingTask(db, task, { config, say: () => {} });
  expect(await isEmptyShop(db)).toBe(false);
});

test.each([
  [['AT', '--vat', '8,1'], 'takes at most 3 rates'],
  [['DE', 'off'], 'DE is where the shop sells from'],
  [['DE', '--vat', '16,5'], 'DE is where the shop sells from'],
  [['XX', 'on'], 'knows nothing of the country XX. It can deliver to DE, AT'],
])('%j is refused by the shop', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
});

test.each([
  [['AT'], 'It is one of'],
  [['AT', 'maybe'], 'It is one of'],
  [['--vat', '20'], 'It is one of'],
  [['Austria', 'on'], 'two letters'],
  [['AT,BE', 'on'], 'One country at a time'],
  [['AT', 'on', '--vat', '20,10,5,0'], 'at most 3 rates'],
  [['AT', 'on', '--vat', 'much'], 'rates in percent'],
])('%j is refused', (words, reason) => {
  expect(() => readCountryTask(words)).toThrow(reason);
});
