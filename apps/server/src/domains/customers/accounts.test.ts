import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, registration, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { loginDays } from './sessions.ts';

let test: TestShop;
let productId: number;
let short: number;
beforeAll(async () => {
  test = await createTestShop();
  [productId = 0, short = 0] = await sampleVariations(test.database.pool, 2);
});
afterAll(() => test.close());
// All come from one network here, whose failures are counted together.
beforeEach(() => query('DELETE FROM rate_limit'));

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

async function logIn(email: string) {
  const visitor = test.visitor();
  await visitor.call('doLogin', { email, password });
  return visitor;
}

it('whoever registers is logged in, under the address in lower case', async () => {
  const visitor = test.visitor();
  const answer = await visitor.send('doRegisterUser', [registration('Anna@Krone.example')]);
  const user = { email: 'anna@krone.example', fullName: 'Anna Krone', showNetPrices: false, isEmailConfirmed: false };
  expect(answer.json()).toMatchObject({
    data: user,
    events: { AfterAccountAuthentication: { isSuccess: true, accountContact: user }, AfterBasketChanged: {} },
  });
  expect((await visitor.call('getSession')).user).toMatchObject(user);
  const other = await logIn('ANNA@krone.example');
  expect((await other.call('getSession')).user).toMatchObject(user);
});

it('a business sees net prices from then on', async () => {
  const visitor = test.visitor();
  const { contact, ...rest } = registration('kueche@hotel.example');
  const business = { ...contact, isBusiness: true, companyName: 'Hotel Post', vatNumber: 'DE123456789' };
  const { showNetPrices } = await visitor.call('doRegisterUser', { ...rest, contact: business });
  expect(showNetPrices).toBe(true);
  expect((await visitor.call('getCart')).showNetPrices).toBe(true);
});

it('keeps the texts that were agreed to, and the addresses that came along', async () => {
  const visitor = test.visitor();
  const billingAddress = { ...germanAddress, firstName: 'Berta', lastName: 'Post' };
  const { contact, ...rest } = registration('berta@post.example');
  const { firstName, lastName, ...nameless } = contact;
  const user = await visitor.call('doRegisterUser', { ...rest, contact: nameless, billingAddress });
  expect(user.fullName).toBe('Berta Post');
  const [kept] = await visitor.call('getAddresses', { typeId: 1 });
  expect(kept).toMatchObject({ firstName: 'Berta', primary: true });
  const texts = await query(
    `SELECT type FROM account, jsonb_each_text(agreed_texts) AS agreed JOIN legal_text_version ON id = agreed.value
     WHERE email = 'berta@post.example' ORDER BY type`,
  );
  expect(texts.rows.map(({ type }) => type)).toEqual(['PrivacyPolicy', 'TermsConditions']);
});

it.each([
  ['no agreement', { hasAgreed: false }, { hasAgreed: 'required' }],
  ['no name', { contact: { firstName: '' } }, { 'contact.firstName': 'required' }],
  ['a business without a company', { contact: { isBusiness: true } }, { 'contact.companyName': 'required' }],
  ['a short password', { contact: { password: 'Topf 1' } }, { 'contact.password': 'passwordLength' }],
  ['a password without a letter', { contact: { password: '5830 2917' } }, { 'contact.password': 'passwordLetter' }],
  ['a password without a digit', { contact: { password: 'Loeffelstiel' } }, { 'contact.password': 'passwordDigit' }],
  ['a common password', { contact: { password: 'Passwort1' } }, { 'contact.password': 'commonPassword' }],
  ['a long password', { contact: { password: 'a1'.repeat(101) } }, { 'contact.password': 'longPassword' }],
])('refuses %s', async (_, changes: Record<string, unknown>, cause) => {
  const given = registration('neu@krone.example');
  const contact = { ...given.contact, ...(changes.contact as object) };
  const answer = await test.visitor().send('doRegisterUser', [{ ...given, ...changes, contact }]);
  expect(answer.json()).toMatchObject({ key: 'invalidInput', cause });
});

it('names the field of an address that cannot be', async () => {
  const billingAddress = { ...germanAddress, zipCode: '7017' };
  const answer = await test
    .visitor()
    .send('doRegisterUser', [{ ...registration('neu@krone.example'), billingAddress }]);
  expect(answer.json().cause).toEqual({ 'billingAddress.zipCode': 'invalid' });
  expect((await query("SELECT FROM account WHERE email = 'neu@krone.example'")).rowCount).toBe(0);
});

