import type { Client, Input, OperationName, Output } from '@mise/contract/client.ts';
import { createHttpClient } from '@mise/contract/http-client.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, germanAddress } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const email = 'anna@krone.example';
const guest = { guestMail: email };
const addressInput = { typeId: 1 as const, addressData: germanAddress };

let test: TestShop;
let productId: number;
beforeAll(async () => {
  test = await createTestShop();
  [productId = 0] = await sampleVariations(test.database.pool, 1);
});
afterAll(() => test.close());

/** Whoever comes with this token and no other: every answer with a new one is lost. */
type Holder = {
  send: (name: OperationName, input?: unknown) => Promise<LightMyRequestResponse>;
  call: <Name extends OperationName>(name: Name, input?: Input<Name>) => Promise<Output<Name>>;
};

function holderOf(token: string, csrfToken: string): Holder {
  const headers = { cookie: `session=${token}`, 'x-csrf-token': csrfToken };
  const send = (name: OperationName, input?: unknown) =>
    test.visitor().send(name, input === undefined ? [] : [input], { headers });
  return {
    send,
    call: async (name, input) => {
      const response = await send(name, input);
      if (response.statusCode !== 200) throw response.json();
      return response.json().data;
    },
  };
}

/** Who got this answer and goes on with the token that it brought. */
function holderAfter(answer: LightMyRequestResponse): Holder {
  const token = answer.cookies.find(({ name }) => name === 'session')?.value ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  return holderOf(token, String(answer.headers['x-csrf-token']));
}

/** Two who hold the same token of a session with one piece in its cart: planted by the one in the browser of the other. */
let planter: Holder;
let victim: Holder;
beforeEach(async () => {
  planter = holderAfter(await test.visitor().send('doAddCartItem', [{ productId }]));
  victim = planter;
});

async function logIn(holder: Holder): Promise<Holder> {
  return holderAfter(await holder.send('doLoginAsGuest', { email }));
}

/** By now the browser has the token that an answer brought, if ever. */
function moveOn(): void {
  const moment = new Date(test.shop.now().getTime() + 10_000);
  test.setNow(moment);
}

async function seen({ call }: Holder) {
  const [session, { addresses }] = await Promise.all([call('getSession'), call('getAddressesData', {})]);
  return { user: session.user, addresses: addresses.length, pieces: session.basket?.itemQuantity };
}

const onlyTheCart = { user: null, addresses: 0, pieces: 1 };

describe('whoever planted a token', () => {
  it('sees nothing of a guest who logs in with it', async () => {
    const own = await logIn(victim);
    expect(await seen(planter)).toEqual(onlyTheCart);
    await own.call('doSaveAddress', addressInput);
    expect(await seen(planter)).toEqual(onlyTheCart);
    expect(await seen(own)).toEqual({ user: guest, addresses: 1, pieces: 1 });
  });

  it('sees nothing who logs in with it first and never uses the new one until later', async () => {
    const hidden = holderAfter(await planter.send('doLoginAsGuest', { email: 'mallory@example.com' }));
    expect(await seen(victim)).toEqual(onlyTheCart);
    const own = await logIn(victim);
    await own.call('doSaveAddress', addressInput);
    expect(await seen(own)).toEqual({ user: guest, addresses: 1, pieces: 1 });
    expect(await seen(hidden)).toEqual({ user: { guestMail: 'mallory@example.com' }, addresses: 0, pieces: 1 });
    expect(await seen(planter)).toEqual(onlyTheCart);
  });

  it('sees no address that is entered before the e-mail address', async () => {
    const hidden = await logIn(planter);
    moveOn();
    const own = holderAfter(await victim.send('doSaveAddress', addressInput));
    expect(await seen(own)).toEqual({ user: null, addresses: 1, pieces: 1 });
    expect(await seen(planter)).toEqual(onlyTheCart);
    expect((await seen(hidden)).addresses).toBe(0);
    await own.call('doSaveAddress', { ...addressInput, typeId: 2 });
    expect((await seen(own)).addresses).toBe(2);
  });

  it('sees nothing who logs in at the same moment', async () => {
    const [hidden, own] = await Promise.all([logIn(planter), logIn(victim)]);
    await own.call('doSaveAddress', addressInput);
    expect(await seen(own)).toEqual({ user: guest, addresses: 1, pieces: 1 });
    expect(await seen(hidden)).toEqual({ user: guest, addresses: 0, pieces: 1 });
    expect(await seen(planter)).toEqual(onlyTheCart);
  });

  it('changes nothing in the cart of a guest who has logged in', async () => {
    const own = await logIn(victim);
    moveOn();
    await planter.call('deleteAllCartItems');
    expect((await seen(own)).pieces).toBe(1);
  });
});

