import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillCheckout, germanAddress } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

/**
 * What clients of the ecosystem rely on beside the shapes of the contract (docs/decisions/0005): each test asks as such a
 * client does.
 */

/** The method of the demo shop that has a preferred place. */
const parcel = 1;

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

  it('comes with what a line shows for pages that ask for it, in less than 4 KB', async () => {
    const { rows } = await test.database.pool.query<{ id: number }>(
      'SELECT variation_id AS id FROM variation_price WHERE variation_id = ANY($1) GROUP BY 1 HAVING count(*) = 1',
      [ids],
    );
    // Each price of a larger quantity takes 400 bytes more.
    const productId = rows[0]?.id ?? 0;
    const added = await visitor.send('doAddCartItem', [{ productId, cartItems: 'small' }]);
    expect(Buffer.byteLength(added.body)).toBeLessThan(4096);
    const [known] = (await visitor.call('getCart')).items ?? [];
    const [small] = (await visitor.call('getCart', { cartItems: 'small' })).items ?? [];
    expect(added.json().data.items).toEqual([small]);
    const { images, ...rest } = small?.variation ?? {};
    expect(known?.variation).toMatchObject({ ...rest, properties: [] });
    expect(known?.variation?.images.all[0]).toEqual(images?.all[0]);
    expect(known?.variation?.texts).not.toHaveProperty('description');
    expect(known?.variation?.texts).not.toHaveProperty('technicalData');
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

describe('addresses', () => {
  it('are answered of both types where none is named, with the countries', async () => {
    await visitor.call('doSaveAddress', { typeId: 1, addressData: { ...germanAddress, companyName: 'Rechnung' } });
    await visitor.call('doSaveAddress', { typeId: 2, addressData: { ...germanAddress, companyName: 'Lieferung' } });
    for (const input of [{ types: [] }, {}, undefined]) {
      const { addresses, countries } = await visitor.call('getAddressesData', input);
      expect(addresses.map(({ typeId, companyName }) => [typeId, companyName])).toEqual([
        [1, 'Rechnung'],
        [2, 'Lieferung'],
      ]);
      expect(countries?.default).toContainEqual(
        expect.objectContaining({ id: 1, name: 'Deutschland', currLangName: 'Deutschland' }),
      );
    }
    const shipping = await visitor.call('getAddressesData', { types: [2], includeCountries: false });
    expect(shipping.addresses.map(({ typeId }) => typeId)).toEqual([2]);
    expect(shipping.countries).toBeUndefined();
  });

  it('of the other type are copied', async () => {
    const [shipping] = await visitor.call('doSaveAddress', { typeId: 2, addressData: germanAddress });
    const [billing] = await visitor.call('doSaveAddress', {
      typeId: 1,
      addressData: { ...germanAddress, id: shipping?.id ?? 0, companyName: 'Krone Einkauf' },
    });
    expect(billing).toMatchObject({ typeId: 1, companyName: 'Krone Einkauf' });
    expect(billing?.id).not.toBe(shipping?.id);
    expect(await visitor.call('getAddresses', { typeId: 2 })).toEqual([shipping]);
    const unknown = visitor.call('doSaveAddress', { typeId: 1, addressData: { ...germanAddress, id: 2_000_000 } });
    await expect(unknown).rejects.toMatchObject({ key: 'address.notFound' });
  });
});

describe('shipping methods', () => {
  it('have one number, which can be sent', async () => {
    await visitor.call('doAddCartItem', { productId: ids[0] ?? 0 });
    await fillCheckout(visitor);
    const { list } = await visitor.call('getShippingProvider');
    expect(list.length).toBeGreaterThan(1);
    for (const { parcelServicePresetId: shippingId } of list) {
      expect((await visitor.call('setShippingProvider', { shippingId })).selected).toBe(shippingId);
      expect((await visitor.call('getSession')).basket.shippingProfileId).toBe(shippingId);
    }
  });
});

describe('the search', () => {
  it('does not look for the page that it is asked from among the categories', async () => {
    const hits = await visitor.call('getSearch', { term: 'Teller' });
    expect(hits).toHaveProperty('products.0');
    expect(await visitor.call('getSearch', { term: 'Teller', categoryUrlPath: '/search' })).toEqual(hits);
    const tagged = await visitor.call('getSearch', { tagId: 5 });
    expect(tagged).toHaveProperty('products.0');
    expect(await visitor.call('getSearch', { tagId: '5', type: 'tag', categoryUrlPath: '/tag/x' })).toEqual(tagged);
    const facet = await visitor.call('getFacet', { tagId: '5', type: 'tag', categoryUrlPath: '/tag/x' });
    expect(facet.pagination).toEqual((tagged as typeof facet).pagination);
  });
});

describe('blocks', () => {
  it('come with those of all pages as an object', async () => {
    const asked = { identifier: 'index', type: 'immutable' };
    const { data: own, meta } = (await visitor.send('getBlocks', [asked])).json();
    const answer = (await visitor.send('getBlocksWithGlobalBlocks', [{ ...asked, enableGlobalBlocks: true }])).json();
    expect(own.length).toBeGreaterThan(0);
    expect(answer).toEqual({ data: { blocks: own }, meta });
  });

  it('of a template that nobody made are none', async () => {
    for (const identifier of [0, '0']) {
      const asked = { identifier, type: 'product' };
      expect((await visitor.send('getBlocks', [asked])).json().data).toEqual([]);
      expect((await visitor.send('getBlocksWithGlobalBlocks', [asked])).json().data).toEqual({ blocks: [] });
    }
  });
});

describe('the payment of an order', () => {
  it('takes its own method, whatever the client names', async () => {
    await visitor.call('doAddCartItem', { productId: ids[0] ?? 0 });
    await fillCheckout(visitor);
    const { list, selected } = await visitor.call('getPaymentProviders');
    const { order, ...rest } = await visitor.call('doPlaceOrder');
    const other = list.find(({ id }) => id !== selected)?.id ?? 0;
    expect(other).toBeGreaterThan(0);
    for (const paymentId of [selected, other, 0]) {
      expect(await visitor.call('doExecutePayment', { orderId: order.id, paymentId })).toEqual({
        type: null,
        value: null,
      });
    }
    expect(rest).toMatchObject({
      paymentStatus: 'unpaid',
      paymentStatusKey: 'orderConfirmationPaymentStatus.unpaid',
    });
  });
});

describe('what a client asks for on its way', () => {
  it.each([
    ['getPreferredDeliveryShippingProfiles', [], {}],
    [
      'getPreferredDeliveryLocationShippingProfiles',
      [],
      { shippingProfiles: [parcel], gmapsApiKey: null, postnumberRequired: true },
    ],
    [
      'getAuthenticatedReview',
      [{ itemId: 1001, variationId: 10003 }],
      { feedbacks: [], pagination: { totalCount: 0 } },
    ],
    ['deleteBasketReservations', [], true],
    ['doAddShopLogs', [{ level: 'error', message: 'Cannot read properties of undefined' }], null],
    ['doAddShopLogs', [[{ message: 'one' }, { message: 'two' }]], null],
    ['getMollieSettings', [], { mollieComponents: false, preventOrderCreationGranular: {}, profileId: '' }],
    ['getPayPalSettings', [], null],
    ['getAssetsAndRobots', [], { customAssets: [], robots: { robotsHomepage: 'all' } }],
  ])('%s is answered', async (name, body, expected) => {
    const response = await visitor.send(name, body);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ data: expected });
  });

  it('fills no log', async () => {
    const tooLong = await visitor.send('doAddShopLogs', [{ message: 'x'.repeat(20_000) }]);
    expect(tooLong.json().key).toBe('bodyTooLarge');
    const tooMany = await visitor.send('doAddShopLogs', [Array.from({ length: 51 }, () => ({}))]);
    expect(tooMany.json().key).toBe('invalidInput');
  });
});