it('of many at once who register an address one gets it', async () => {
  const { contact, ...rest } = registration('race@krone.example');
  const inputOf = (person: number) => ({ ...rest, contact: { ...contact, password: `${contact.password} ${person}` } });
  const register = (person: number) => test.visitor().send('doRegisterUser', [inputOf(person)]);
  const answers = await Promise.all([1, 2, 3, 4].map(register));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect((await query("SELECT FROM customer WHERE email = 'race@krone.example'")).rowCount).toBe(1);
});

it('a registration that is sent twice opens one account, and both answers are logged in to it', async () => {
  const email = 'twice@krone.example';
  const send = () => test.visitor().send('doRegisterUser', [registration(email)]);
  const answers = await Promise.all([send(), send()]);
  expect(answers.map((answer) => answer.json().data?.email)).toEqual([email, email]);
  expect((await test.sentMails()).filter(({ to }) => to === email)).toHaveLength(1);
  expect((await query('SELECT FROM customer WHERE email = $1', [email])).rowCount).toBe(1);
  await query("UPDATE account SET created_at = created_at - interval '2 minutes' WHERE email = $1", [email]);
  expect((await send()).json().key).toBe('register.emailTaken');
});

it('a login brings what the guest had: lines add up, addresses and choices go along, the guest is gone', async () => {
  const email = 'merge@krone.example';
  const owner = await signInCustomer(test, email);
  await owner.call('doAddCartItem', { productId, quantity: 2 });
  await owner.call('doSaveAddress', { typeId: 1, addressData: { ...germanAddress, streetName: 'Altweg' } });

  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId, quantity: 3 });
  await fillCheckout(guest, { email: 'elsewhere@krone.example' });
  const [typed] = await guest.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  await guest.call('setCheckoutAddress', { typeId: 1, addressId: typed?.id ?? 0 });
  const before = await query("SELECT id FROM customer WHERE email = 'elsewhere@krone.example'");
  await guest.call('doLogin', { email, password });

  const cart = await guest.call('getCart');
  expect(cart.items?.map(({ quantity }) => quantity)).toEqual([5]);
  const addresses = await guest.call('getAddresses', { typeId: 1 });
  expect(addresses.map(({ streetName, primary }) => [streetName, primary])).toEqual([
    ['Altweg', true],
    [germanAddress.streetName, false],
  ]);
  expect(cart.customerInvoiceAddressId).toBe(typed?.id);
  expect((await owner.call('getCart')).items?.[0]?.quantity).toBe(5);
  expect((await query('SELECT FROM customer WHERE id = $1', [before.rows[0]?.id])).rowCount).toBe(0);
});

it.each([
  ['for the other carrier of the account', [1, true], [3, false], false],
  ['before a method was chosen, where the account refused its carrier', [3, false], [0, true], false],
  ['of the account, where the guest refused the same carrier', [1, true], [1, false], false],
  ['of the guest for their carrier', [3, true], [1, true], true],
  ['of the account, where the guest chose nothing', [1, true], [0, false], true],
] as const)(
  'consent %s counts after a login only for the carrier that it was given for: %#',
  async (_, of, guests, counts) => {
    const email = `consent-${of[0]}-${guests[0]}@krone.example`;
    const owner = await signInCustomer(test, email);
    const guest = test.visitor();
    for (const [visitor, [shippingId, hasConsented]] of [
      [owner, of],
      [guest, guests],
    ] as const) {
      await visitor.call('doAddCartItem', { productId });
      // Of another mail address the carrier was not told that it may have it.
      await visitor.call('doLoginAsGuest', { email });
      if (shippingId > 0) await visitor.call('setShippingProvider', { shippingId });
      await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: hasConsented });
    }
    await guest.call('doLogin', { email, password });
    const cart = await guest.call('getCart');
    expect(cart.shippingProfileId).toBe(guests[0] || of[0]);
    expect(cart.shippingPrivacyHintAccepted ?? false).toBe(counts);
  },
);

it.each([
  ['keeps what was agreed and wished for the delivery that stays', 'Marktplatz', true],
  ['leaves what was agreed and wished for another delivery', 'Altweg', false],
])('a login %s', async (_, streetName, isKept) => {
  const email = `neighbor-${streetName}@krone.example`.toLowerCase();
  const owner = await signInCustomer(test, email);
  await owner.call('doAddCartItem', { productId });
  await fillCheckout(owner);
  const wish = {
    ...{ preferredDay: '', preferredLocation: '', postcode: '70173', handOverBy: '' },
    ...{ preferredNeighbourName: 'Meier', preferredNeighbourAddress: 'Marktplatz 5' },
  };
  await query('UPDATE basket SET preferred_delivery = $2 WHERE id = $1', [(await owner.call('getCart')).id, wish]);
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  const [address] = await guest.call('doSaveAddress', { typeId: 2, addressData: { ...germanAddress, streetName } });
  await guest.call('setCheckoutAddress', { typeId: 2, addressId: address?.id ?? 0 });
  await guest.call('doLogin', { email, password });
  const cart = await guest.call('getCart');
  expect(cart.deliveryAddress).toMatchObject({ streetName });
  expect([cart.preferredDelivery?.preferredNeighbourName, cart.shippingPrivacyHintAccepted]).toEqual(
    isKept ? ['Meier', true] : [undefined, undefined],
  );
});