describe('a guest who never got the answer to the login', () => {
  it('has the cart, however often, and logs in again', async () => {
    for (let lost = 0; lost < 3; lost += 1)
      expect((await victim.send('doLoginAsGuest', { email })).statusCode).toBe(200);
    expect(await seen(victim)).toEqual(onlyTheCart);
    const own = await logIn(victim);
    await own.call('doSaveAddress', addressInput);
    expect(await seen(own)).toEqual({ user: guest, addresses: 1, pieces: 1 });
  });

  it('has answers to order properties and the order of lines, too', async () => {
    const [, second = 0] = await sampleVariations(test.database.pool, 2);
    await victim.call('doAddCartItem', { productId: second, quantity: 3 });
    const linesOf = async (holder: Holder) =>
      (await holder.call('getCart')).items?.map(({ variationId, quantity, basketItemOrderParams }) => ({
        variationId,
        quantity,
        basketItemOrderParams,
      }));
    const before = await linesOf(victim);
    const own = await logIn(victim);
    expect(await linesOf(victim)).toEqual(before);
    expect(await linesOf(own)).toEqual(before);
  });
});

it('who leaves the token again and again keeps others who hold it from writing only once', async () => {
  await logIn(planter);
  expect((await victim.send('doAddCartItem', { productId })).statusCode).toBe(503);
  for (let again = 0; again < 3; again += 1) {
    moveOn();
    await logIn(planter);
    expect((await victim.send('doAddCartItem', { productId })).statusCode).toBe(200);
  }
});

it.each<[OperationName, () => unknown]>([
  ['doAddCartItem', () => ({ productId })],
  ['doAddWishlistItem', () => ({ variationId: productId })],
  ['doSaveAddress', () => addressInput],
  ['deleteCart', () => undefined],
  ['doForgetMe', () => undefined],
])(
  '%s of another tab is not told as done and lost while the answer with the new token is on its way',
  async (...call) => {
    const [name, input] = call;
    test.setNow(new Date('2026-11-25T10:00:00Z'));
    const own = await logIn(victim);
    test.setNow(new Date('2026-11-25T10:00:09Z'));
    const answer = await planter.send(name, input());
    expect(answer.json()).toMatchObject({ key: 'security.sessionChanged' });
    expect((await own.send(name, input())).statusCode).toBe(200);
    // Its answer was lost.
    test.setNow(new Date('2026-11-25T10:00:10Z'));
    expect((await planter.send(name, input())).statusCode).toBe(200);
  },
);

