import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openCarrierSandbox } from '../testing/carrier-sandbox.ts';
import { germanAddress } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { createAdmission, usualLimits } from '../turns/admission.ts';
import { createLongTurns, takeLongTurn } from '../turns/long-turns.ts';

/** Methods of the demo shop. */
const parcel = 1;
const transfer = 1;

let test: TestShop;
let ids: number[];
beforeAll(async () => {
  test = await createTestShop();
  ids = await sampleVariations(test.database.pool, 230, { stock: 1000 });
});
afterAll(() => test.close());

async function withCart(lines: number): Promise<TestVisitor> {
  const visitor = test.visitor();
  for (let start = 0; start < lines; start += 100) {
    const some = ids.slice(start, Math.min(start + 100, lines));
    await visitor.call(
      'doAddCartItems',
      some.map((productId) => ({ productId })),
    );
  }
  return visitor;
}

it('one session that asks for its large cart 300 times at once lets others go first, and is told when its line is full', async () => {
  const greedy = await withCart(230);
  const arrived = Promise.withResolvers<void>();
  const other = { network: '127.0.0.1', session: 'other', hasGone: () => false };
  // Those in line are not answered before all have arrived.
  const held = test.shop.longTurns(other, async () => {
    await takeLongTurn();
    await arrived.promise;
  });
  const ended: number[] = [];
  const calls = Array.from({ length: 300 }, async () => {
    const answer = await greedy.send('getCart', []);
    ended.push(answer.statusCode);
    return answer;
  });
  const { ofSession, longestLine } = usualLimits;
  await expect.poll(() => ended.length, { timeout: 30_000 }).toBe(300 - ofSession - longestLine);
  // They come in a few at a time: one may be done before the line is full.
  const early = ended.filter((statusCode) => statusCode === 200).length;
  arrived.resolve();
  await held;
  let acquired = 0;
  const note = () => (acquired += 1);
  test.database.pool.on('acquire', note);
  await test.visitor().call('getSearch', { term: 'Teller' });
  test.database.pool.off('acquire', note);
  const answers = await Promise.all(calls);
  // What it asks itself, and what two of the others ask meanwhile; all of the others ask a thousand times.
  expect(acquired).toBeLessThan(100);
  const served = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([served.length - early, served.length + refused.length]).toEqual([ofSession + longestLine, 300]);
  expect(refused[0]?.json()).toMatchObject({ key: 'security.tooManyRequests', cause: { seconds: 2 } });
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
});

it('one who asks for large carts in many sessions lets a neighbor of the same network go before them', async () => {
  const greedy = await Promise.all(Array.from({ length: usualLimits.turns }, () => withCart(230)));
  const neighbor = await withCart(1);
  let ended = 0;
  const calls = greedy.map(async (visitor) => {
    const answer = await visitor.send('getCart', []);
    ended += 1;
    return answer;
  });
  await test.app.inject('/api/openapi.json');
  await neighbor.call('getCart');
  expect(ended).toBeLessThan(usualLimits.turns / 2);
  const answers = await Promise.all(calls);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(greedy.map(() => 200));
});

it('60 logins at once from one network let one from another go before them', async () => {
  await openAccount('anna@krone.example', '198.51.100.1');
  await openAccount('gast@linde.example', '203.0.113.9');
  const begun: string[] = [];
  const { inTurn } = test.shop.admission;
  const noted = vi.spyOn(test.shop.admission, 'inTurn').mockImplementation((caller, work, options) => {
    const begin = () => {
      begun.push(caller.network);
      return work();
    };
    return inTurn(caller, begin, options);
  });
  const flood = Array.from({ length: 60 }, () => logIn('gast@linde.example', '203.0.113.9'));
  await test.app.inject('/api/openapi.json');
  const before = begun.length;
  const answer = await logIn('anna@krone.example', '198.51.100.1');
  expect(answer.statusCode).toBe(200);
  // Those that had a turn when hers came in, and who began before it had been read; one after the other nearly all of them.
  expect(begun.slice(before).indexOf('198.51.100.1')).toBeLessThan(2 * usualLimits.turns);
  await Promise.all(flood);
  expect(begun).toHaveLength(61);
  noted.mockRestore();
});

it('300 calls at once that need nothing from outside let one that comes meanwhile from another network go before them', async () => {
  const refuse = (remoteAddress: string) => post('getPaymentProviders', { unknown: true }, remoteAddress);
  const ended: string[] = [];
  const flood = Array.from({ length: 300 }, async () => {
    await refuse('203.0.113.9');
    ended.push('flood');
  });
  await test.app.inject('/api/openapi.json');
  const answer = await refuse('198.51.100.1');
  expect(answer.statusCode).toBe(400);
  expect(ended.length).toBeLessThan(flood.length / 2);
  await Promise.all(flood);
});

