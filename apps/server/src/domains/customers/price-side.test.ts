import type { Product } from '@mise/contract/catalog/product.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

/** 14.90 €, now 11.90 €; 19 % VAT. */
const offered = { itemId: 1005, variationId: 10_050 };
const net = 10;

let testShop: TestShop;
let guest: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
});
afterAll(() => testShop.close());
beforeEach(() => {
  guest = testShop.visitor();
});

const offerOf = (product: Product | undefined) => product?.prices?.specialOffer;

describe('a guest', () => {
  test('sees gross prices and may choose', async () => {
    expect(await guest.call('getPriceGroup')).toEqual({ side: 'gross', isMember: false });
  });

  test('who chose net sees and pays it everywhere, before a session and in it', async () => {
    expect(await guest.call('setPriceSide', { side: 'net' })).toEqual({ side: 'net', isMember: false });

    const product = await guest.call('getProduct', { id: offered.itemId, variationId: offered.variationId });
    const categoryId = product.defaultCategories?.[0]?.id ?? 0;
    const { products: listed } = await guest.call('getFacet', { categoryId, itemsPerPage: 100 });
    const { products: byId } = await guest.call('getProductsByIds', { variationIds: [offered.variationId] });
    for (const shown of [product, listed.find(({ item }) => item.id === offered.itemId), byId[0]]) {
      expect(offerOf(shown)).toMatchObject({ isNet: true, unitPrice: { value: net } });
    }
    const { items: suggested } = await guest.call('getItemSearchAutocomplete', { query: product.texts.name1 });
    expect(suggested.map(({ price }) => price?.unitPrice.value)).toContain(net);

    await guest.call('doAddCartItem', { productId: offered.variationId, quantity: 6 });
    expect(await guest.call('getCart')).toMatchObject({ showNetPrices: true, itemSumNet: 6 * net });
    await fillCheckout(guest);
    const order = await guest.call('doPlaceOrder');
    expect(order.totals).toMatchObject({ isNet: true, itemSumNet: 6 * net });
    const mail = (await testShop.sentMails()).at(-1)?.text ?? '';
    expect(mail).toMatch(/Warenwert: 60,00\s€/);
    expect(mail).toContain('Summe netto');
  });

  test('is told by a cookie that scripts cannot read, which goes with the choice', async () => {
    const chosen = await guest.send('setPriceSide', [{ side: 'net' }]);
    expect(chosen.cookies).toEqual([
      expect.objectContaining({ name: 'price_group', value: expect.stringMatching(/^guest\.net\./), httpOnly: true }),
    ]);
    expect((await guest.send('getPriceGroup', [])).cookies).toEqual([]);
    const back = await guest.send('setPriceSide', [{ side: 'gross' }]);
    expect(back.cookies).toEqual([expect.objectContaining({ name: 'price_group', value: '' })]);
    expect(back.json().data).toEqual({ side: 'gross', isMember: false });
  });

  test('gains nothing by a cookie that the shop did not sign; it is taken away', async () => {
    for (const cookie of ['guest.net.9999999999.x', '2.net.9999999999.x', 'net']) {
      const answer = await guest.send('getPriceGroup', [], { headers: { cookie: `price_group=${cookie}` } });
      expect(answer.json().data.side).toBe('gross');
      expect(answer.cookies).toEqual([expect.objectContaining({ name: 'price_group', value: '' })]);
    }
  });
});
