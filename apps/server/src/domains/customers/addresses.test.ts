import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function guest(email = 'anna@krone.example'): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doLoginAsGuest', { email });
  return visitor;
}

function saveAtOnce(visitor: TestVisitor, count: number) {
  const input = { typeId: 1, addressData: { ...germanAddress, primary: true } };
  return Promise.all(Array.from({ length: count }, () => visitor.send('doSaveAddress', [input])));
}

it('keeps a hundred of a type, however many are saved at once', async () => {
  const visitor = await guest();
  await visitor.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  await test.database.pool.query(
    `INSERT INTO address (customer_id, type_id, country_id, fields, created_at, updated_at)
     SELECT customer_id, type_id, country_id, fields, created_at, updated_at FROM address, generate_series(1, 98)
     WHERE address.id = (SELECT max(id) FROM address)`,
  );
  const answers = await saveAtOnce(visitor, 5);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({ key: 'address.createFailed' });
  expect(await visitor.call('getAddresses', { typeId: 1 })).toHaveLength(100);
});

it('has one primary address, though several say so at once', async () => {
  const visitor = await guest();
  await saveAtOnce(visitor, 5);
  const addresses = await visitor.call('getAddresses', { typeId: 1 });
  expect(addresses.filter(({ primary }) => primary)).toHaveLength(1);
});

it('makes the newest one primary when the primary one is deleted, and keeps it where another is', async () => {
  const visitor = await guest('nachfolge@krone.example');
  const save = (city: string) =>
    visitor.call('doSaveAddress', { typeId: 1, addressData: { ...germanAddress, city, primary: false } });
  const remove = (addressId = 0) => visitor.call('deleteAddress', { typeId: 1, addressId });
  await save('Ulm');
  await save('Köln');
  const [first, ...others] = await save('Bonn');
  expect(first).toMatchObject({ city: 'Ulm', primary: true });
  expect(others.map(({ city, primary }) => [city, Boolean(primary)])).toEqual([
    ['Bonn', false],
    ['Köln', false],
  ]);
  expect(await remove(others[1]?.id)).toMatchObject([{ city: 'Ulm', primary: true }, { city: 'Bonn' }]);
  expect(await remove(first?.id)).toMatchObject([{ city: 'Bonn', primary: true }]);
});

async function buyerWithAddress() {
  const visitor = await guest(`buyer-${Math.random()}@krone.example`);
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  await visitor.call('doAddCartItem', { productId });
  const [{ id: addressId = 0 } = {}] = await visitor.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  return { visitor, chosen: { typeId: 1 as const, addressId } };
}

it('deletes an address after whoever changes the cart that uses it, who waits for nothing meanwhile', async () => {
  const { visitor, chosen } = await buyerWithAddress();
  await visitor.call('setCheckoutAddress', chosen);
  const other = await test.database.pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM basket WHERE billing_address_id = $1 FOR UPDATE', [chosen.addressId]);
  const deleted = visitor.send('deleteAddress', [chosen]);
  await lockWaits(test.database.pool);
  await other.query('SELECT FROM address WHERE id = $1 FOR KEY SHARE NOWAIT', [chosen.addressId]);
  await other.query(
    'SELECT FROM customer, address WHERE address.id = $1 AND customer.id = customer_id FOR NO KEY UPDATE NOWAIT',
    [chosen.addressId],
  );
  await other.query('COMMIT');
  other.release();
  expect((await deleted).statusCode).toBe(200);
});

it('a login that brings a cart along locks it before addresses, as whoever deletes one does', async () => {
  const email = 'shared@krone.example';
  const account = await signInCustomer(test, email);
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  await account.call('doAddCartItem', { productId });
  const [{ id: addressId = 0 } = {}] = await account.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  const other = await test.database.pool.connect();
  await other.query('BEGIN');
  await other.query(
    'SELECT FROM basket JOIN customer ON customer.id = customer_id WHERE customer.email = $1 FOR UPDATE OF basket',
    [email],
  );
  const deleted = account.send('deleteAddress', [{ typeId: 1, addressId }]);
  await lockWaits(test.database.pool);
  const guestOfShop = test.visitor();
  await guestOfShop.call('doAddCartItem', { productId });
  const login = guestOfShop.send('doLogin', [{ email, password }]);
  await lockWaits(test.database.pool, 2);
  await other.query('SELECT FROM customer WHERE email = $1 FOR NO KEY UPDATE NOWAIT', [email]);
  await other.query('COMMIT');
  other.release();
  expect([(await deleted).statusCode, (await login).statusCode]).toEqual([200, 200]);
});

