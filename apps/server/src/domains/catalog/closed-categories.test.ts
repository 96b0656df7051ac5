import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageGroupOf } from '../../http/page-group.ts';
import { signInCustomer } from '../../testing/sign-in-customer.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { everyone } from '../customers/price-group.ts';

/** The factory outlet of the demo shop, and what stands only there. */
const outlet = { id: 531, path: 'werksverkauf', itemIds: [1193, 1194, 1195] };
/** Price lists, a content page for customers. */
const priceLists = 93;
/** Open, with dosing systems (812) below it, which are closed. */
const cleaning = { id: 811, closedBelow: 812, itemIds: [1284, 1285, 1286] };

let test: TestShop;
let guest: TestVisitor;
let member: TestVisitor;
let outletVariation: number;
let outletNumber: string;
beforeAll(async () => {
  test = await createTestShop();
  guest = test.visitor();
  member = await signInCustomer(test, 'anna@krone.example');
  const { products } = await member.call('getFacet', { categoryUrlPath: outlet.path });
  outletVariation = products[0]?.variation.id ?? 0;
  outletNumber = products[0]?.variation.number ?? '';
});
afterAll(() => test.close());

const [outletItem = 0] = outlet.itemIds;
const closed = { key: 'login.required' };

async function listedBy(visitor: TestVisitor, criteria: object): Promise<number[]> {
  const { products } = await visitor.call('getFacet', { itemsPerPage: 100, ...criteria });
  return products.map(({ item }) => item.id);
}

describe('a category for customers', () => {
  it('is open to a customer who is logged in: its list, content, items and their reviews', async () => {
    expect((await listedBy(member, { categoryId: outlet.id })).sort()).toEqual(outlet.itemIds);
    expect(await member.call('getProduct', { id: outletItem })).toMatchObject({ item: { id: outletItem } });
    expect((await member.call('getReview', { itemId: outletItem })).feedbacks).toEqual(expect.any(Array));
    expect(await member.call('getBlocks', { identifier: priceLists, type: 'category' })).not.toEqual([]);
    expect((await member.call('getProductsByIds', { variationIds: [outletVariation] })).total).toBe(1);
  });

  it('is closed to a guest, in all of this', async () => {
    await expect(guest.call('getFacet', { categoryId: outlet.id })).rejects.toMatchObject(closed);
    await expect(guest.call('getProduct', { id: outletItem })).rejects.toMatchObject(closed);
    await expect(guest.call('getReview', { itemId: outletItem })).rejects.toMatchObject(closed);
    await expect(guest.call('getBlocks', { identifier: priceLists, type: 'category' })).rejects.toMatchObject(closed);
    expect((await guest.call('getProductsByIds', { variationIds: [outletVariation] })).total).toBe(0);
  });

  it('is open to whoever runs the shop: its page and content are edited there', async () => {
    const viewer = await signInOperator(test, 'viewer');
    expect(await viewer.call('getFacet', { categoryId: outlet.id })).toMatchObject({ category: { id: outlet.id } });
    expect(await viewer.call('getBlocks', { identifier: priceLists, type: 'category' })).not.toEqual([]);
    expect(await viewer.call('getCategoryTemplate', { id: priceLists })).not.toBe('[]');
  });

  it('is told apart from what is not there where variations are asked for', async () => {
    const params = [{ variationIds: [outletVariation, 10003, 999_999] }];
    for (const [visitor, closedIds] of [
      [guest, [outletVariation]],
      [member, []],
    ] as const)
      expect((await visitor.send('getProductsByIds', params)).json().meta).toEqual({ closedIds });
  });

  it('is found, suggested, filtered and counted for customers alone', async () => {
    for (const [visitor, isOpen] of [
      [guest, false],
      [member, true],
    ] as const) {
      const { itemIds } = cleaning;
      const below = (await listedBy(visitor, { categoryId: cleaning.id })).filter((id) => itemIds.includes(id));
      expect(below).toHaveLength(isOpen ? itemIds.length : 0);
      const found = await visitor.call('getSearch', { term: outletNumber });
      expect('products' in found ? found.products.length : 0).toBe(isOpen ? 1 : 0);
      const byNumber = await visitor.call('getItemSearchAutocomplete', { query: outletNumber });
      expect(byNumber.items).toHaveLength(isOpen ? 1 : 0);
      const { categories } = await visitor.call('getItemSearchAutocomplete', { query: 'Werksverkauf' });
      expect(categories.map(({ count }) => count)).toEqual(isOpen ? [outlet.itemIds.length] : []);
      const { meta } = (await visitor.send('getSearch', { term: outletNumber })).json();
      expect(meta.redirectTo).toEqual(isOpen ? expect.stringMatching(new RegExp(`_${outletVariation}$`)) : null);
      const words = await visitor.call('getItemSearchAutocomplete', { query: 'werksver' });
      expect(words.suggestions.map(({ label }) => label)).toEqual(isOpen ? ['werksverkauf'] : []);
      const page = await visitor.call('getFacet', { categoryId: cleaning.id });
      const subcategoryIds = page.category?.subcategories?.map(({ id }) => id);
      expect(subcategoryIds?.includes(cleaning.closedBelow)).toBe(isOpen);
      const tree = (await visitor.send('getCategoryTree', [])).json().data as CategoryTreeItem[];
      expect(tree.find(({ id }) => id === outlet.id)).toEqual(
        isOpen
          ? expect.objectContaining({ right: 'customer', itemCount: [expect.objectContaining({ count: '3' })] })
          : undefined,
      );
      // Nor is it named below an open one.
      expect(JSON.stringify(tree).includes(`"id":${cleaning.closedBelow},`)).toBe(isOpen);
    }
  });

  it('lends its words to the suggestions of customers alone; those of open articles are suggested to all', async () => {
    for (const [visitor, isOpen] of [
      [guest, false],
      [member, true],
    ] as const) {
      const suggested = async (query: string) =>
        (await visitor.call('getItemSearchAutocomplete', { query, types: ['suggestion'] })).suggestions.map(
          ({ label }) => label,
        );
      expect((await suggested('messebest')).includes('messebestand')).toBe(isOpen);
      expect((await suggested('gläserkiste messebest')).includes('gläserkiste messebestand')).toBe(isOpen);
      expect(await suggested('telle')).toContain('teller');
    }
  });

  it('sells to customers alone; what a guest has of it leaves the cart', async () => {
    const line = { productId: outletVariation, quantity: 1 };
    await expect(guest.call('doAddCartItem', line)).rejects.toMatchObject({
      key: 'cart.addToBasket.variationNotFound',
    });
    expect((await member.call('doAddCartItem', line)).items).toHaveLength(1);
  });
});