it('leaves no copy of its cart without end, and keeps nobody of a network that left many from ordering', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '100000' });
  const { pool } = limited.database;
  const visitor = limited.visitor();
  await visitor.call('doAddCartItem', { productId });
  await visitor.call('doLoginAsGuest', { email });
  const { rowCount } = await pool.query("UPDATE rate_limit SET count = 599 WHERE key LIKE 'left-session:network:%'");
  expect(rowCount).toBe(1);
  const before = await visitor.send('doLoginAsGuest', [{ email }]);
  const kept = async () =>
    (
      await pool.query(
        `SELECT (SELECT count(*)::int FROM session) AS sessions, (SELECT count(*)::int FROM customer) AS customers,
           (SELECT count(*)::int FROM basket_item) AS lines`,
      )
    ).rows[0];
  const all = await kept();
  await visitor.call('doLoginAsGuest', { email: 'bernd@krone.example' });
  expect(await kept()).toEqual(all);
  const { basket, user } = await visitor.call('getSession');
  expect([basket?.itemQuantity, user]).toEqual([1, { guestMail: 'bernd@krone.example' }]);
  const cookie = `session=${before.cookies.find(({ name }) => name === 'session')?.value}`;
  const nobody = await limited.visitor().send('getSession', [], { headers: { cookie } });
  expect(nobody.json().data).toMatchObject({ basket: { itemQuantity: 0 }, user: null });
  await fillCheckout(visitor, { email: 'bernd@krone.example' });
  expect((await visitor.call('doPlaceOrder')).order.id).toBeGreaterThan(0);
  await limited.close();
});

it('leaves nothing in the cart of the token before where the cart was ordered', async () => {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId });
  await fillCheckout(visitor);
  const { order } = await visitor.call('doPlaceOrder');
  const before = holderAfter(await visitor.send('doLoginAsGuest', [{ email }]));
  const after = holderAfter(await before.send('doLoginAsGuest', { email: 'post@krone.example' }));
  expect((await after.call('doPlaceOrder')).order.id).toBe(order.id);
  moveOn();
  await expect(before.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.emptyBasket' });
});

it('keeps addresses and cart of a guest who gives another e-mail address', async () => {
  const own = await logIn(victim);
  await own.call('doSaveAddress', addressInput);
  const changed = holderAfter(await own.send('doLoginAsGuest', { email: 'post@krone.example' }));
  expect(await seen(changed)).toEqual({ user: { guestMail: 'post@krone.example' }, addresses: 1, pieces: 1 });
  expect(await seen(own)).toEqual(onlyTheCart);
});

it('leaves the token before the referrer of its session', async () => {
  const headers = { referrerid: '107' };
  const added = await test.visitor().send('doAddCartItem', [{ productId }], { headers });
  await logIn(holderAfter(added));
  const found = await test.database.pool.query("SELECT 1 FROM session WHERE referrer_id = '107'");
  expect(found.rowCount).toBe(2);
});

describe('two tabs of one browser', () => {
  it('that log in at once and write on have one session with all of it', async () => {
    const jar: Jar = new Map();
    const tabs = [tabOf(jar), tabOf(jar)];
    await tabs[0]?.doAddCartItem({ productId });
    await tabs[1]?.getSession();
    await Promise.all(tabs.map((tab) => tab.doLoginAsGuest({ email })));
    for (const tab of tabs) await tab.doAddCartItem({ productId });
    const { data } = await tabOf(jar).getSession();
    expect(data).toMatchObject({ user: guest, basket: { itemQuantity: 3 } });
  });

  it('that save an address each before the e-mail address have both', async () => {
    const jar: Jar = new Map();
    const tabs = [tabOf(jar), tabOf(jar)];
    await tabs[0]?.doAddCartItem({ productId });
    await tabs[1]?.getSession();
    for (const tab of tabs) await tab.doSaveAddress(addressInput);
    expect((await tabOf(jar).getAddresses({ typeId: 1 })).data).toHaveLength(2);
  });
});

type Jar = Map<string, string>;

/** A page of our own in a browser with these cookies: the client renews its token and sends a refused write once more. */
function tabOf(jar: Jar): Client {
  return createHttpClient({
    baseUrl: '/api',
    fetch: async (url, request) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: String(url),
        headers: {
          ...Object.fromEntries(request?.headers as [string, string][]),
          cookie: [...jar].map((cookie) => cookie.join('=')).join('; '),
        },
        payload: String(request?.body),
      });
      for (const { name, value } of answer.cookies) jar.set(name, value);
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      });
    },
  });
}
