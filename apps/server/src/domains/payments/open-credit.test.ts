import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword, registration, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';

let test: TestShop;
let variationId: number;
let invoice: number;
beforeAll(async () => {
  test = await createTestShop();
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'invoice'");
  invoice = rows[0]?.id;
});
beforeEach(async () => {
  await test.database.pool.query('UPDATE payment_method_class SET credit_limit = 250000, is_preselected = false');
  [variationId = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
});
afterAll(() => test.close());

async function buyer(email: string): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(visitor, { email });
  return visitor;
}

async function onTransfer(email: string) {
  return orderOnTransfer(await buyer(email));
}

async function orderOnTransfer(visitor: TestVisitor) {
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
  await visitor.call('setPaymentProvider', { paymentId: rows[0]?.id });
  return { visitor, order: (await visitor.call('doPlaceOrder')).order };
}

const person = { firstName: 'Anna', lastName: 'Krone', phoneNumber: '' };

/** Whoever is logged in chooses to pay what is ordered next on invoice. */
async function onInvoice(customer: TestVisitor) {
  await customer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(customer);
  return customer.send('setPaymentProvider', [{ paymentId: invoice }]);
}

/** Places the order of a customer, and calls another operation of theirs elsewhere while it waits for its stock. */
async function orderWhile(customer: TestVisitor, elsewhere: () => ReturnType<TestVisitor['send']>) {
  const { pool } = test.database;
  const warehouse = await pool.connect();
  const calls: ReturnType<TestVisitor['send']>[] = [];
  try {
    await warehouse.query('BEGIN');
    await warehouse.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE', [variationId]);
    calls.push(customer.send('doPlaceOrder', []));
    await lockWaits(pool);
    calls.push(elsewhere());
    await lockWaits(pool, 2);
    await warehouse.query('COMMIT');
  } finally {
    // With the connection ends a transaction that a failure left open: everything else would wait for it.
    warehouse.release(true);
  }
  const answers = await Promise.all(calls);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
}

async function confirm(customer: TestVisitor, email: string) {
  return customer.send('doConfirmAccountEmail', [{ token: await tokenTo(email) }]);
}

async function tokenTo(email: string): Promise<string> {
  const mail = (await test.sentMails()).findLast(({ to }) => to === email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function limitTo(amount: number): Promise<void> {
  await test.database.pool.query('UPDATE payment_method_class SET credit_limit = $1 WHERE method_id = $2', [
    Math.round(amount * 100),
    invoice,
  ]);
}

it('credit is given up to the limit of the class, open orders of any session to the address included', async () => {
  const first = await buyer('credit@krone.example');
  await first.call('setPaymentProvider', { paymentId: invoice });
  const { basketAmount } = await first.call('getCart');
  await limitTo(basketAmount);
  const { order } = await first.call('doPlaceOrder');

  // Whoever types the same address hears of it when they order, not before.
  const other = await buyer('Credit@krone.example');
  await other.call('setPaymentProvider', { paymentId: invoice });
  await test.database.pool.query("UPDATE payment_method SET fee = 100 WHERE key = 'prepayment'");
  const { basketAmount: expectedTotal } = await other.call('getCart');
  await expect(other.call('doPlaceOrder', { expectedTotal })).rejects.toMatchObject({
    key: 'checkout.paymentMethodUnavailable',
  });
  await test.database.pool.query("UPDATE payment_method SET fee = 0 WHERE key = 'prepayment'");
  // Who pays in advance needs no credit.
  await onTransfer('Credit@krone.example');

  await first.call('doAddCartItem', { productId: variationId, quantity: 1 });
  const { list } = await first.call('getPaymentProviders');
  expect(list.find(({ id }) => id === invoice)).toMatchObject({
    isSelectable: false,
    description: expect.stringMatching(/^Ihr Rahmen für offene Rechnungen von .+ reicht/),
  });
  await expect(first.call('setPaymentProvider', { paymentId: invoice })).rejects.toMatchObject({
    key: 'checkout.paymentMethodUnavailable',
  });

  const { pool } = test.database;
  const isSelectable = async () =>
    (await first.call('getPaymentProviders')).list.find(({ id }) => id === invoice)?.isSelectable;
  await pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.id]);
  expect(await isSelectable()).toBe(true);
  await pool.query('UPDATE orders SET status_id = 5, paid_amount = 100 WHERE id = $1', [order.id]);
  expect(await isSelectable()).toBe(false);
  await limitTo(basketAmount * 2 - 1);
  expect(await isSelectable()).toBe(true);
  await limitTo(basketAmount);
  // Too much money for one order is no credit for another.
  await limitTo(basketAmount - 0.01);
  await pool.query('UPDATE orders SET paid_amount = total_gross + 100 WHERE id = $1', [order.id]);
  expect(await isSelectable()).toBe(false);
  await limitTo(basketAmount);
  await pool.query('UPDATE orders SET paid_amount = total_gross WHERE id = $1', [order.id]);
  await first.call('setPaymentProvider', { paymentId: invoice });
  await first.call('doPlaceOrder');
});

