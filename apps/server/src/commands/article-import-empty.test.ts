import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runArticleTask } from './article-command.ts';
import { readArticleTask } from './article-words.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop({}, 'started');
  folder = await mkdtemp(path.join(tmpdir(), 'articles-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

test('a shop without anything sells what was imported, by the usual units and availabilities', async () => {
  const file = path.join(folder, 'own.csv');
  await writeFile(
    file,
    `number;name (de);categories;price;VAT rate;unit content;pack unit;availability
T-1;Teller flach;Geschirr > Teller;9,90;19;6;Karton;2
T-2;Teller tief;Geschirr > Teller;10,90;19;;;
S-1;Sirup;Getränke;4,50;7;;Flasche;In stock
`,
  );
  const said: string[] = [];
  await runArticleTask(shop.shop.db, readArticleTask(['import', file, '--make-names']), (line) => said.push(line));
  expect(said.at(-1)).toBe('3 new, 0 changed, 0 as they were');
  const visitor = shop.visitor();
  const tree = await visitor.call('getCategoryTree', {});
  expect(JSON.stringify(tree)).toContain('Geschirr');
  const { products } = await visitor.call('getSearch', { term: 'teller' });
  expect(products?.map(({ texts }) => texts.name1).sort()).toEqual(['Teller flach', 'Teller tief']);
  for (const { variation } of products ?? [])
    await visitor.call('doAddCartItem', { productId: variation.id, quantity: 1 });
  const cart = await visitor.call('getCart');
  expect(cart.basketAmount).toBe(20.8);
  const english = path.join(folder, 'export.csv');
  await runArticleTask(shop.shop.db, readArticleTask(['export', english]), () => {});
  await runArticleTask(shop.shop.db, readArticleTask(['import', english]), (line) => said.push(line));
  expect(said.at(-1)).toBe('0 new, 0 changed, 3 as they were');
});
