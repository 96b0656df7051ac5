import type { Input, OperationName } from '@mise/contract/client.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyone } from '../domains/customers/price-group.ts';
import { invoke } from '../http/invoke.ts';
import { createPublicContext } from '../http/public-context.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

/** What pages are made from, so that they are kept until one of it changes (docs/decisions/0007). */
async function tagsOf<Name extends OperationName>(name: Name, input?: Input<Name>): Promise<string[]> {
  const request = { id: 'r', log: test.shop.log } as unknown as FastifyRequest;
  const context = createPublicContext(test.shop, request, { language: 'de', group: everyone });
  await invoke(context, name, input);
  return [...context.dependencies.tags];
}

it.each<[string, () => Promise<string[]>, string[]]>([
  ['the list of a category', () => tagsOf('getFacet', { categoryId: 11 }), ['category:11']],
  ['the list of a tag', () => tagsOf('getFacet', { type: 'tag', tagId: 5 }), ['catalog', 'tag:5']],
  ['a list of everything', () => tagsOf('getFacet', { type: 'all' }), ['catalog']],
  ['a search', () => tagsOf('getSearch', { term: 'Teller' }), ['catalog']],
  ['a product', () => tagsOf('getProduct', { id: 1001 }), ['item:1001', 'settings', 'ways']],
  ['the categories', () => tagsOf('getCategoryTree'), ['categories']],
  ['the blocks of a page', () => tagsOf('getBlocks', { identifier: 'index', type: 'immutable' }), ['content:index']],
  ['a legal text', () => tagsOf('getLegalTexts', { type: 'PrivacyPolicy' }), ['texts']],
  ['the frame of all pages', () => tagsOf('getInit', {}), ['categories', 'settings', 'texts']],
  ['the settings', () => tagsOf('getSettings'), ['settings']],
  ['the countries', () => tagsOf('getActiveShippingCountries'), ['settings']],
  ['the reviews of an item', () => tagsOf('getReview', { itemId: 1001 }), ['item:1001']],
])('%s says what it is made from', async (_, read, expected) => {
  expect(await read()).toEqual(expect.arrayContaining(expected));
});

it('a list says which items it shows', async () => {
  const { products } = await test.visitor().call('getFacet', { categoryId: 11 });
  const tags = await tagsOf('getFacet', { categoryId: 11 });
  expect(products.length).toBeGreaterThan(1);
  expect(tags).toEqual(expect.arrayContaining(products.map(({ item }) => `item:${item.id}`)));
});
