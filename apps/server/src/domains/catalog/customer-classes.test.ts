import type { Product } from '@mise/contract/catalog/product.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

/** 12.60 €, from 24 pieces 11.70 €, from 60 pieces 11.10 €; 19 % VAT, no offer. */
const tiered = { itemId: 1001, variationId: 10_003 };
/** 14.90 €, now 11.90 €. */
const offered = { itemId: 1005, variationId: 10_050 };

let testShop: TestShop;
let guest: TestVisitor;
let business: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  guest = testShop.visitor();
  business = testShop.visitor();
  // What a login will do: class 2 buys net, with 3 % discount.
  await business.call('doAddCartItem', { productId: offered.variationId, quantity: 1 });
  await testShop.shop.pool.query('UPDATE customer SET customer_class_id = 2');
});
afterAll(() => testShop.close());

/** Net of a gross price with 19 % VAT, less 3 %, in whole cents: first the discount, then the VAT. */
function businessPrice(gross: number, discount = 0.97): number {
  return Math.round(Math.round(gross * 100 * discount) / 1.19) / 100;
}

const pricesOf = ({ prices }: Product) => ({
  isNet: prices?.default.isNet,
  price: prices?.default.unitPrice.value,
  offer: prices?.specialOffer?.unitPrice.value ?? null,
  tiers: prices?.graduatedPrices.map(({ minimumOrderQuantity, unitPrice }) => [minimumOrderQuantity, unitPrice.value]),
});

const productOf = (visitor: TestVisitor, { itemId: id, variationId }: typeof tiered) =>
  visitor.call('getProduct', { id, variationId });

describe('a business customer', () => {
  test('sees net prices less the discount on a product, its tiers too; everybody else the gross ones', async () => {
    expect(pricesOf(await productOf(guest, tiered))).toMatchObject({
      isNet: false,
      price: 12.6,
      tiers: [
        [24, 11.7],
        [60, 11.1],
      ],
    });
    const product = await productOf(business, tiered);
    expect(pricesOf(product)).toMatchObject({
      isNet: true,
      price: businessPrice(12.6),
      tiers: [
        [24, businessPrice(11.7)],
        [60, businessPrice(11.1)],
      ],
    });
    expect(product.prices?.default.contactClassDiscount.percent).toBe(3);
  });

  test('is not given the discount on an offer; what it is compared with is what the class paid', async () => {
    const product = await productOf(business, offered);
    expect(pricesOf(product)).toMatchObject({ price: businessPrice(14.9), offer: businessPrice(11.9, 1) });
    expect(product.prices?.specialOffer?.lowestPrice.value).toBe(businessPrice(13.9));
  });

  test('sees the same prices in lists, searches and by id', async () => {
    const ofItem = (products: Product[]) => products.find(({ item }) => item.id === offered.itemId);
    const product = await productOf(business, offered);
    const expected = pricesOf(product);
    const { products: byId } = await business.call('getProductsByIds', { variationIds: [offered.variationId] });
    const { products: found } = (await business.call('getSearch', { term: String(byId[0]?.variation.number) })) as {
      products: Product[];
    };
    const { products: listed } = await business.call('getFacet', {
      categoryId: product.defaultCategories?.[0]?.id ?? 0,
      itemsPerPage: 100,
    });
    for (const products of [byId, found, listed]) {
      const shown = ofItem(products);
      expect(shown && { ...pricesOf(shown), tiers: expected.tiers }).toEqual(expected);
    }
  });

  test('pays in the cart what the tiers said', async () => {
    await business.call('doAddCartItem', { productId: tiered.variationId, quantity: 24 });
    const { items, basketAmountNet } = await business.call('getCart');
    const line = (items ?? []).find(({ variationId }) => variationId === tiered.variationId);
    expect(line?.quantity).toBe(24);
    const net = businessPrice(11.7) * 24 + businessPrice(11.9, 1);
    const shipping = (await business.call('getCart')).shippingAmountNet ?? 0;
    expect(basketAmountNet - shipping).toBeCloseTo(net, 2);
  });

  test('sorts and filters lists by the prices that are shown', async () => {
    const shown = async (visitor: TestVisitor, more: object) =>
      (await visitor.call('getFacet', { type: 'all', itemsPerPage: 100, ...more })).products.flatMap(({ prices }) =>
        prices ? [(prices.specialOffer ?? prices.default).unitPrice.value ?? 0] : [],
      );
    for (const visitor of [guest, business]) {
      const up = await shown(visitor, { sort: 'sorting.price.avg_asc' });
      expect(up).toEqual(up.toSorted((a, b) => a - b));
      const down = await shown(visitor, { sort: 'sorting.price.avg_desc' });
      expect(down).toEqual(down.toSorted((a, b) => b - a));
      const ranged = await shown(visitor, { priceMin: '10', priceMax: '12' });
      expect(ranged.length).toBeGreaterThan(0);
      expect(ranged.every((price) => price >= 10 && price <= 12)).toBe(true);
    }
  });
});