it('is that of the class of the buyer, whatever others have', async () => {
  const visitor = await buyer('class@krone.example');
  const { rows } = await test.database.pool.query(
    'SELECT count(DISTINCT customer_class_id)::int AS classes FROM payment_method_class WHERE method_id = $1',
    [invoice],
  );
  expect(rows[0].classes).toBeGreaterThan(1);
  const isSelectable = async () =>
    (await visitor.call('getPaymentProviders')).list.find(({ id }) => id === invoice)?.isSelectable;
  for (const [own, others, isOffered] of [
    [1_000_000, 0, true],
    [0, 1_000_000, false],
  ]) {
    await test.database.pool.query(
      'UPDATE payment_method_class SET credit_limit = CASE customer_class_id WHEN 1 THEN $1::int ELSE $2::int END',
      [own, others],
    );
    await touchCatalog(test.shop.db);
    expect(await isSelectable()).toBe(isOffered);
  }
});

it('an order that was placed with two carts at once stays within the limit', async () => {
  const buyers = [await buyer('both@krone.example'), await buyer('both@krone.example')];
  for (const each of buyers) await each.call('setPaymentProvider', { paymentId: invoice });
  await limitTo((await buyers[0]?.call('getCart'))?.basketAmount ?? 0);
  const answers = await Promise.all(buyers.map((each) => each.send('doPlaceOrder', [])));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('orders of one buyer under several addresses that change to it at once stay within the limit', async () => {
  const visitor = test.visitor();
  const orders: { id: number; accessKey: string; total: number }[] = [];
  for (let count = 0; count < 6; count += 1) {
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    await fillCheckout(visitor, { email: `several-${count}@krone.example` });
    const { order } = await orderOnTransfer(visitor);
    orders.push({ ...order, total: order.amounts[0]?.invoiceTotal ?? 0 });
  }
  await limitTo(orders[0]?.total ?? 0);
  const answers = await Promise.all(
    orders.map(({ id: orderId, accessKey }) =>
      test.visitor().send('setOrderPaymentMethod', [{ orderId, accessKey, paymentId: invoice }]),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

it('an order that waits for its money may change to it as far as the limit goes, other orders and what was paid counted', async () => {
  const email = 'change@krone.example';
  const first = await buyer(email);
  await first.call('setPaymentProvider', { paymentId: invoice });
  const { basketAmount } = await first.call('getCart');
  await first.call('doPlaceOrder');
  await first.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await first.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
  const { visitor, order } = await orderOnTransfer(first);
  await test.database.pool.query('UPDATE orders SET paid_amount = 300 WHERE id = $1', [order.id]);
  const key = { orderId: order.id, accessKey: order.accessKey };
  const mayChange = async () =>
    (await visitor.call('getOrder', key)).paymentMethodListForSwitch.some(({ id }) => id === invoice);
  await limitTo(2 * basketAmount - 3.01);
  expect(await mayChange()).toBe(false);
  await expect(visitor.call('setOrderPaymentMethod', { ...key, paymentId: invoice })).rejects.toMatchObject({
    key: 'checkout.paymentMethodUnavailable',
  });
  await limitTo(2 * basketAmount - 3);
  expect(await mayChange()).toBe(true);
  // What it comes to was agreed when it was placed.
  await test.database.pool.query('UPDATE payment_method SET fee = 100 WHERE id = $1', [invoice]);
  await touchCatalog(test.shop.db);
  expect(await mayChange()).toBe(false);
  await test.database.pool.query('UPDATE payment_method SET fee = 0 WHERE id = $1', [invoice]);
  await touchCatalog(test.shop.db);
  // Whatever the method of the order costs by now: it contains what it cost then.
  await test.database.pool.query("UPDATE payment_method SET fee = 100 WHERE key IN ('prepayment', 'mollieCreditCard')");
  await touchCatalog(test.shop.db);
  const offered = (await visitor.call('getOrder', key)).paymentMethodListForSwitch.map((method) => method.key);
  expect(offered).toContain('invoice');
  expect(offered).not.toContain('mollieCreditCard');
  await test.database.pool.query('UPDATE payment_method SET fee = 0');
  await touchCatalog(test.shop.db);
  expect((await visitor.call('setOrderPaymentMethod', { ...key, paymentId: invoice })).order.statusId).toBe(5);
});

/** An order with a fee, on a transfer. `fees`: what that costs afterwards, and what all other methods do; resolves to whether one of them is offered. */
async function orderWithFee(address: Parameters<typeof fillCheckout>[1]) {
  const { pool } = test.database;
  const setFees = async (own: number, others: number) => {
    const fees = "UPDATE payment_method SET fee = CASE key WHEN 'prepayment' THEN $1::int ELSE $2::int END";
    await pool.query(fees, [own, others]);
    await touchCatalog(test.shop.db);
  };
  await setFees(250, 250);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(visitor, { email: 'fee@krone.example', ...address });
  const { order } = await orderOnTransfer(visitor);
  const key = { orderId: order.id, accessKey: order.accessKey };
  return async (...fees: [own: number, others: number]) => {
    await setFees(...fees);
    const { paymentMethodListForSwitch: others } = await visitor.call('getOrder', key);
    await setFees(0, 0);
    return others.length > 0;
  };
}

it('an order with a fee is paid otherwise for what the fee was alone', async () => {
  const isOffered = await orderWithFee({});
  expect(await isOffered(250, 250)).toBe(true);
  expect(await isOffered(250, 0)).toBe(false);
  expect(await isOffered(0, 0)).toBe(false);
  expect(await isOffered(0, 250)).toBe(true);
});

it('of an order that begins with net prices it may be a cent off', async () => {
  const isOffered = await orderWithFee({});
  const { pool } = test.database;
  const set = (fee: number) =>
    pool.query('UPDATE orders SET payment_fee_gross = $1 WHERE id = (SELECT max(id) FROM orders)', [fee]);
  await set(252);
  expect(await isOffered(250, 250)).toBe(true);
  await set(253);
  expect(await isOffered(250, 250)).toBe(false);
  await set(2);
  expect(await isOffered(0, 0)).toBe(false);
});

it('of an order without VAT it is less than what a method costs', async () => {
  const { rows } = await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'CH'");
  const isOffered = await orderWithFee({ address: { country: rows[0].id, zipCode: '8001', city: 'Zürich' } });
  expect(await isOffered(250, 250)).toBe(true);
  expect(await isOffered(250, 0)).toBe(false);
});

it('what guests ordered under an address counts for an account that nobody has proved to have it, also where it changes to credit', async () => {
  const email = 'unproved@krone.example';
  const guest = await buyer(email);
  await guest.call('setPaymentProvider', { paymentId: invoice });
  await limitTo((await guest.call('getCart')).basketAmount);
  await guest.call('doPlaceOrder');
  const customer = await signInCustomer(test, email);
  await customer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(customer);
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
  await customer.call('setPaymentProvider', { paymentId: rows[0]?.id });
  const { order } = await customer.call('doPlaceOrder');
  const change = () => customer.send('setOrderPaymentMethod', [{ orderId: order.id, paymentId: invoice }]);
  expect((await change()).json().key).toBe('checkout.paymentMethodUnavailable');
  await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  expect((await change()).statusCode).toBe(200);
});

it('an order that waits is paid on it by what its buyer is allowed today: another class, and a block, count at once', async () => {
  const email = 'today@krone.example';
  const customer = await signInCustomer(test, email);
  await confirm(customer, email);
  const { pool } = test.database;
  const setClass = (id: number) =>
    pool.query('UPDATE customer SET customer_class_id = $1 WHERE email = $2', [id, email]);
  const block = (isBlocked: boolean) =>
    pool.query('UPDATE account SET is_blocked = $1 WHERE email = $2', [isBlocked, email]);
  await setClass(2);
  await customer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(customer);
  const { order } = await orderOnTransfer(customer);
  await pool.query(
    'UPDATE payment_method_class SET credit_limit = CASE customer_class_id WHEN 2 THEN 1000000 ELSE 0 END WHERE method_id = $1',
    [invoice],
  );
  const key = { orderId: order.id, accessKey: order.accessKey };
  const offered = async () =>
    (await test.visitor().call('getOrder', key)).paymentMethodListForSwitch.map((method) => method.key);
  const change = () => test.visitor().send('setOrderPaymentMethod', [{ ...key, paymentId: invoice }]);

  expect(await offered()).toContain('invoice');
  await setClass(1);
  expect(await offered()).not.toContain('invoice');
  expect((await change()).json().key).toBe('checkout.paymentMethodUnavailable');
  await setClass(2);
  await block(true);
  expect(await offered()).not.toContain('invoice');
  expect(await offered()).toContain('mollieCreditCard');
  // Whatever address the order says.
  await pool.query("UPDATE orders SET email = 'former@krone.example' WHERE id = $1", [order.id]);
  expect(await offered()).not.toContain('invoice');
  expect((await change()).json().key).toBe('checkout.paymentMethodUnavailable');
  await block(false);
  expect((await change()).statusCode).toBe(200);
});

it('is not given to the address of an account that was blocked, whoever orders under it', async () => {
  const email = 'blocked@krone.example';
  await signInCustomer(test, email);
  const { pool } = test.database;
  const block = (isBlocked: boolean) =>
    pool.query('UPDATE account SET is_blocked = $1 WHERE email = $2', [isBlocked, email]);
  const guest = await buyer('Blocked@krone.example');
  await guest.call('setPaymentProvider', { paymentId: invoice });
  await block(true);
  // In these words also where the method has a fee, which is in the sum that its buyer saw.
  await pool.query('UPDATE payment_method SET fee = 100 WHERE id = $1', [invoice]);
  await touchCatalog(test.shop.db);
  const { basketAmount, basketAmount: expectedOpenAmount } = await guest.call('getCart');
  const expected = { expectedTotal: basketAmount, expectedOpenAmount };
  expect((await guest.send('doPlaceOrder', [expected])).json().key).toBe('checkout.paymentMethodUnavailable');
  await pool.query('UPDATE payment_method SET fee = 0 WHERE id = $1', [invoice]);
  await touchCatalog(test.shop.db);
  const { order } = await orderOnTransfer(guest);
  const change = () =>
    test
      .visitor()
      .send('setOrderPaymentMethod', [{ orderId: order.id, accessKey: order.accessKey, paymentId: invoice }]);
  expect((await change()).json().key).toBe('checkout.paymentMethodUnavailable');
  await block(false);
  expect((await change()).statusCode).toBe(200);
});

it('is not given anew to whoever deletes the account that owes it, and opens another one', async () => {
  const email = 'anew@krone.example';
  const prove = () => test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  const former = await signInCustomer(test, email);
  await prove();
  await onInvoice(former);
  await limitTo((await former.call('getCart')).basketAmount);
  const { order } = await former.call('doPlaceOrder');
  await former.call('deleteCustomerAccount', { password: customerPassword });

  const later = await signInCustomer(test, email);
  await prove();
  expect((await onInvoice(later)).json().key).toBe('checkout.paymentMethodUnavailable');
  await test.database.pool.query('UPDATE orders SET paid_amount = total_gross WHERE id = $1', [order.id]);
  expect((await later.send('setPaymentProvider', [{ paymentId: invoice }])).statusCode).toBe(200);
});

it('nor to whoever deletes it while an order of it is being placed', async () => {
  const email = 'deleted-meanwhile@krone.example';
  const former = await signInCustomer(test, email);
  await confirm(former, email);
  await onInvoice(former);
  await limitTo((await former.call('getCart')).basketAmount);
  const elsewhere = test.visitor();
  await elsewhere.call('doLogin', { email, password: customerPassword });
  await orderWhile(former, () => elsewhere.send('deleteCustomerAccount', [{ password: customerPassword }]));

  const later = await signInCustomer(test, email);
  await confirm(later, email);
  expect((await onInvoice(later)).json().key).toBe('checkout.paymentMethodUnavailable');
});

it('nor to whoever gives it another address while an order of it is being placed, and opens one with the address of before', async () => {
  const [before, after] = ['moved-meanwhile@krone.example', 'moved-meanwhile-to@krone.example'];
  const moved = await signInCustomer(test, before);
  await confirm(moved, before);
  await onInvoice(moved);
  await limitTo((await moved.call('getCart')).basketAmount);
  await moved.call('setPersonalData', { ...person, email: after, password: customerPassword });
  const elsewhere = test.visitor();
  await elsewhere.call('doLogin', { email: before, password: customerPassword });
  const token = await tokenTo(after);
  await orderWhile(moved, () => elsewhere.send('doConfirmAccountEmail', [{ token }]));

  const later = await signInCustomer(test, before);
  await confirm(later, before);
  expect((await onInvoice(later)).json().key).toBe('checkout.paymentMethodUnavailable');
});

it('is not given anew to whoever gives the account that owes it another address, and opens one with the address of before', async () => {
  const { pool } = test.database;
  const [before, after] = ['moved-from@krone.example', 'moved-to@krone.example'];
  const moved = await signInCustomer(test, before);
  await confirm(moved, before);
  await onInvoice(moved);
  await limitTo((await moved.call('getCart')).basketAmount);
  const { order } = await moved.call('doPlaceOrder');
  await moved.call('setPersonalData', { ...person, email: after, password: customerPassword });
  await confirm(moved, after);
  expect((await onInvoice(moved)).json().key).toBe('checkout.paymentMethodUnavailable');
  await moved.call('deleteCustomerAccount', { password: customerPassword });

  const later = await signInCustomer(test, before);
  await pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [before]);
  expect((await onInvoice(later)).json().key).toBe('checkout.paymentMethodUnavailable');
  await pool.query('UPDATE orders SET paid_amount = total_gross WHERE id = $1', [order.id]);
  expect((await later.send('setPaymentProvider', [{ paymentId: invoice }])).statusCode).toBe(200);
});

it('is not taken from whoever takes an account over that a stranger opened, and ordered with', async () => {
  const email = 'taken-over@krone.example';
  const stranger = await signInCustomer(test, email);
  await onInvoice(stranger);
  await limitTo((await stranger.call('getCart')).basketAmount);
  await stranger.call('doPlaceOrder');

  const owner = test.visitor();
  await owner.call('doRequestResetPasswordLink', { email });
  const mail = (await test.sentMails()).findLast(({ to }) => to === email);
  const [, contactId, hash = ''] = /contactId=(\d+)&hash=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const password = 'Loeffel 17 Suppe';
  await owner.call('doResetPassword', { contactId: Number(contactId), hash, password, password2: password });
  await owner.call('doLogin', { email, password });
  expect((await onInvoice(owner)).statusCode).toBe(200);
  await owner.call('doPlaceOrder');
  expect((await onInvoice(owner)).json().key).toBe('checkout.paymentMethodUnavailable');
});

it('an order whose money comes while its method is changed stays as it was paid', async () => {
  const { visitor, order } = await onTransfer('meanwhile@krone.example');
  const { pool } = test.database;
  const bank = await pool.connect();
  const change = () => visitor.send('setOrderPaymentMethod', [{ orderId: order.id, paymentId: invoice }]);
  let changed: ReturnType<typeof change> | undefined;
  try {
    await bank.query('BEGIN');
    await bank.query('UPDATE orders SET status_id = 5, paid_amount = total_gross WHERE id = $1', [order.id]);
    changed = change();
    await lockWaits(pool);
    await bank.query('COMMIT');
  } finally {
    // With the connection ends a transaction that a failure left open: everything else would wait for it.
    bank.release(true);
  }
  expect((await changed).json()).toMatchObject({ key: 'order.notPayable' });
  const { rows } = await pool.query('SELECT payment_method_key, status_id FROM orders WHERE id = $1', [order.id]);
  expect(rows).toEqual([{ payment_method_key: 'prepayment', status_id: 5 }]);
});

it('is preselected for the classes of which the owner says so, until something else is chosen', async () => {
  await test.database.pool.query('UPDATE payment_method_class SET is_preselected = true WHERE method_id = $1', [
    invoice,
  ]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
  const { list, selected } = await visitor.call('getPaymentProviders');
  expect(selected).toBe(invoice);
  const other = list.find(({ id }) => id !== invoice)?.id ?? 0;
  await visitor.call('setPaymentProvider', { paymentId: other });
  expect((await visitor.call('getPaymentProviders')).selected).toBe(other);
});

it('a business that made itself one has the credit of visitors until its address is proved', async () => {
  const { pool } = test.database;
  await limitTo(9000);
  await pool.query('DELETE FROM payment_method_class WHERE method_id = $1 AND customer_class_id = 1', [invoice]);
  const [visitor, email] = [test.visitor(), 'selfmade@krone.example'];
  const { contact, ...agreed } = registration(email);
  const business = { ...contact, isBusiness: true, companyName: 'Krone GmbH' };
  await visitor.call('doRegisterUser', { ...agreed, contact: business });
  const token = await tokenTo(email);
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(visitor);
  const invoiceOffer = async () =>
    (await visitor.call('getPaymentProviders')).list.find(({ id }) => id === invoice) ?? null;
  expect(await invoiceOffer()).toMatchObject({
    isSelectable: false,
    description: expect.stringMatching(/^Möglich, sobald Sie Ihre E-Mail-Adresse/),
  });
  await limitTo(1);
  expect(await invoiceOffer()).toMatchObject({
    isSelectable: false,
    description: expect.stringMatching(/^Ihr Rahmen für offene Rechnungen von 1,00/),
  });
  await limitTo(9000);
  const { order } = await orderOnTransfer(visitor);
  const key = { orderId: order.id, accessKey: order.accessKey };
  const switches = async () =>
    (await visitor.call('getOrder', key)).paymentMethodListForSwitch.some(({ id }) => id === invoice);
  expect(await switches()).toBe(false);
  await visitor.call('doConfirmAccountEmail', { token });
  expect(await switches()).toBe(true);
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(visitor);
  expect(await invoiceOffer()).toMatchObject({ isSelectable: true });
});
