import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, registration, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { createLongTurns } from '../../turns/long-turns.ts';
import { recordTransfer } from '../payments/record-transfer.ts';
import { answerReview } from '../reviews/answer-review.ts';

let test: TestShop;
let productId: number;
let soldOut: number;
beforeAll(async () => {
  test = await createTestShop();
  [productId = 0, soldOut = 0] = await sampleVariations(test.database.pool, 2);
});
afterAll(() => test.close());
beforeEach(() => query('DELETE FROM rate_limit'));

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

const person = { firstName: 'Anne', lastName: 'Krohn', phoneNumber: '+49 711 1' };

async function newestTo(email: string) {
  return (await test.sentMails()).filter(({ to }) => to === email).at(-1);
}

async function tokenTo(email: string): Promise<string> {
  return /token=([\w-]+)/.exec((await newestTo(email))?.text ?? '')?.[1] ?? '';
}

it('names and number count at once', async () => {
  const visitor = await signInCustomer(test, 'name@krone.example');
  await visitor.call('setPersonalData', { ...person, email: 'Name@krone.example' });
  expect((await visitor.call('getSession')).user).toMatchObject({
    fullName: 'Anne Krohn',
    privatePhone: '+49 711 1',
    pendingEmail: null,
  });
});

it('whoever names the address of another again and again keeps nobody from opening an account with it', async () => {
  const wanted = 'wanted-by-many@krone.example';
  const statuses = [];
  for (const own of ['first-of-many@krone.example', 'second-of-many@krone.example']) {
    const visitor = await signInCustomer(test, own);
    const change = { ...person, email: wanted, password };
    for (let times = 0; times < 5; times += 1)
      statuses.push((await visitor.send('setPersonalData', [change])).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429]);
  expect((await test.visitor().send('doRegisterUser', [registration(wanted)])).statusCode).toBe(200);
});

it('neither does anybody whose changes are under way at once', async () => {
  const wanted = 'wanted-at-once@krone.example';
  const visitor = await signInCustomer(test, 'at-once@krone.example');
  const change = { ...person, email: wanted, password };
  await Promise.all(Array.from({ length: 4 }, () => visitor.send('setPersonalData', [change])));
  await Promise.all(Array.from({ length: 4 }, () => visitor.send('setPersonalData', [change])));
  const { rows } = await query("SELECT count FROM rate_limit WHERE key LIKE 'register:%' AND count > 0");
  expect(rows).toEqual([]);
});

it('another address needs the password, counts once it is confirmed, and the present one is told', async () => {
  const [before, after] = ['before@krone.example', 'after@krone.example'];
  const visitor = await signInCustomer(test, before);
  const asked = await visitor.send('setPersonalData', [{ ...person, email: after }]);
  expect(asked.json().cause).toEqual({ password: 'required' });
  const wrong = await visitor.send('setPersonalData', [{ ...person, email: after, password: 'wrong' }]);
  expect(wrong.json().key).toBe('contact.passwordInvalid');
  const user = await visitor.call('setPersonalData', { ...person, email: after, password });
  expect(user).toMatchObject({ email: before, pendingEmail: after });
  expect((await newestTo(before))?.text).toContain(after);

  expect((await test.visitor().send('doLogin', [{ email: after, password }])).statusCode).toBe(401);
  await visitor.call('doConfirmAccountEmail', { token: await tokenTo(after) });
  expect((await visitor.call('getSession')).user).toMatchObject({
    email: after,
    pendingEmail: null,
    isEmailConfirmed: true,
  });
  expect((await test.visitor().send('doLogin', [{ email: before, password }])).statusCode).toBe(401);
  await test.visitor().call('doLogin', { email: after, password });
});

it('an address that was taken back, or taken by another, is not confirmed', async () => {
  const visitor = await signInCustomer(test, 'back@krone.example');
  await visitor.call('setPersonalData', { ...person, email: 'wanted@krone.example', password });
  const token = await tokenTo('wanted@krone.example');
  await visitor.call('setPersonalData', { ...person, email: 'back@krone.example' });
  const confirm = () => visitor.send('doConfirmAccountEmail', [{ token }]);
  expect((await confirm()).json().key).toBe('account.linkExpired');
  await visitor.call('setPersonalData', { ...person, email: 'wanted@krone.example', password });
  await signInCustomer(test, 'wanted@krone.example');
  expect((await confirm()).json().key).toBe('register.emailTaken');
  const taken = await visitor.send('setPersonalData', [{ ...person, email: 'wanted@krone.example', password }]);
  expect(taken.json().key).toBe('register.emailTaken');
});

