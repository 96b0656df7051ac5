import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** A list that PostgreSQL sees for itself: it would plan anew for each (`idList`). */
const bareList = /(?<!unnest\()\$\d+::\w+\[\]/;

test('statements that lists, searches and products are read with take their lists so that one plan serves all', async () => {
  const visitor = shop.visitor();
  for (const products of ['small', 'all'] as const) await visitor.call('getFacet', { type: 'all', page: 1, products });
  await visitor.call('getFacet', { categoryUrlPath: '/geschirr/teller', page: 1 });
  await visitor.call('getSearch', { term: 'teller w', page: 1 });
  await visitor.call('getProduct', { id: 1001 });
  await visitor.call('doAddCartItem', { productId: 10003, quantity: 6 });
  const { rows } = await shop.database.pool.query<{ name: string; statement: string }>(
    'SELECT name, statement FROM pg_prepared_statements',
  );
  const names = [
    'product_rows_card',
    'product_rows_full',
    'item_variations',
    'postings_of_lexemes',
    'texts_of_category',
  ];
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(rows.filter(({ statement }) => bareList.test(statement)).map(({ name }) => name)).toEqual([]);
});
