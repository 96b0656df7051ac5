import type { Input, OperationName } from '@mise/contract/client.ts';
import { operations } from '@mise/contract/operations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { germanAddress } from '../testing/fill-checkout.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/** A write that is refused leaves nothing of a visitor whom nobody knows: no session, no guest, no cookie. */

const missing = 2_000_000_000;
const address = { typeId: 1, addressId: missing } as const;
const login = { email: 'nobody@tafelwerk.example', password: 'guessed 1' };

/** What a write refuses though its form is right. One that stands here with nothing refuses only what has the wrong form. */
const refused: { [Name in OperationName]?: Input<Name> } = {
  doAddCartItem: { productId: missing },
  doAddCartItems: [{ productId: missing }],
  setCartItemQuantity: { productId: missing, cartItemId: missing, quantity: 2 },
  deleteCartItem: { cartItemId: missing },
  doRestoreCartItem: { cartItemId: missing },
  doAddWishlistItem: { variationId: missing },
  setShippingProvider: { shippingId: missing },
  setPaymentProvider: { paymentId: missing },
  doPreparePayment: undefined,
  doPlaceOrder: {},
  doExecutePayment: { orderId: missing },
  doSaveAddress: { typeId: 1, addressData: { ...germanAddress, country: missing } },
  setCheckoutAddress: address,
  deleteAddress: address,
  doOperatorLogin: login,
  doConfirmOperatorLogin: { ticket: 'x'.repeat(43), proof: { kind: 'totp', code: '123456' } },
  doAcceptOperatorInvitation: { token: 'x'.repeat(43), name: 'Nobody', password: login.password },
  doChangeOperatorPassword: { oldPassword: 'guessed 1', password: 'Brot ab 7 Uhr frisch' },
};

const writes = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].kind !== 'get');
const calls: [OperationName, unknown][] = writes.flatMap((name): [OperationName, unknown][] => [
  [name, ['garbage']],
  ...(name in refused ? [[name, refused[name] === undefined ? [] : [refused[name]]] as [OperationName, unknown]] : []),
]);

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  await test.database.pool.query('DELETE FROM session; DELETE FROM customer');
});
afterAll(() => test.close());

it.each(calls)('%s %j', async (name, payload) => {
  const response = await test.visitor().send(name, payload);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['x-csrf-token']).toBeUndefined();
  const left = await test.database.pool.query('SELECT id FROM session UNION ALL SELECT id FROM customer');
  expect(left.rowCount).toBe(0);
});