it('lists the devices of a customer, and ends one of them or all others', async () => {
  const email = 'devices@krone.example';
  const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' } };
  const here = await signInCustomer(test, email);
  const [first, second] = [test.visitor(), test.visitor()];
  for (const visitor of [first, second]) await visitor.send('doLogin', [{ email, password }], agent);
  const listed = await here.call('getCustomerSessions');
  expect(listed.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ['Firefox', 'Windows', false],
    ['Firefox', 'Windows', false],
    [null, null, true],
  ]);
  await here.call('deleteCustomerSession', { sessionId: listed[1]?.id ?? 0 });
  expect((await first.call('getSession')).user).toBeNull();
  expect((await second.call('getSession')).user?.email).toBe(email);
  expect(await here.call('deleteOtherCustomerSessions')).toHaveLength(1);
  expect((await second.call('getSession')).user).toBeNull();
  expect(await here.call('deleteCustomerSession', { sessionId: listed[2]?.id ?? 0 })).toEqual([]);
  expect((await here.call('getSession')).user).toBeNull();
});

it('a customer is logged in at 500 places; one more ends the one that was not used for longest, and a list of so many takes long', async () => {
  const email = 'everywhere@krone.example';
  const here = await signInCustomer(test, email);
  const unused = test.visitor();
  await unused.call('doLogin', { email, password });
  await query("UPDATE session SET seen_at = now() - interval '2 days' WHERE id = (SELECT max(id) FROM session)");
  await query(
    `INSERT INTO session (token_hash, customer_id, created_at, seen_at, logged_in_at)
     SELECT decode(md5(n::text), 'hex'), customer_id, now(), now(), now() FROM account, generate_series(1, 498) n WHERE email = $1`,
    [email],
  );
  expect(await here.call('getCustomerSessions')).toHaveLength(500);
  // Their own counts, however long ago it was noted.
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  await query("UPDATE session SET seen_at = now() - interval '3 days' WHERE id = (SELECT max(id) FROM session)");
  await guest.call('doLogin', { email, password });
  expect([(await unused.call('getSession')).user, (await guest.call('getSession')).user?.email]).toEqual([null, email]);
  const longTurns = vi.spyOn(test.shop, 'longTurns');
  longTurns.mockImplementation((caller, call) => createLongTurns()({ ...caller, hasGone: () => true }, call));
  expect((await here.send('getCustomerSessions', [])).statusCode).toBe(503);
  longTurns.mockRestore();
  expect(await here.call('getCustomerSessions')).toHaveLength(500);
});

/** A customer with one of each thing that the shop keeps. */
async function busyCustomer(email: string): Promise<{ visitor: TestVisitor; orderId: number }> {
  const visitor = await signInCustomer(test, email);
  await visitor.call('doAddCartItem', { productId });
  await fillCheckout(visitor);
  const { order } = await visitor.call('doPlaceOrder');
  await recordTransfer(test.shop.db, { orderId: order.id, now: new Date() });
  await visitor.call('doAddWishlistItem', { variationId: productId });
  await query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [soldOut]);
  await visitor.call('doSubscribeNotifyMe', { variationId: soldOut, email: `order-${email}` });
  const written = { type: 'review', ratingValue: 4, title: 'Solide', message: 'Haelt', authorName: 'Anna K.' } as const;
  const key = { orderId: order.id, accessKey: order.accessKey };
  const { id } = await visitor.call('doReview', { ...written, ...key, targetId: productId, targetType: 'variation' });
  await answerReview(test.shop.db, { reviewId: id, text: 'Danke', now: new Date() });
  return { visitor, orderId: order.id };
}

