import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order as orderTable } from '../domains/orders/tables.ts';
import { isEmptyShop } from '../seed/is-empty-shop.ts';
import { fillCheckout, germanAddress } from '../testing/fill-checkout.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { warnOfMissingWays } from '../warn-of-missing-ways.ts';
import { runArticleTask } from './article-command.ts';
import { readArticleTask } from './article-words.ts';
import { readCountryTask, runCountryTask } from './country-command.ts';
import { runPaymentTask } from './payment-command.ts';
import { readPaymentTask } from './payment-words.ts';
import { runShippingTask } from './shipping-command.ts';
import { readShippingTask } from './shipping-words.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop({}, 'started');
  folder = await mkdtemp(path.join(tmpdir(), 'ways-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function run(command: 'article' | 'country' | 'payment' | 'shipping', ...words: string[]): Promise<string[]> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const { db, config } = shop.shop;
  if (command === 'article') await runArticleTask(db, readArticleTask(words), say);
  if (command === 'country') await runCountryTask(db, readCountryTask(words), say);
  if (command === 'payment') await runPaymentTask(db, readPaymentTask(words), { config, say });
  if (command === 'shipping') await runShippingTask(db, readShippingTask(words), { config, say });
  return said;
}

/** What the start says. */
async function warned(): Promise<string[]> {
  const said: string[] = [];
  await warnOfMissingWays(shop.shop.db, shop.shop.config, (line) => void said.push(line));
  return said;
}

async function mailTo(email: string): Promise<string> {
  const mail = (await shop.sentMails()).find(({ to }) => to === email);
  return mail?.text ?? '';
}

test('a shop without anything takes orders after commands alone, with the sums of its cart in order and mail', async () => {
  const file = path.join(folder, 'own.csv');
  await writeFile(file, 'number;name (de);categories;price;VAT rate\nT-1;Teller flach;Geschirr;9,90;19\n');
  expect(await warned()).toEqual([]);
  await run('article', 'import', file, '--make-names');
  expect(await warned()).toEqual([
    'ATTENTION: nobody can order: there is no way to ship (npm run shop -- shipping), and there is no way to pay (npm run shop -- payment).',
  ]);
  const visitor = shop.visitor();
  const [plate] = (await visitor.call('getSearch', { term: 'teller' })).products ?? [];
  const productId = plate?.variation.id ?? 0;
  await visitor.call('doAddCartItem', { productId, quantity: 2 });
  await expect(visitor.call('setShippingProvider', { shippingId: 1 })).rejects.toMatchObject({
    key: 'checkout.noShippingMethods',
  });

  await run('shipping', 'add', '--de', 'Paketversand', '--en', 'Parcel', '--carrier', 'DHL', '--days', '1-3');
  await run('shipping', '1', 'rate', 'DE', '5,90', '--up-to-kg', '31.5');
  await run('shipping', '1', 'rate', 'DE', '0', '--from', '150', '--up-to-kg', '31.5');
  expect(await warned()).toEqual(['ATTENTION: nobody can order: there is no way to pay (npm run shop -- payment).']);
  await run('payment', 'prepayment', 'on', '--fee', '1.50');
  expect(await warned()).toEqual([]);
  expect(await isEmptyShop(shop.shop.db)).toBe(false);

  await fillCheckout(visitor, { email: 'anna@krone.example' });
  const cart = await visitor.call('getCart');
  expect([cart.itemSum, cart.shippingAmount, cart.basketAmount]).toEqual([19.8, 5.9, 27.2]);
  const { order } = await visitor.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
  const [placed] = await shop.shop.db.select().from(orderTable).where(eq(orderTable.id, order.id));
  expect(placed).toMatchObject({
    ...{ shippingGross: 590, paymentFeeGross: 150, totalGross: 2720 },
    ...{ shippingProfileName: 'Paketversand', shippingProvider: 'DHL', paymentMethodName: 'Vorkasse (Überweisung)' },
  });
  const mail = await mailTo('anna@krone.example');
  expect(mail).toMatch(/Versand .*Paketversand.*5,90/);
  expect(mail).toMatch(/1,50/);
  expect(mail).toMatch(/27,20/);

  await visitor.call('doAddCartItem', { productId, quantity: 16 });
  expect((await visitor.call('getCart')).shippingAmount).toBe(0);
});

test('Austria is delivered to once the owner says so, with its VAT', async () => {
  await expect(run('shipping', '1', 'rate', 'AT', '9.90')).rejects.toThrow('country AT on');
  expect(await run('country', 'AT', 'on')).toEqual(['AT  on   Österreich · Austria: VAT 20, 10, 0']);
  await run('shipping', '1', 'rate', 'AT', '9.90');
  const visitor = shop.visitor();
  const [plate] = (await visitor.call('getSearch', { term: 'teller' })).products ?? [];
  await visitor.call('doAddCartItem', { productId: plate?.variation.id ?? 0, quantity: 1 });
  await fillCheckout(visitor, { email: 'sepp@alm.example', address: { country: 2, zipCode: '1010', city: 'Wien' } });
  const cart = await visitor.call('getCart');
  expect([cart.basketAmount, cart.totalVats]).toMatchObject([21.3, [{ vatValue: 20 }]]);
  const abroad = shop.visitor();
  await abroad.call('doAddCartItem', { productId: plate?.variation.id ?? 0, quantity: 1 });
  await fillCheckout(abroad, { email: 'resi@alm.example', address: { country: 2, zipCode: '1010', city: 'Wien' } });
  const { order } = await abroad.call('doPlaceOrder');
  await run('country', 'AT', 'off');
  // Where an order goes is still said.
  const kept = await abroad.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  expect(kept.order.deliveryAddress.countryName).toBe('Österreich');
  expect(await mailTo('resi@alm.example')).toContain('Österreich');
  expect((await visitor.call('getShippingProvider')).list).toEqual([]);
  await expect(visitor.call('doPlaceOrder', {})).rejects.toMatchObject({ key: 'order.shippingMethodMissing' });
  await expect(run('country', 'DE', 'off')).rejects.toThrow('sells from');
  await expect(run('country', 'XX', 'on')).rejects.toThrow('knows nothing of the country XX');
});

test('what nobody had to choose is not ordered otherwise than it was shown, at the same price', async () => {
  const visitor = shop.visitor();
  const [plate] = (await visitor.call('getSearch', { term: 'teller' })).products ?? [];
  await visitor.call('doAddCartItem', { productId: plate?.variation.id ?? 0, quantity: 1 });
  await visitor.call('doLoginAsGuest', { email: 'unseen@krone.example' });
  const [address] = await visitor.call('doSaveAddress', { typeId: 2, addressData: germanAddress });
  for (const typeId of [2, 1] as const)
    await visitor.call('setCheckoutAddress', { typeId, addressId: address?.id ?? 0 });
  const seen = await visitor.call('getCart');
  expect([seen.shippingProfileId, seen.methodOfPaymentId]).toEqual([1, 1]);
  const expected = { expectedTotal: seen.basketAmount, expectedChoices: seen.choices };

  await run('payment', 'prepayment', 'off');
  await run('payment', 'invoice', 'on', '--fee', '1.50');
  await expect(visitor.call('doPlaceOrder', expected)).rejects.toMatchObject({ key: 'order.choicesChanged' });
  await run('payment', 'invoice', 'off');
  await run('payment', 'prepayment', 'on');

  await run('shipping', 'add', '--de', 'Spedition', '--carrier', 'Nordkai', '--days', '4-6');
  await run('shipping', '2', 'rate', 'DE', '5.90');
  await run('shipping', '1', 'remove');
  await expect(visitor.call('doPlaceOrder', expected)).rejects.toMatchObject({ key: 'order.choicesChanged' });
  const { basketAmount: expectedTotal, choices: expectedChoices } = await visitor.call('getCart');
  expect(expectedTotal).toBe(seen.basketAmount);
  expect((await visitor.call('doPlaceOrder', { expectedTotal, expectedChoices })).order.id).toBeGreaterThan(0);
});