it('lines add up as far as there is stock', async () => {
  const email = 'stock@krone.example';
  await query("UPDATE variation SET stock_policy = 'limited' WHERE id = $1", [short]);
  await query('UPDATE stock SET quantity = 4 WHERE variation_id = $1', [short]);
  const owner = await signInCustomer(test, email);
  await owner.call('doAddCartItem', { productId: short, quantity: 3 });
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId: short, quantity: 3 });
  await guest.call('doLogin', { email, password });
  const { items, notices } = await guest.call('getCart');
  expect(items?.map(({ quantity }) => quantity)).toEqual([4]);
  const reduced = {
    key: 'quantityReduced',
    cause: { variationId: short, name: expect.any(String), pieces: 4, sold: '4 Stück' },
  };
  expect(notices).toContainEqual(reduced);
  // Told until the cart changes.
  expect((await guest.call('doAddCartItem', { productId })).notices).not.toContainEqual(reduced);
  // What was there before stays, though less lies there now: the checkout tells of that.
  await query('UPDATE stock SET quantity = 2 WHERE variation_id = $1', [short]);
  const another = test.visitor();
  await another.call('doAddCartItem', { productId: short, quantity: 1 });
  await another.call('doLogin', { email, password });
  expect((await another.call('getCart')).items?.map(({ quantity }) => quantity)).toEqual([4, 1]);
});

it('a second login in the same session takes nothing of the first account along', async () => {
  const first = await signInCustomer(test, 'first@krone.example');
  await first.call('doAddCartItem', { productId });
  await signInCustomer(test, 'second@krone.example');
  await first.call('doLogin', { email: 'second@krone.example', password });
  expect((await first.call('getCart')).items).toEqual([]);
  expect((await (await logIn('first@krone.example')).call('getCart')).items).toHaveLength(1);
});

it('a logout leaves nothing in the browser, and its token opens nothing any more', async () => {
  const visitor = await signInCustomer(test, 'out@krone.example');
  await visitor.call('doAddCartItem', { productId });
  const answer = await visitor.send('doLogoutUser', []);
  const cookies = answer.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()]);
  expect(cookies).toEqual([
    ['session', '', 0],
    ['has_session', '', 0],
    ['price_group', '', 0],
  ]);
  expect(answer.headers['x-csrf-token']).toBeUndefined();
  const { user, basket } = await visitor.call('getSession');
  expect([user, basket.items]).toEqual([null, []]);
  await visitor.call('doAddCartItem', { productId });
  expect((await (await logIn('out@krone.example')).call('getCart')).items?.[0]?.quantity).toBe(1);
});

it('the token before a login opens nothing after it', async () => {
  const email = 'token@krone.example';
  await signInCustomer(test, email);
  const visitor = test.visitor();
  const begun = await visitor.send('doAddCartItem', [{ productId }]);
  const token = begun.cookies.find(({ name }) => name === 'session')?.value;
  await visitor.call('doLogin', { email, password });
  const replayed = await test.visitor().send('getSession', [], { headers: { cookie: `session=${token}` } });
  expect(replayed.json().data).toMatchObject({ user: null, basket: { items: [] } });
});

it('answers the same to a wrong password and to an unknown address', async () => {
  await signInCustomer(test, 'known@krone.example');
  const answers = await Promise.all(
    ['known@krone.example', 'unknown@krone.example'].map((email) =>
      test.visitor().send('doLogin', [{ email, password: 'wrong' }]),
    ),
  );
  expect(answers[0]?.body).toBe(answers[1]?.body);
  expect(answers[0]?.json().key).toBe('login.loginFailed');
});

it('who guesses has to wait, with the right password too', async () => {
  await signInCustomer(test, 'guessed@krone.example');
  const guess = (email: string, word: string) => test.visitor().send('doLogin', [{ email, password: word }]);
  // However it is written: that it is guessed at from one network is forgotten, as if it were from many.
  for (const email of ['guessed@krone.example', 'Guessed@krone.example', 'GUESSED@krone.example']) {
    for (const word of ['wrong', 'wrong too']) await guess(email, word);
    await query("DELETE FROM rate_limit WHERE key LIKE 'login:network:%'");
  }
  const refused = await guess('guessed@krone.example', password);
  expect(refused.json()).toMatchObject({ key: 'login.tooManyAttempts', cause: { seconds: 30 } });
});

