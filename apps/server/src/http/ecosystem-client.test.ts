import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

/**
 * What clients of the ecosystem rely on beside the shapes of the contract (docs/decisions/0005): each test asks as such a
 * client does.
 */

let test: TestShop;
let ids: number[];
let visitor: TestVisitor;

beforeAll(async () => {
  test = await createTestShop();
  ids = await sampleVariations(test.database.pool, 20);
});
beforeEach(() => {
  visitor = test.visitor();
});
afterAll(() => test.close());

describe('the cart', () => {
  it('is read with its products from getSession, getInit and doLoginAsGuest', async () => {
    await visitor.call('doAddCartItems', [{ productId: ids[0] ?? 0 }, { productId: ids[1] ?? 0 }]);
    const { items: expected } = await visitor.call('getCart');
    expect(expected?.map(({ variation }) => variation?.variation.id)).toEqual(ids.slice(0, 2));
    expect((await visitor.call('getSession')).basket.items).toEqual(expected);
    expect((await visitor.send('getSession', [null])).json().data.basket.items).toEqual(expected);
    expect((await visitor.call('getInit')).session?.basket.items).toEqual(expected);
    const guest = await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' });
    expect(guest?.basket.items).toEqual(expected);
  });

  it('comes without products for pages that know them', async () => {
    await visitor.call('doAddCartItem', { productId: ids[0] ?? 0 });
    const answers = [
      (await visitor.call('getSession', { cartItems: 'none' })).basket,
      (await visitor.call('getInit', { cartItems: 'none' })).session?.basket,
      (await visitor.call('doLoginAsGuest', { email: 'anna@krone.example', cartItems: 'none' }))?.basket,
    ];
    for (const basket of answers) expect(basket?.items).toMatchObject([{ variationId: ids[0], variation: null }]);
  });

  it('costs the same number of queries however many lines it has', async () => {
    const query = vi.spyOn(test.shop.pool, 'query');
    const queriesOfSession = async () => {
      query.mockClear();
      await visitor.call('getSession');
      return query.mock.calls.length;
    };
    await visitor.call('doAddCartItem', { productId: ids[0] ?? 0 });
    const ofOne = await queriesOfSession();
    await visitor.call(
      'doAddCartItems',
      ids.map((productId) => ({ productId })),
    );
    expect(await queriesOfSession()).toBe(ofOne);
    query.mockRestore();
  });

  it('says what changed in the data, too', async () => {
    const response = await visitor.send('doAddCartItem', [{ productId: ids[0] }]);
    const { data, events } = response.json();
    expect(events.AfterBasketChanged.basket).toMatchObject({ itemQuantity: 1 });
    expect(data.apiEvents).toEqual(events);
    const { data: session } = (await visitor.send('getSession', [])).json();
    expect(session).not.toHaveProperty('apiEvents');
  });
});
