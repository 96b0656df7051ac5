import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, registration, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { recordTransfer } from '../payments/record-transfer.ts';

let test: TestShop;
let productId: number;
beforeAll(async () => {
  test = await createTestShop();
  [productId = 0] = await sampleVariations(test.database.pool, 1);
});
afterAll(() => test.close());

/** The secret in the newest mail to an address. */
async function tokenOf(email: string): Promise<string> {
  const mail = (await test.sentMails()).filter(({ to }) => to === email).at(-1);
  return /confirm-email\?token=([\w-]{22})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function orderAsGuest(email: string): Promise<number> {
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  await fillCheckout(guest, { email });
  return (await guest.call('doPlaceOrder')).order.id;
}

async function ownerOf(orderId: number): Promise<string | null> {
  const { rows } = await test.database.pool.query(
    'SELECT account.email FROM orders LEFT JOIN account USING (customer_id) WHERE orders.id = $1',
    [orderId],
  );
  return rows[0]?.email ?? null;
}

it('orders of a guest come to an account when its address is confirmed, and later ones at the next login', async () => {
  const email = 'orders@krone.example';
  const before = await orderAsGuest('Orders@Krone.example');
  const visitor = await signInCustomer(test, email);
  expect(await ownerOf(before)).toBeNull();
  const token = await tokenOf(email);
  const stranger = await signInCustomer(test, 'somebody@krone.example');
  expect((await stranger.send('doConfirmAccountEmail', [{ token }])).json().key).toBe('account.linkExpired');
  expect((await test.visitor().send('doConfirmAccountEmail', [{ token }])).json().key).toBe('login.required');
  expect(await ownerOf(before)).toBeNull();
  expect(await visitor.call('doConfirmAccountEmail', { token })).toEqual({ email });
  expect(await ownerOf(before)).toBe(email);
  expect((await visitor.call('getSession')).user?.isEmailConfirmed).toBe(true);
  // A link that is followed once more says the same.
  expect(await visitor.call('doConfirmAccountEmail', { token })).toEqual({ email });

  const after = await orderAsGuest(email);
  expect(await ownerOf(after)).toBeNull();
  await test.visitor().call('doLogin', { email, password });
  expect(await ownerOf(after)).toBe(email);
});

it('an order of another account stays there, whatever address it was sent to', async () => {
  const owner = await signInCustomer(test, 'owner@krone.example');
  await owner.call('doAddCartItem', { productId });
  await fillCheckout(owner);
  const { order } = await owner.call('doPlaceOrder');
  await test.database.pool.query("UPDATE orders SET email = 'other@krone.example' WHERE id = $1", [order.id]);
  const other = await signInCustomer(test, 'other@krone.example');
  await other.call('doConfirmAccountEmail', { token: await tokenOf('other@krone.example') });
  expect(await ownerOf(order.id)).toBe('owner@krone.example');
});

it('the link is mailed again to who asks, and no more than five times an hour', async () => {
  const email = 'again@krone.example';
  const visitor = await signInCustomer(test, email);
  const first = await tokenOf(email);
  await visitor.call('doRequestEmailConfirmation');
  const second = await tokenOf(email);
  expect(second).not.toBe(first);
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push(await visitor.send('doRequestEmailConfirmation', []));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429]);
  expect(await visitor.call('doConfirmAccountEmail', { token: second })).toEqual({ email });
});

it('an address that accounts name as their new one gets five links an hour, however many accounts name it', async () => {
  const [stranger, other] = ['stranger-of-many@krone.example', 'other-of-many@krone.example'];
  const name = async (from: string, email: string) => {
    const visitor = await signInCustomer(test, from);
    const person = { firstName: 'Anna', lastName: 'Krone', email, password };
    return (await visitor.send('setPersonalData', [person])).statusCode;
  };
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push(await name(`many${count}@krone.example`, stranger));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await name('many6@krone.example', other)).toBe(200);
  expect((await test.sentMails()).filter(({ to }) => to === stranger)).toHaveLength(5);
  // Its owner, who opens an account, may ask for as many as anybody.
  const owner = await signInCustomer(test, stranger);
  expect((await owner.send('doRequestEmailConfirmation', [])).statusCode).toBe(200);
});

it('who opens an account of the same address again and again has no more links mailed there', async () => {
  const email = 'reopened@krone.example';
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    const visitor = await signInCustomer(test, email);
    for (let link = 0; link < 2; link += 1) {
      statuses.push((await visitor.send('doRequestEmailConfirmation', [])).statusCode);
    }
    await visitor.call('deleteCustomerAccount', { password });
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('a network has thirty links an hour mailed, whichever accounts ask', async () => {
  await test.database.pool.query('DELETE FROM rate_limit');
  const statuses = [];
  for (let account = 0; account < 7; account += 1) {
    const visitor = await signInCustomer(test, `asker${account}@krone.example`);
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await visitor.send('doRequestEmailConfirmation', [])).statusCode);
    }
  }
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(5).fill(429)]);
});

it('a link holds for a week', async () => {
  const begin = new Date('2027-03-01T08:00:00Z');
  test.setNow(begin);
  const visitor = await signInCustomer(test, 'week@krone.example');
  const token = await tokenOf('week@krone.example');
  test.setNow(new Date(begin.getTime() + 7 * 86_400_000 + 1));
  const answer = await visitor.send('doConfirmAccountEmail', [{ token }]);
  expect(answer.json().key).toBe('account.linkExpired');
});