it('of many who log in to one account at once nobody is refused, and of as many guesses five are looked at', async () => {
  const email = 'shared@krone.example';
  await signInCustomer(test, email);
  const attempt = (word: string) => test.visitor().send('doLogin', [{ email, password: word }]);
  const logins = await Promise.all(Array.from({ length: 12 }, () => attempt(password)));
  expect(logins.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, count) => attempt(`wrong ${count}`)));
  expect(guesses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array(5).fill(401),
    ...Array(7).fill(429),
  ]);
});

describe('where fifty logins of a network have failed', () => {
  const restMs = 1000;
  const attempt = (email: string, word: string) => test.visitor().send('doLogin', [{ email, password: word }]);

  beforeEach(async () => {
    await query('DELETE FROM rate_limit');
    await attempt('buyer@krone.example', 'mistyped 1');
    await query("UPDATE rate_limit SET count = 50 WHERE key LIKE 'login:network:%'");
  });

  it('a neighbor with the right password is let in, again and again', async () => {
    const email = 'neighbor@krone.example';
    await signInCustomer(test, email);
    await attempt('made-up@krone.example', 'wrong');
    for (let count = 0; count < 3; count += 1) expect((await attempt(email, password)).statusCode).toBe(200);
  });

  it.each(['misses@krone.example', 'nobody@krone.example'])(
    'who fails at %s waits there, and nobody else',
    async (email) => {
      if (email.startsWith('misses')) await signInCustomer(test, email);
      test.setNow(new Date());
      expect((await attempt(email, 'wrong')).json().key).toBe('login.loginFailed');
      const refused = await attempt(email.toUpperCase(), password);
      expect(refused.json()).toMatchObject({ key: 'login.tooManyAttempts', cause: { seconds: 30 } });
      expect((await attempt(`other.${email}`, 'wrong')).json().key).toBe('login.loginFailed');
    },
  );

  it('passwords come one at a time, each a second after one that failed', async () => {
    const begun = performance.now();
    const answers = await Promise.all([1, 2, 3].map((count) => attempt(`list-${count}@krone.example`, 'stolen 1')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(2 * restMs);
  });

  it('whoever has a session does not wait for all who have none; these are refused where ten wait already', async () => {
    const email = 'with-cart@krone.example';
    await signInCustomer(test, email);
    const neighbor = test.visitor();
    await neighbor.call('doAddCartItem', { productId });
    const list = Array.from({ length: 12 }, (_, count) => attempt(`flood-${count}@krone.example`, 'stolen 1'));
    await expect.poll(() => failures()).toBeGreaterThan(50);
    expect((await neighbor.send('doLogin', [{ email, password }])).statusCode).toBe(200);
    expect(await failures()).toBeLessThan(55);
    const keys = (await Promise.all(list)).map((answer) => answer.json().key);
    expect(keys).toContain('security.tooManyRequests');
    expect(await failures()).toBeGreaterThan(55);
  });

  async function failures(): Promise<number> {
    const { rows } = await query("SELECT max(count) AS most FROM rate_limit WHERE key LIKE 'login:network:%'");
    return rows[0].most;
  }
});

it('says that an account is blocked to nobody but who knows its password; its sessions end at once', async () => {
  const email = 'closed@krone.example';
  const visitor = await signInCustomer(test, email);
  await query('UPDATE account SET is_blocked = true WHERE email = $1', [email]);
  expect((await visitor.call('getSession')).user).toBeNull();
  const attempt = (word: string) => test.visitor().send('doLogin', [{ email, password: word }]);
  expect((await attempt('wrong')).json().key).toBe('login.loginFailed');
  expect((await attempt(password)).json().key).toBe('login.blocked');
});

it('a login ends after 90 days, however often it was used', async () => {
  const begin = new Date('2027-03-01T08:00:00Z');
  const daysLater = (days: number) => test.setNow(new Date(begin.getTime() + days * 86_400_000));
  test.setNow(begin);
  const visitor = await signInCustomer(test, 'long@krone.example');
  for (const day of [25, 50, 75, loginDays]) {
    daysLater(day);
    expect((await visitor.call('getSession')).user).not.toBeNull();
  }
  daysLater(loginDays + 1);
  expect((await visitor.call('getSession')).user).toBeNull();
});
