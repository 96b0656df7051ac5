import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdf } from '../testing/sample-pdf.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { readEnergyTask, runEnergyTask } from './energy-command.ts';
import { readSheetTask, runSheetTask } from './sheet-command.ts';

/** Two variations of the item 1001, which needs no label, and the two of the minibar, which do. */
const number = 'TW-1001-27-WS';
const variationId = 10003;
const minibar = { itemId: 1299, variationIds: [40395, 40396] };

let testShop: TestShop;
let folder: string;
let label: string;
beforeAll(async () => {
  testShop = await createTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'labels-'));
  label = path.join(folder, 'label.png');
  await writeFile(
    label,
    await sharp({ create: { width: 96, height: 192, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await runEnergyTask(testShop.shop.db, readEnergyTask(words), (line) => said.push(line));
  return said;
}

async function shown(id: number) {
  const { products } = await testShop.visitor().call('getProductsByIds', { variationIds: [id] });
  return products[0]?.energyLabel;
}

test('a label is set, seen, written down, keeps its picture and is taken back', async () => {
  expect(await run(number)).toEqual(['No energy label.']);
  await expect(run(number, 'B')).rejects.toThrow('has no picture of its label yet');
  expect((await run(number, 'b', '--label', label))[0]).toMatch(
    /^Class B, from A to G: \/media\/energy-labels\/tw-1001/,
  );
  const first = await shown(variationId);
  expect(first).toMatchObject({ efficiencyClass: 'B', best: 'A', worst: 'G', sheets: [] });
  // A photograph's address leads to what browsers are given of it.
  const { headers } = await testShop.app.inject({ url: first?.url ?? '' });
  const picture = await testShop.app.inject({ url: headers.location ?? '' });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

  await run(number, 'A', '--scale', 'A+++-D');
  expect(await shown(variationId)).toEqual({ ...first, efficiencyClass: 'A', best: 'A+++', worst: 'D' });
  await run(number, 'A', '--scale', 'A+++-D');
  expect(await run(number, 'none')).toEqual(['No energy label.']);
  expect(await shown(variationId)).toBeUndefined();
  const { entries } = await (await signInOperator(testShop)).call('getAudit', { operation: 'command.energy' });
  expect(entries.map(({ change }) => change)).toEqual([
    { before: expect.objectContaining({ efficiencyClass: 'A' }), after: { number } },
    { before: expect.objectContaining({ efficiencyClass: 'B' }), after: expect.objectContaining({ worst: 'D' }) },
    { before: { number }, after: expect.objectContaining({ number, efficiencyClass: 'B', url: first?.url }) },
  ]);
});

test('every answer with a price of it has it, each variation its own', async () => {
  const visitor = testShop.visitor();
  const classes = (products: { energyLabel?: { efficiencyClass: string } | undefined }[]) =>
    products.map(({ energyLabel }) => energyLabel?.efficiencyClass);
  const [small = 0, large = 0] = minibar.variationIds;
  const full = await visitor.call('getProduct', { id: minibar.itemId, variationId: large });
  expect(full.energyLabel).toMatchObject({ efficiencyClass: 'E', url: '/media/energy-labels/tw-1299-40.svg' });
  const { products } = await visitor.call('getProductsByIds', { variationIds: [small, large], products: 'small' });
  expect(classes(products)).toEqual(['D', 'E']);
  const list = await visitor.call('getFacet', { categoryId: '735', products: 'small' });
  expect(classes(list.products.filter(({ item }) => item.id === minibar.itemId))).toEqual(['D']);
  const { items } = await visitor.call('getItemSearchAutocomplete', { query: 'TW-1299-40' });
  expect(items.map(({ energyRating }) => energyRating)).toEqual([{ efficiencyClass: 'E', best: 'A', worst: 'G' }]);
  await visitor.call('doAddCartItem', { productId: large, quantity: 1 });
  const cart = await visitor.call('getCart', { cartItems: 'small' });
  expect(classes((cart.items ?? []).flatMap(({ variation }) => variation ?? []))).toEqual(['E']);
});

test('the product information sheet is that of the variation alone', async () => {
  const file = path.join(folder, 'sheet.pdf');
  await writeFile(file, samplePdf);
  const sheet = (...words: string[]) => runSheetTask(testShop.shop.db, readSheetTask(words), () => {});
  const [small = 0, large = 0] = minibar.variationIds;
  const sheetsOf = async (id: number) => (await shown(id))?.sheets.map(({ url }) => path.basename(url));
  const before = { small: await sheetsOf(small), large: await sheetsOf(large) };
  expect(before.small).toEqual(['produktdatenblatt-tw-1299-30.pdf', 'product-information-sheet-tw-1299-30.pdf']);
  for (const article of ['TW-1299-30', 'TW-1299-40']) await sheet(article, 'add', 'energy', file, '--language', 'de');
  expect(await sheetsOf(large)).toEqual([...(before.large ?? []), 'sheet.pdf']);
  // One file, two articles: each may lose it for itself.
  await sheet('TW-1299-30', 'remove', 'sheet.pdf');
  expect(await sheetsOf(small)).toEqual(before.small);
  expect(await sheetsOf(large)).toContain('sheet.pdf');
  const { documents = [] } = await testShop.visitor().call('getProduct', { id: minibar.itemId, variationId: small });
  expect(documents.map(({ kind, url }) => [kind, path.basename(url)])).toEqual(
    before.small?.map((name) => ['energy', name]),
  );
});

test.each([
  [[], 'It is one of'],
  [[number, 'none', 'none'], 'It is one of'],
  [[number, 'B', '--label'], 'It is one of'],
  [[number, 'B', '--color', 'red'], 'It is one of'],
  [[number, 'B', '--scale', 'A-G', '--scale', 'A-G'], 'It is one of'],
  [[number, 'B', '--scale', 'A-D-G'], 'It is one of'],
  [[number, 'H'], 'no energy class'],
  [[number, 'B', '--scale', 'A-Z'], 'no energy class'],
  [[number, 'A+'], 'No label from A to G has the class A+'],
  [[number, 'G', '--scale', 'A+++-D'], 'No label from A+++ to D'],
])('%j is refused', (words, reason) => {
  expect(() => readEnergyTask(words)).toThrow(reason);
});

test('what is no article or no picture is said to be none', async () => {
  await expect(run('nobody', 'none')).rejects.toThrow('There is no article with the number nobody.');
  const file = path.join(folder, 'label.txt');
  await writeFile(file, 'class B');
  await expect(run(number, 'B', '--label', file)).rejects.toThrow('neither a photograph');
  await expect(run(number, 'B', '--label', path.join(folder, 'none.svg'))).rejects.toThrow('cannot be read');
});