it('the owner of an address is told that somebody tried to register it', async () => {
  const email = 'tried@krone.example';
  await signInCustomer(test, email);
  const { contact, ...rest } = registration('Tried@krone.example');
  const input = { ...rest, contact: { ...contact, password: 'Gabel 12 Salat' } };
  const answer = await test.visitor().send('doRegisterUser', [input]);
  expect(answer.json()).toMatchObject({
    key: 'register.emailTaken',
    message:
      'Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich mit ihr an oder geben Sie eine andere ein.',
  });
  const mails = (await test.sentMails()).filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Willkommen'),
    expect.stringContaining('schon ein Kundenkonto'),
  ]);
});

it("what was written as a guest of such an order is the customer's to change", async () => {
  const email = 'author@krone.example';
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  await fillCheckout(guest, { email });
  const { order } = await guest.call('doPlaceOrder');
  await recordTransfer(test.shop.db, { orderId: order.id, now: test.shop.now() });
  const written = { type: 'review', ratingValue: 4, title: 'Solide', message: 'Haelt' } as const;
  const key = { orderId: order.id, accessKey: order.accessKey };
  const review = await guest.call('doReview', { ...written, ...key, targetId: productId, targetType: 'variation' });
  const visitor = await signInCustomer(test, email);
  await visitor.call('doConfirmAccountEmail', { token: await tokenOf(email) });
  const { reviews } = await visitor.call('getCustomerExport');
  expect(reviews.map(({ title }) => title)).toEqual(['Solide']);
  const owner = await test.database.pool.query('SELECT customer_id AS id FROM review WHERE id = $1', [review.id]);
  expect(owner.rows[0]?.id).toBe((await visitor.call('getSession')).user?.id);
});

it('a class that was given to an address which nobody proved to have does not go on under another one', async () => {
  const { pool } = test.database;
  const classOf = async (email: string) =>
    (await pool.query('SELECT customer_class_id AS id FROM customer WHERE email = $1', [email])).rows[0]?.id;
  /** Whose account is given a class, which companies have who open one, and another address. */
  const move = async (email: string, { given, companyName }: { given: number; companyName: string }) => {
    const visitor = await signInCustomer(test, email);
    await pool.query('UPDATE customer SET customer_class_id = $1 WHERE email = $2', [given, email]);
    await pool.query('UPDATE account SET company_name = $1 WHERE email = $2', [companyName, email]);
    return async () => {
      const person = { firstName: 'Anna', lastName: 'Krone', phoneNumber: '', email: `new-${email}`, password };
      await visitor.call('setPersonalData', person);
      await visitor.call('doConfirmAccountEmail', { token: await tokenOf(`new-${email}`) });
      return classOf(`new-${email}`);
    };
  };
  expect(await (await move('class-a@krone.example', { given: 2, companyName: '' }))()).toBe(1);
  expect(await (await move('class-b@krone.example', { given: 2, companyName: 'Krone GmbH' }))()).toBe(3);
  expect(await (await move('class-c@krone.example', { given: 3, companyName: '' }))()).toBe(3);
  const known = await move('class-d@krone.example', { given: 2, companyName: '' });
  await pool.query("UPDATE account SET confirmed_at = now() WHERE email = 'class-d@krone.example'");
  expect(await known()).toBe(2);
});

it("greets nobody by name at an address that may be another person's", async () => {
  const email = 'victim@krone.example';
  const visitor = await signInCustomer(test, email);
  const text = async (address: string) => (await test.sentMails()).filter(({ to }) => to === address).at(-1)?.text;
  expect(await text(email)).not.toContain('Anna');
  await visitor.call('doConfirmAccountEmail', { token: await tokenOf(email) });
  const person = { firstName: 'Anna', lastName: 'Krone', email: 'stranger@krone.example', password };
  await visitor.call('setPersonalData', person);
  expect(await text('stranger@krone.example')).not.toContain('Anna');
  expect(await text(email)).toContain('Anna Krone');
});

it('greets whoever took an account over with no link that a stranger wrote as their name', async () => {
  const email = 'greeted@krone.example';
  const { contact, ...rest } = registration(email);
  await test
    .visitor()
    .call('doRegisterUser', { ...rest, contact: { ...contact, firstName: 'https://evil.example/win' } });
  const owner = test.visitor();
  await owner.call('doRequestResetPasswordLink', { email });
  const last = async () => (await test.sentMails()).findLast(({ to }) => to === email);
  const [, contactId, hash = ''] = /contactId=(\d+)&hash=([\w-]+)/.exec((await last())?.text ?? '') ?? [];
  const next = 'Loeffel 17 Suppe';
  await owner.call('doResetPassword', { contactId: Number(contactId), hash, password: next, password2: next });
  const told = await last();
  expect(told?.text).toContain('Krone');
  expect(told?.text).not.toContain('https://evil.example');
});

it('a link to a new password that lies in a mailbox of before opens nothing once another address is confirmed', async () => {
  const [email, next] = ['leaver@krone.example', 'arrived@krone.example'];
  const visitor = await signInCustomer(test, email);
  await visitor.call('setPersonalData', { firstName: 'Anna', lastName: 'Krone', email: next, password });
  await test.visitor().call('doRequestResetPasswordLink', { email });
  const links =
    "SELECT FROM account_token JOIN account USING (customer_id) WHERE purpose = 'reset-password' AND account.email = $1";
  await test.sentMails();
  expect((await test.database.pool.query(links, [email])).rowCount).toBe(1);
  await visitor.call('doConfirmAccountEmail', { token: await tokenOf(next) });
  expect((await test.database.pool.query(links, [next])).rowCount).toBe(0);
});