it('chooses no address that is being deleted', async () => {
  const { visitor, chosen } = await buyerWithAddress();
  const other = await test.database.pool.connect();
  await other.query('BEGIN');
  await other.query('DELETE FROM address WHERE id = $1', [chosen.addressId]);
  const answer = visitor.send('setCheckoutAddress', [chosen]);
  await lockWaits(test.database.pool);
  await other.query('COMMIT');
  other.release();
  expect((await answer).json()).toMatchObject({ key: 'address.notFound', cause: { addressId: chosen.addressId } });
});

it('saves the addresses of a customer one after the other', async () => {
  const { pool } = test.database;
  const visitor = await guest('einzeln@krone.example');
  const other = await pool.connect();
  await other.query("BEGIN; SELECT 1 FROM customer WHERE email = 'einzeln@krone.example' FOR NO KEY UPDATE");
  const saved = saveAtOnce(visitor, 2);
  await lockWaits(pool, 2);
  await other.query('COMMIT');
  other.release();
  expect((await saved).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('an address of somebody else counts for nothing, though a cart names it', async () => {
  const { pool } = test.database;
  const [productId = 0] = await sampleVariations(pool, 1);
  const [owner, visitor] = [await guest('owner@krone.example'), test.visitor()];
  const [address] = await owner.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  await visitor.call('doAddCartItem', { productId });
  await fillCheckout(visitor, { email: 'other@krone.example' });
  await pool.query(
    `UPDATE basket SET billing_address_id = $1 FROM customer
     WHERE customer.id = customer_id AND email = 'other@krone.example'`,
    [address?.id],
  );
  await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.addressMissing' });
});

it('deletes an address under its own type alone', async () => {
  const visitor = await guest('typ@krone.example');
  const [address] = await visitor.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  const answer = await visitor.send('deleteAddress', [{ typeId: 2, addressId: address?.id ?? 0 }]);
  expect(answer.json().key).toBe('address.deleteFailed');
  expect(await visitor.call('getAddresses', { typeId: 1 })).toHaveLength(1);
});

it('leaves behind at a login what the customer has already, and what is beyond a hundred', async () => {
  const email = 'sammlung@krone.example';
  const owner = await signInCustomer(test, email);
  await owner.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  const bring = async (streetName: string) => {
    const visitor = await guest();
    await visitor.call('doSaveAddress', { typeId: 1, addressData: { ...germanAddress, streetName } });
    await visitor.call('doLogin', { email, password });
  };
  await bring(germanAddress.streetName);
  expect(await owner.call('getAddresses', { typeId: 1 })).toHaveLength(1);
  await test.database.pool.query(
    `INSERT INTO address (customer_id, type_id, country_id, fields, created_at, updated_at)
     SELECT customer_id, type_id, country_id, fields, created_at, updated_at FROM address, generate_series(1, 99)
     WHERE address.id = (SELECT max(id) FROM address WHERE customer_id = (SELECT customer_id FROM account WHERE email = $1))`,
    [email],
  );
  await bring('Neuweg');
  const streets = (await owner.call('getAddresses', { typeId: 1 })).map(({ streetName }) => streetName);
  expect([streets.length, streets.includes('Neuweg')]).toEqual([100, false]);
});

it('writes a postcode as its country does, where that is beyond doubt', async () => {
  const { rows } = await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'PL'");
  const address = (zipCode: string) => ({
    typeId: 1 as const,
    addressData: { ...germanAddress, zipCode, country: rows[0]?.id },
  });
  const visitor = await guest('postleitzahl@krone.example');
  expect(await visitor.call('doSaveAddress', address('00950'))).toMatchObject([{ zipCode: '00-950' }]);
  await expect(visitor.call('doSaveAddress', address('0095'))).rejects.toMatchObject({
    cause: { 'addressData.zipCode': 'invalid' },
  });
});