it('answers all that is kept of a customer', async () => {
  const email = 'export@krone.example';
  const { visitor, orderId } = await busyCustomer(email);
  expect(await visitor.call('getCustomerExport')).toMatchObject({
    person: { email, firstName: 'Anna', agreedTexts: { PrivacyPolicy: expect.any(String) } },
    addresses: [{ streetName: germanAddress.streetName }],
    orders: [{ id: orderId, items: [{ quantity: 1 }], addresses: [{ city: 'Stuttgart' }, { city: 'Stuttgart' }] }],
    wishlist: [{ variationId: productId }],
    reviews: [{ title: 'Solide', authorName: 'Anna K.' }],
    awaitedItems: [{ variationId: soldOut, email: `order-${email}`, isConfirmed: false }],
    sessions: [{ isCurrent: true }],
    knownDevices: [{ loggedInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
  });
});

it('answers what was typed for articles, what was paid and given back, and the cart with what was taken out of it', async () => {
  const visitor = await signInCustomer(test, 'export-more@krone.example');
  const { rows } = await query(
    `SELECT min(v.id) AS id FROM variation v JOIN item_order_property p USING (item_id)
      WHERE p.order_property_id = 65 AND v.is_active`,
  );
  const answers = [{ name: 'Ihre Bestellnummer auf dem Etikett', value: 'Anna Wirt 4711' }];
  const labelled = {
    productId: rows[0].id,
    quantity: 24,
    basketItemOrderParams: [{ property: { id: 65, value: 'Anna Wirt 4711' } }],
  };
  await visitor.call('doAddCartItem', labelled);
  await fillCheckout(visitor);
  const { order } = await visitor.call('doPlaceOrder');
  const paidAt = new Date();
  await recordTransfer(test.shop.db, { orderId: order.id, now: paidAt });
  await query(
    `INSERT INTO payment_entry (payment_id, kind, amount, created_at)
     SELECT id, 'refunded', 150, $2 FROM payment WHERE order_id = $1`,
    [order.id, paidAt],
  );
  const paid = { currency: 'EUR', at: paidAt.toISOString(), method: 'Vorkasse (Überweisung)' };
  const [ordered] = (await visitor.call('getCustomerExport')).orders;
  expect(ordered?.items.map((item) => item.answers)).toEqual([answers]);
  expect(ordered?.payments).toEqual([
    { ...paid, kind: 'paid', amount: ordered?.totalGross },
    { ...paid, kind: 'refunded', amount: 1.5 },
  ]);
  expect((await visitor.call('getCustomerExport')).cart).toBeNull();

  const [plain = 0, gone = 0] = await sampleVariations(test.database.pool, 2, { stock: 20 });
  for (const each of [plain, gone]) await visitor.call('doAddCartItem', { productId: each, quantity: 2 });
  const { items = [] } = await visitor.call('doAddCartItem', labelled);
  await visitor.call('deleteCartItem', { cartItemId: items.at(-1)?.id ?? 0 });
  await query('UPDATE variation SET is_active = false WHERE id = $1', [gone]);
  await visitor.call('getCart', { keepsNotices: true });
  const { cart } = await visitor.call('getCustomerExport');
  await query('UPDATE variation SET is_active = true WHERE id = $1', [gone]);
  const article = { name: expect.stringMatching(/\w/), number: expect.stringMatching(/\w/) };
  expect(cart).toMatchObject({
    lines: [{ ...article, quantity: 2, answers: [], addedAt: expect.stringContaining('T') }],
    takenOut: [{ ...article, quantity: 24, answers, takenOutAt: expect.stringContaining('T') }],
    removedByShop: [{ ...article, reason: 'availability' }],
  });
});

it('a deleted account leaves orders without an owner whom anybody could be, and reviews without an author', async () => {
  const email = 'gone@krone.example';
  const { visitor, orderId } = await busyCustomer(email);
  const keyOf = async () =>
    (await query('SELECT access_key AS "accessKey" FROM orders WHERE id = $1', [orderId])).rows[0]?.accessKey;
  const accessKey = await keyOf();
  expect((await test.visitor().call('getOrder', { orderId, accessKey })).order.id).toBe(orderId);
  const wrong = await visitor.send('deleteCustomerAccount', [{ password: 'wrong' }]);
  expect(wrong.json().key).toBe('contact.passwordInvalid');
  const answer = await visitor.send('deleteCustomerAccount', [{ password }]);
  expect(answer.cookies.find(({ name }) => name === 'session')?.value).toBe('');
  expect((await visitor.call('getSession')).user).toBeNull();
  const kept = await query(
    `SELECT customer.email, (SELECT count(*)::int FROM address WHERE address.customer_id = customer.id) AS addresses,
     (SELECT count(*)::int FROM wishlist_item WHERE wishlist_item.customer_id = customer.id) AS wishes
     FROM orders JOIN customer ON customer.id = orders.customer_id WHERE orders.id = $1`,
    [orderId],
  );
  expect(kept.rows).toEqual([{ email: null, addresses: 0, wishes: 0 }]);
  expect((await test.visitor().send('getOrder', [{ orderId, accessKey }])).statusCode).toBe(404);
  expect(await keyOf()).toMatch(/^[\da-f]{32}$/);
  expect((await query('SELECT FROM stock_notification WHERE email = $1', [`order-${email}`])).rowCount).toBe(0);
  const reviews = await query("SELECT FROM review WHERE author_name = 'Anna K.' OR customer_id IS NOT NULL");
  expect(reviews.rowCount).toBe(1);

  await query('UPDATE orders SET email = $2 WHERE id = $1', [orderId, email]);
  const again = await signInCustomer(test, email);
  await again.call('doConfirmAccountEmail', { token: await tokenTo(email) });
  expect((await again.call('getCustomerExport')).orders).toEqual([]);
});

it('an account without orders leaves nothing', async () => {
  const visitor = await signInCustomer(test, 'empty@krone.example');
  const { id } = (await visitor.call('getSession')).user ?? {};
  await visitor.call('deleteCustomerAccount', { password });
  expect((await query('SELECT FROM customer WHERE id = $1', [id])).rowCount).toBe(0);
});

it('a guest who leaves is forgotten', async () => {
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  await guest.call('doAddWishlistItem', { variationId: productId });
  await fillCheckout(guest, { email: 'leaving@krone.example' });
  const answer = await guest.send('doForgetMe', []);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['session', ''],
    ['has_session', ''],
  ]);
  const { user, basket } = await guest.call('getSession');
  expect([user, basket.items]).toEqual([null, []]);
  const left = await query("SELECT FROM customer WHERE email = 'leaving@krone.example'");
  expect(left.rowCount).toBe(0);
});