describe('categories', () => {
  it('are counted in breadcrumbs, of lists and products, and all have an id', async () => {
    const tree = await visitor.call('getCategoryTree');
    expect(tree.every(({ id }) => id > 0)).toBe(true);
    const list = await visitor.call('getFacet', { categoryId: 11 });
    const totals = async (categoryId: number) =>
      (await visitor.call('getFacet', { categoryId, itemsPerPage: 1 })).pagination.totals;
    const product = await visitor.call('getProduct', { id: list.products[0]?.item.id ?? 0 });
    const trails = [list.breadcrumbs, product.breadcrumbs ?? []];
    for (const trail of trails) expect(trail.length).toBeGreaterThan(0);
    for (const { id, itemCount } of trails.flat()) expect(itemCount).toBe(await totals(id));
    const tagged = await visitor.call('getFacet', { type: 'tag', tagId: 5 });
    expect(tagged.breadcrumbs).toMatchObject([{ itemCount: tagged.pagination.totals }]);
  });
});

describe('refusals', () => {
  it('speak the language of the request, with their figures', async () => {
    const messageIn = async (headers: Record<string, string>) =>
      (await visitor.send('doAddCartItem', [{ productId: ids[0], quantity: 5000 }], { headers })).json().message;
    await test.database.pool.query('UPDATE stock SET quantity = 1000 WHERE variation_id = $1', [ids[0]]);
    expect(await messageIn({ locale: 'de' })).toMatch(/^Von „.+“ sind nur noch 1\.000 \p{Lu}\p{Ll}+ auf Lager\./u);
    expect(await messageIn({ locale: 'en' })).toMatch(/^Only 1,000 \p{Ll}+ of “.+” are left in stock\./u);
    expect(await messageIn({ cookie: 'locale=en' })).toMatch(/^Only 1,000/);
    const unknown = await visitor.send('doWhatever', [], { headers: { locale: 'en' } });
    expect(unknown.json().message).toBe('This function no longer exists. Please reload the page.');
  });

  it('say by field what is wrong with it', async () => {
    const save = async (addressData: object, locale: string) =>
      (await visitor.send('doSaveAddress', [{ typeId: 1, addressData }], { headers: { locale } })).json();
    expect(await save({ ...germanAddress, zipCode: '7017' }, 'de')).toMatchObject({
      key: 'address.validationFailed',
      cause: { 'addressData.zipCode': 'invalid' },
      errors: { 'addressData.zipCode': ['Bitte prüfen Sie diese Angabe.'] },
    });
    expect(await save({ ...germanAddress, city: '' }, 'en')).toMatchObject({
      key: 'invalidInput',
      errors: { 'addressData.city': [expect.stringMatching(/^Please/)] },
    });
    const other = await visitor.send('getProduct', [{ id: 2_000_000 }]);
    expect(other.json()).not.toHaveProperty('errors');
  });

  it('call a wrong token as clients know it', async () => {
    await visitor.call('doAddCartItem', { productId: ids[0] ?? 0 });
    const refused = await visitor.send('deleteAllCartItems', [], { headers: { 'x-csrf-token': 'wrong' } });
    expect(refused.json().key).toBe('security.invalidCsrfToken');
  });
});