describe('what opens it', () => {
  const lineOf = (cookies: Record<string, string>) =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');

  /** The group of pages that the cookies of a visitor ask for. */
  const groupOf = (cookies: Record<string, string>) =>
    pageGroupOf(test.shop, {
      headers: { cookie: lineOf(cookies) },
      ip: '127.0.0.1',
      socket: {},
    } as unknown as FastifyRequest);

  async function newMember(email: string) {
    const visitor = await signInCustomer(test, email);
    const answer = await test.visitor().send('doLogin', [{ email, password: 'Suppe 12 Loeffel' }]);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return { visitor, cookies, csrf: String(answer.headers['x-csrf-token']) };
  }

  it('is a login: cookie of the group and session together', async () => {
    const { cookies } = await newMember('both@krone.example');
    expect(cookies.price_group).toMatch(/^1\.gross\./);
    expect(await groupOf(cookies)).toEqual({ customerClassId: 1, side: null, isMember: true });
    const { price_group = '', session = '' } = cookies;
    expect(await groupOf({ price_group })).toEqual(everyone);
    expect(await groupOf({ session })).toEqual(everyone);
  });

  it('opens nothing more after a logout, though the cookies are sent again', async () => {
    const { cookies, csrf } = await newMember('out@krone.example');
    const cookie = lineOf(cookies);
    const headers = { cookie, 'x-csrf-token': csrf };
    const logout = await test.visitor().send('doLogoutUser', [], { headers });
    expect(logout.statusCode).toBe(200);
    expect(await groupOf(cookies)).toEqual(everyone);
    const replayed = await test.visitor().send('getFacet', [{ categoryId: outlet.id }], { headers: { cookie } });
    expect(replayed.json()).toMatchObject(closed);
  });

  it('opens nothing more to a customer who was blocked', async () => {
    const { cookies, visitor } = await newMember('blocked@krone.example');
    await test.shop.pool.query(`UPDATE account SET is_blocked = true WHERE email = 'blocked@krone.example'`);
    expect(await groupOf(cookies)).toEqual(everyone);
    await expect(visitor.call('getFacet', { categoryId: outlet.id })).rejects.toMatchObject(closed);
  });
});