it('200 buyers behind one address can order, whatever is asked at once', { timeout: 180_000 }, async () => {
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const buyer = await withCart(1);
      await buyer.call('doLoginAsGuest', { email: `anna-${index}@krone.example`, cartItems: 'none' });
      const [address] = await buyer.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
      await buyer.call('setCheckoutAddress', { typeId: 1, addressId: address?.id ?? 0 });
      await buyer.call('setShippingProvider', { shippingId: parcel });
      await buyer.call('setPaymentProvider', { paymentId: transfer });
      await buyer.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
      return buyer;
    }),
  );
  const orders = await Promise.all(buyers.map((buyer) => buyer.call('doPlaceOrder')));
  expect(new Set(orders.map(({ order }) => order.id)).size).toBe(200);
});

const password = 'ein-langes-wort-77';

async function openAccount(email: string, remoteAddress: string): Promise<void> {
  const contact = { password, firstName: 'Anna', lastName: 'Krone', options: { typeId: { value: email } } };
  const answer = await post('doRegisterUser', { contact, hasAgreed: true }, remoteAddress);
  expect(answer.statusCode).toBe(200);
}

function logIn(email: string, remoteAddress: string) {
  return post('doLogin', { email, password }, remoteAddress);
}

/** Without a session: each is the network's alone. */
function post(name: string, input: unknown, remoteAddress: string) {
  return test.app.inject({
    method: 'POST',
    url: `/api/plentysystems/${name}`,
    payload: [input] as never,
    remoteAddress,
  });
}

it('buyers who wait for a carrier that says nothing keep nobody waiting', async () => {
  const carrier = await openCarrierSandbox();
  const shop = await createTestShop({ SANDBOX_CARRIER_PORT: String(carrier.port) });
  const search = () => shop.visitor().call('getSearch', { term: 'Teller' });
  // The first one reads the index.
  await search();
  await carrier.set('slow');
  const ended: string[] = [];
  const place = { zipcode: '10115', city: 'Berlin', street: 'Invalidenstraße 1', searchPackstation: true };
  const waiting = Array.from({ length: usualLimits.turns }, async () => {
    await shop.visitor().send('getPackstations', [place]);
    ended.push('waited');
  });
  await search();
  expect(ended).toEqual([]);
  await Promise.all(waiting);
  await shop.close();
  await carrier.close();
});

it('a long body is checked when it is the turn of what takes long: one of nothing but wrong values does', async () => {
  const longTurns = vi.spyOn(test.shop, 'longTurns');
  longTurns.mockImplementation((caller, call) => createLongTurns()({ ...caller, hasGone: () => true }, call));
  const wrong = Array(100).fill({ productId: 'x', basketItemOrderParams: Array(10).fill({ property: {} }) });
  const statusOf = async (input: unknown) => (await test.visitor().send('doAddCartItems', [input])).statusCode;
  expect([await statusOf(wrong), await statusOf(wrong.slice(0, 2))]).toEqual([503, 400]);
  longTurns.mockRestore();
  expect(await statusOf(wrong)).toBe(400);
});

it('what is found as it was typed comes at once; what was mistyped is looked for when it is the turn of what takes long', async () => {
  const longTurns = vi.spyOn(test.shop, 'longTurns');
  longTurns.mockImplementation((caller, call) => createLongTurns()({ ...caller, hasGone: () => true }, call));
  const search = async (term: string) => (await test.visitor().send('getSearch', [{ term }])).statusCode;
  const suggest = async (query: string) =>
    (await test.visitor().send('getItemSearchAutocomplete', [{ query }])).statusCode;
  expect([await search('Teller'), await search('Tellre')]).toEqual([200, 503]);
  expect([await suggest('Tell'), await suggest('Tellre')]).toEqual([200, 503]);
  longTurns.mockRestore();
  expect([await search('Tellre'), await suggest('Tellre')]).toEqual([200, 200]);
});

it('who still waits for a turn when a stop has taken long is told to come again; what has begun is answered, and what changes something', async () => {
  const shop = await createTestShop();
  shop.shop.admission = createAdmission({ ...usualLimits, turns: 1 });
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const working = shop.shop.admission.inTurn({ network: 'a', session: null }, () => {
    begun.resolve();
    return ended.promise;
  });
  await begun.promise;
  const waiting = shop.visitor().send('getCart', []);
  await expect.poll(shop.shop.admission.networks).toBe(2);
  const changing = shop.visitor().send('doAddCartItem', [{ productId: ids[0], quantity: 1 }]);
  shop.shop.lastTurns.abort();
  ended.resolve();
  await working;
  const { statusCode, headers } = await waiting;
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect((await changing).statusCode).toBe(200);
  await shop.close();
});