it('of a guest who leaves what they wrote stays without their name', async () => {
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  await fillCheckout(guest, { email: 'author@krone.example' });
  const { order } = await guest.call('doPlaceOrder');
  await query('UPDATE orders SET status_id = 5 WHERE id = $1', [order.id]);
  const { rows } = await query('SELECT item_id FROM variation WHERE id = $1', [productId]);
  await guest.call('doReview', {
    type: 'review',
    targetId: rows[0]?.item_id,
    ratingValue: 4,
    title: 'Hält gut',
    message: 'Seit Jahren.',
    authorName: 'Greta Gast',
    orderId: order.id,
    accessKey: order.accessKey,
  });
  await guest.call('doForgetMe');
  const kept = await query("SELECT author_name, customer_id FROM review WHERE title = 'Hält gut'");
  expect(kept.rows).toEqual([{ author_name: '', customer_id: null }]);
});

it('whoever is logged in is logged out by it, and the account stays', async () => {
  const email = 'stay@krone.example';
  const visitor = await signInCustomer(test, email);
  await visitor.call('doForgetMe');
  expect((await visitor.call('getSession')).user).toBeNull();
  await test.visitor().call('doLogin', { email, password });
});

it('a primary address stays primary when it is changed, or another one is added, unless that is asked', async () => {
  const visitor = await signInCustomer(test, 'primary@krone.example');
  const save = (streetName: string, more: object = {}) =>
    visitor.call('doSaveAddress', { typeId: 1, addressData: { ...germanAddress, streetName, ...more } });
  const [first] = await save('Altweg');
  await save('Neuweg');
  const changed = await save('Altgasse', { id: first?.id });
  expect(changed.map(({ streetName, primary }) => [streetName, primary])).toEqual([
    ['Altgasse', true],
    ['Neuweg', false],
  ]);
  const asked = await save('Drittweg', { primary: true });
  expect(asked.map(({ primary }) => primary)).toEqual([true, false, false]);
});

it('no more than five links an hour are mailed, whatever addresses are named', async () => {
  const visitor = await signInCustomer(test, 'many@krone.example');
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const change = { ...person, email: `stranger${count}@post.example`, password };
    statuses.push((await visitor.send('setPersonalData', [change])).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await visitor.call('getSession')).user).toMatchObject({ pendingEmail: 'stranger4@post.example' });
});
