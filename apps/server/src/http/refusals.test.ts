import type { CartNoticeKey } from '@mise/contract/cart/basket.ts';
import { type ErrorKey, errorCatalogue } from '@mise/contract/errors.ts';
import { maximumWishlistItems } from '@mise/contract/limits.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchCatalog } from '../domains/catalog/catalog-version.ts';
import { recordTransfer } from '../domains/payments/record-transfer.ts';
import { type CarrierSandbox, openCarrierSandbox } from '../testing/carrier-sandbox.ts';
import { couponWays, waysToCouponNotices } from '../testing/coupon-ways.ts';
import { fillCheckout, germanAddress } from '../testing/fill-checkout.ts';
import { addTotp } from '../testing/operator-factors.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../testing/payment-sandbox.ts';
import { samplePdf } from '../testing/sample-pdf.ts';
import { bundleWithChoice, sampleVariations, sharedStock } from '../testing/sample-variations.ts';
import { customerPassword, registration, signInCustomer } from '../testing/sign-in-customer.ts';
import { signInOperator, testOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { billTo, openViesSandbox, type ViesSandbox } from '../testing/vies-sandbox.ts';

/**
 * Every refusal and every notice that the contract declares is reached here as a client reaches it: a new one without a way
 * to it does not compile.
 */

/** Of the right form, and nobody's. */
const noTicket = 'x'.repeat(43);

type Answer = Promise<LightMyRequestResponse>;

let test: TestShop;
let sandbox: PaymentSandbox;
let vies: ViesSandbox;
let carrier: CarrierSandbox;
/** Variations that are sold by the piece; those of the rules are named. */
let plain: number;
let short: number;
let few: number;
let pack: number;
let step: number;
let load: number;
/** One that asks for a text. */
let engraved: { id: number; propertyId: number };

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  vies = await openViesSandbox();
  carrier = await openCarrierSandbox();
  test = await createTestShop({
    SANDBOX_PAYMENT_PORT: String(sandbox.port),
    SANDBOX_VIES_PORT: String(vies.port),
    SANDBOX_CARRIER_PORT: String(carrier.port),
  });
  [plain = 0, short = 0, few = 0, pack = 0, step = 0, load = 0] = await sampleVariations(test.database.pool, 6);
  await query('UPDATE stock SET quantity = 1 WHERE variation_id = $1', [short]);
  await query('UPDATE variation SET maximum_order_quantity = 2 WHERE id = $1', [few]);
  await query('UPDATE variation SET minimum_order_quantity = 6 WHERE id = $1', [pack]);
  await query('UPDATE variation SET interval_order_quantity = 6, minimum_order_quantity = 6 WHERE id = $1', [step]);
  engraved = await askForText();
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
  await vies.close();
  await carrier.close();
});

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

/** A variation whose buyer must type something, and nothing else. */
async function askForText(): Promise<{ id: number; propertyId: number }> {
  const found = await query(
    `SELECT variation.id, order_property.id AS "propertyId" FROM variation
     JOIN item_order_property USING (item_id) JOIN order_property ON order_property.id = order_property_id
     WHERE value_type = 'text' AND is_active AND availability_id < 9 ORDER BY 1 LIMIT 1`,
  );
  const [article] = found.rows;
  await query(
    `UPDATE order_property SET is_required = (id = $1), is_multiline = false, required_ids = DEFAULT,
       maximum_length = CASE WHEN id <> $1 THEN maximum_length END`,
    [article.propertyId],
  );
  await query(
    `UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1, stock_policy = 'unlimited'
     WHERE id = $1`,
    [article.id],
  );
  await touchCatalog(test.shop.db);
  return article;
}

/** Every wishlist is as long as it may be. */
function fillWishlists() {
  return query(
    `INSERT INTO wishlist_item (customer_id, variation_id, created_at)
     SELECT customer_id, variation.id, now() FROM (SELECT DISTINCT customer_id FROM wishlist_item) owner, LATERAL (
       SELECT id FROM variation WHERE id <> ALL($1) ORDER BY id LIMIT $2) variation`,
    [[plain, short], maximumWishlistItems - 1],
  );
}

/** Work in a shop in which the item of a variation is like this. */
async function withItem<Result>(variationId: number, what: string, work: () => Promise<Result>): Promise<Result> {
  const change = (set: string) =>
    query(`UPDATE item SET ${set} WHERE id = (SELECT item_id FROM variation WHERE id = $1)`, [variationId]);
  await change(what);
  try {
    return await work();
  } finally {
    await change(
      `shares_stock = DEFAULT, maximum_order_quantity = DEFAULT, customer_class_ids = DEFAULT, currencies = DEFAULT,
       languages = DEFAULT, shipping_country_ids = DEFAULT`,
    );
  }
}

/** A visitor with an article in the cart that is then sold to others alone. */
async function soldToOthers(what: string): Promise<TestVisitor> {
  const visitor = await buyer();
  await withItem(plain, what, () => visitor.call('getShippingProvider'));
  return visitor;
}

function send(name: string, input?: unknown, headers: Record<string, string | null> = {}): Answer {
  return test.visitor().send(name, input === undefined ? [] : [input], { headers });
}

function add(productId: number, quantity = 1): Answer {
  return send('doAddCartItem', { productId, quantity });
}

function withText(value: string) {
  const answer = { property: { id: engraved.propertyId, value } };
  return { productId: engraved.id, basketItemOrderParams: [answer] };
}

/** A visitor with something in the cart that goes to an address of a country. */
async function buyerIn(iso2: string, zipCode: string): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: plain });
  await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' });
  const country = (await query('SELECT id FROM country WHERE iso2 = $1', [iso2])).rows[0]?.id;
  const [address] = await visitor.call('doSaveAddress', {
    typeId: 1,
    addressData: { ...germanAddress, country, zipCode },
  });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId: address?.id ?? 0 });
  await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
  return visitor;
}

/** The answer to a VAT id of an Austrian buyer, while the register is in such a state. */
async function checkVatNumber(vatNumber: string, state: string): Answer {
  const visitor = await buyerIn('AT', '4020');
  const { rows } = await query("SELECT id FROM country WHERE iso2 = 'AT'");
  await billTo(visitor, vatNumber, rows[0]?.id);
  await vies.set(state);
  return visitor.send('doCheckVatNumber', []);
}

/** A visitor whose order can be placed. */
async function buyer(productId = plain, address: Partial<typeof germanAddress> = {}): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId });
  await fillCheckout(visitor, { address });
  return visitor;
}

/** An order that waits for its money on a page of the provider. */
async function cardOrder(): Promise<{ visitor: TestVisitor; orderId: number; accessKey: string }> {
  const { rows } = await query("SELECT id FROM payment_method WHERE key = 'mollieCreditCard'");
  const visitor = await buyer();
  await visitor.call('setPaymentProvider', { paymentId: rows[0]?.id });
  const { order } = await visitor.call('doPlaceOrder');
  return { visitor, orderId: order.id, accessKey: order.accessKey };
}

const writtenReview = { type: 'review', ratingValue: 4, title: 'Solide', message: 'Hält, was es verspricht.' };

/** A guest's order that counts as bought, by its key. */
async function paidOrder() {
  const visitor = await buyer();
  const { order } = await visitor.call('doPlaceOrder');
  await recordTransfer(test.shop.db, { orderId: order.id, now: new Date() });
  const key = { orderId: order.id, accessKey: order.accessKey };
  const [item] = (await query('SELECT item_id FROM order_item WHERE order_id = $1', [order.id])).rows;
  return { itemId: item.item_id as number, key };
}

/** A guest who wants most of what there is of an article, and to pay later. */
async function greedy(): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: plain, quantity: 600 });
  await fillCheckout(visitor, { email: 'greta@krone.example' });
  return visitor;
}

/** Somebody whose goods can be handed to the carrier only after the day that was agreed. */
async function late(): Promise<TestVisitor> {
  const visitor = await buyer();
  const { list } = await visitor.call('getShippingProvider');
  const parcel = list.find(({ preferredDelivery }) => preferredDelivery);
  await visitor.call('setShippingProvider', { shippingId: parcel?.shippingProfileId ?? 0 });
  const { preferredDay } = await visitor.call('getPreferredDeliveryServices', {
    shippingProfileId: parcel?.shippingProfileId ?? 0,
    postalcode: germanAddress.zipCode,
  });
  const [day] = Object.keys(preferredDay);
  await visitor.call('doSavePreferredDeliveryServices', { preferredDay: day });
  await query(`UPDATE basket SET preferred_delivery = preferred_delivery || '{"handOverBy": "2020-01-01"}'`);
  return visitor;
}

/** What is asked of a carrier in such a state. */
async function whileCarrierIs(state: string): Answer {
  await carrier.set(state);
  try {
    return await send('getPackstations', { zipcode: '70173' });
  } finally {
    await carrier.set('normal');
  }
}

/** Somebody who has the goods brought, and of whom they become so heavy. */
async function heavy(kilograms: number): Promise<TestVisitor> {
  await query('UPDATE variation SET weight_g = 1 WHERE id = $1', [load]);
  const visitor = await buyer(load);
  await query('UPDATE variation SET weight_g = $2 WHERE id = $1', [load, kilograms * 1000]);
  return visitor;
}

/** Work in a shop that lets guests order for so much before they pay. */
async function withUnpaidMaximum<Result>(maximum: number, work: () => Promise<Result>): Promise<Result> {
  await query("INSERT INTO setting (key, value) VALUES ('guestUnpaidMaximum', $1)", [String(maximum)]);
  try {
    return await work();
  } finally {
    await query("DELETE FROM setting WHERE key = 'guestUnpaidMaximum'");
  }
}

/** Work in a shop that asks every operator for a second factor. */
async function withFactorRequired<Result>(work: () => Promise<Result>): Promise<Result> {
  await query("INSERT INTO setting (key, value) VALUES ('operatorFactorRequired', 'true')");
  try {
    return await work();
  } finally {
    await query("DELETE FROM setting WHERE key = 'operatorFactorRequired'");
  }
}

/** Somebody to whom nobody delivers. */
async function outOfReach(): Promise<TestVisitor> {
  await query("DELETE FROM shipping_rate WHERE country_id = (SELECT id FROM country WHERE iso2 = 'CH')");
  return buyerIn('CH', '8001');
}

/** Somebody of whom the shop takes no money. */
async function unwelcome(): Promise<TestVisitor> {
  await query("UPDATE payment_method SET country_ids = ARRAY(SELECT id FROM country WHERE iso2 = 'DE')");
  return buyerIn('AT', '1010');
}

async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await query(`ALTER TABLE "${table}" RENAME TO "${table}_away"`);
  try {
    return await work();
  } finally {
    await query(`ALTER TABLE "${table}_away" RENAME TO "${table}"`);
  }
}

const ways = {
  unknownError: () => without('legal_text', () => send('getLegalTexts', { type: 'PrivacyPolicy' })),
  unknownOperation: () => send('doWhatever'),
  invalidInput: () => send('getProduct', { id: 'x' }),
  bodyTooLarge: () => send('doAdditionalInformation', { orderContactWish: 'x'.repeat(200_000) }),
  'security.invalidCsrfToken': async () => {
    const visitor = await buyer();
    return visitor.send('deleteCart', [], { headers: { 'x-csrf-token': 'wrong' } });
  },
  'security.sessionChanged': async () => {
    const visitor = test.visitor();
    const added = await visitor.send('doAddCartItem', [{ productId: plain }]);
    const token = added.cookies.find(({ name }) => name === 'session')?.value;
    await visitor.call('doLoginAsGuest', { email: 'tabs@krone.example' });
    const headers = { cookie: `session=${token}`, 'x-csrf-token': String(added.headers['x-csrf-token']) };
    return test.visitor().send('doAddCartItem', [{ productId: plain }], { headers });
  },
  originRefused: () => send('deleteCart', undefined, { origin: 'https://evil.example' }),
  unsupportedMediaType: () => test.visitor().send('getCart', 'a=b', { headers: { 'content-type': 'text/csv' } }),
  serviceUnavailable: async () => {
    await query(`CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    await query('CREATE TRIGGER fill_disk BEFORE INSERT ON basket_item EXECUTE FUNCTION fill_disk()');
    const answer = await add(plain);
    await query('DROP FUNCTION fill_disk CASCADE');
    return answer;
  },
  'security.tooManyRequests': async () => {
    const limited = await createTestShop({ RATE_LIMIT: '1' });
    await limited.visitor().send('getSettings', []);
    const answer = await limited.visitor().send('getSettings', []);
    await limited.close();
    return answer;
  },
  'login.required': async () => {
    const closed = await query('SELECT id FROM category WHERE is_customers_only LIMIT 1');
    return send('getFacet', { categoryId: closed.rows[0]?.id });
  },
  'operator.required': () => send('getOperator'),
  'operator.factorRequired': () => withFactorRequired(async () => (await signInOperator(test)).send('getStaff', [])),
  'operator.roleRequired': async () => (await signInOperator(test, 'publisher')).send('getStaff', []),

  categoryNotFound: () => send('getFacet', { categoryUrlPath: '/there/is/none' }),
  productNotFound: () => send('getProduct', { id: 2_000_000 }),
  pageNotFound: () => send('getBlocks', { identifier: 'nowhere', type: 'immutable' }),
  legalTextNotFound: () => send('getLegalTexts', { type: 'Horoscope' }),

  'cart.addToBasket.itemSetComponentMismatch': () =>
    send('doAddCartItem', { productId: plain, setComponents: [{ id: plain, variationId: short }] }),
  'cart.addToBasket.maxItemQuantityReached': () => withItem(plain, 'maximum_order_quantity = 2', () => add(plain, 3)),
  'cart.addToBasket.notEnoughStockForItem': async () => {
    const [piece = 0, carton = 0] = await sharedStock(test.database.pool, 23);
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: piece, quantity: 12 });
    return visitor.send('doAddCartItem', [{ productId: carton }]);
  },
  'cart.addToBasket.notSold': () => withItem(plain, "languages = '{en}'", () => add(plain)),
  'cart.addToBasket.unknownError': () => without('basket_item', () => add(plain)),
  'cart.addToBasket.maxVariationQuantityReached': () => add(few, 3),
  'cart.addToBasket.minVariationQuantityNotReached': () => add(pack, 5),
  'cart.addToBasket.intervalQuantityMismatch': () => add(step, 7),
  'cart.addToBasket.notEnoughStockForVariation': () => add(short, 2),
  'cart.addToBasket.variationNotFound': () => add(2_000_000),
  'cart.addToBasket.orderPropertyMissing': () => add(engraved.id),
  'cart.addToBasket.orderPropertyInvalid': () => send('doAddCartItem', withText('two\nlines')),
  'cart.addToBasket.tooManyLines': async () => {
    const visitor = test.visitor();
    for (const part of [0, 1, 2, 3, 4]) {
      const items = Array.from({ length: 100 }, (_, index) => withText(`Zimmer ${part * 100 + index}`));
      await visitor.call('doAddCartItems', items);
    }
    return visitor.send('doAddCartItem', [withText('Zimmer 500')]);
  },
  'cart.addToBasket.tooMuchText': async () => {
    const visitor = test.visitor();
    // Of four bytes each.
    const text = (index: number) => `Zimmer ${index} ${'𝄞'.repeat(980)}`;
    for (const part of [0, 1, 2]) {
      const items = Array.from({ length: 20 }, (_, index) => withText(text(part * 20 + index)));
      await visitor.call('doAddCartItems', items);
    }
    const items = Array.from({ length: 20 }, (_, index) => withText(text(60 + index)));
    return visitor.send('doAddCartItems', [items]);
  },
  'cart.failedToRemoveItem': () => send('deleteCartItem', { cartItemId: 2_000_000 }),
  'cart.itemNotFound': () => send('setCartItemQuantity', { productId: plain, cartItemId: 2_000_000, quantity: 1 }),

  'cart.sharedNotFound': () => send('getSharedCart', { token: 'a'.repeat(22) }),

  ...couponWays(() => test),
  'upload.refused': () => send('doUploadOrderPropertyFile', { base64: 'AAAA', filename: 'logo.pdf' }),
  'upload.tooLarge': () => send('doUploadOrderPropertyFile', { base64: 'A'.repeat(14_000_000), filename: 'logo.pdf' }),
  'upload.tooMany': async () => {
    const visitor = test.visitor();
    const { rows } = await test.database.pool.query(
      `SELECT min(v.id) AS id FROM variation v JOIN item_order_property p USING (item_id)
        WHERE p.order_property_id = 102 AND v.is_active`,
    );
    for (let count = 0; ; count += 1) {
      const file = { base64: Buffer.from(samplePdf).toString('base64'), filename: `${count}.pdf` };
      const answer = await visitor.send('doUploadOrderPropertyFile', [file]);
      if (count === 10) return answer;
      const answers = [{ property: { id: 11, value: '111' } }, { property: { id: 102, value: answer.json().data } }];
      await visitor.call('doAddCartItem', { productId: rows[0].id, quantity: 1, basketItemOrderParams: answers });
    }
  },
  'upload.notFound': () => send('getOrderPropertyFile', { hash: 'a'.repeat(22) }),

  'notifyMe.isAvailable': () => send('doSubscribeNotifyMe', { email: 'anna@krone.example', variationId: plain }),
  'notifyMe.discontinued': async () => {
    await query('UPDATE variation SET availability_id = 10 WHERE id = $1', [step]);
    const answer = await send('doSubscribeNotifyMe', { email: 'anna@krone.example', variationId: step });
    await query('UPDATE variation SET availability_id = 1 WHERE id = $1', [step]);
    return answer;
  },
  'notifyMe.alreadySubscribed': async () => {
    const email = 'waiting@krone.example';
    const customer = await signInCustomer(test, email);
    await query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
    await query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [step]);
    await customer.call('doSubscribeNotifyMe', { email, variationId: step });
    const answer = await customer.send('doSubscribeNotifyMe', [{ email, variationId: step }]);
    await query('UPDATE stock SET quantity = 1000 WHERE variation_id = $1', [step]);
    return answer;
  },
  'notifyMe.linkExpired': () => send('doConfirmNotifyMe', { token: 'guessed' }),

  'wishlist.tooManyItems': async () => {
    const visitor = test.visitor();
    await visitor.call('doAddWishlistItem', { variationId: plain });
    await fillWishlists();
    return visitor.send('doAddWishlistItem', [{ variationId: short }]);
  },

  'address.createFailed': async () => {
    const visitor = test.visitor();
    const address = { typeId: 1 as const, addressData: germanAddress };
    for (let count = 0; count < 100; count += 1) await visitor.call('doSaveAddress', address);
    return visitor.send('doSaveAddress', [address]);
  },
  'address.deleteFailed': () => send('deleteAddress', { typeId: 1, addressId: 2_000_000 }),
  'address.notFound': () => send('setCheckoutAddress', { typeId: 1, addressId: 2_000_000 }),
  'address.validationFailed': () =>
    send('doSaveAddress', { typeId: 1, addressData: { ...germanAddress, zipCode: '7017' } }),

  'address.vatInvalid': () => checkVatNumber('ATU12345670', 'normal'),
  'address.vatServerBusy': () => checkVatNumber('ATU12345671', 'busy'),
  'address.vatServerFallback': () => checkVatNumber('ATU12345672', 'memberStateAway'),

  'contact.passwordInvalid': async () => {
    const operator = await signInOperator(test);
    const password = `${testOperator.password} Uhr`;
    return operator.send('doChangeOperatorPassword', [{ oldPassword: 'wrong', password }]);
  },
  'login.blocked': async () => {
    const email = 'blocked@krone.example';
    await signInCustomer(test, email);
    await query('UPDATE account SET is_blocked = true WHERE email = $1', [email]);
    return send('doLogin', { email, password: customerPassword });
  },
  'account.linkExpired': async () => {
    const customer = await signInCustomer(test, 'guesser@krone.example');
    return customer.send('doConfirmAccountEmail', [{ token: 'guessed' }]);
  },
  'account.sessionNotFound': async () => {
    const customer = await signInCustomer(test, 'devices@krone.example');
    return customer.send('deleteCustomerSession', [{ sessionId: 2_000_000 }]);
  },
  'register.emailTaken': async () => {
    await signInCustomer(test, 'taken@krone.example');
    const { contact, ...rest } = registration('taken@krone.example');
    return send('doRegisterUser', { ...rest, contact: { ...contact, password: 'Gabel 12 Salat' } });
  },
  'login.loginFailed': () => send('doOperatorLogin', { email: 'nobody@tafelwerk.example', password: 'x' }),
  'login.tooManyAttempts': async () => {
    const guess = { email: 'olaf@tafelwerk.example', password: 'x' };
    for (let count = 0; count < 5; count += 1) await send('doOperatorLogin', guess);
    const answer = await send('doOperatorLogin', guess);
    await query('DELETE FROM rate_limit');
    return answer;
  },

  'login.secondFactorFailed': async () => {
    const { email, password } = testOperator;
    const operator = await signInOperator(test);
    await addTotp(test, operator);
    const { secondFactor } = await operator.call('doOperatorLogin', { email, password });
    const proof = { kind: 'recoveryCode', code: 'guessed' };
    const answer = await operator.send('doConfirmOperatorLogin', [{ ticket: secondFactor?.ticket, proof }]);
    await operator.call('deleteTotp', { password });
    return answer;
  },
  'login.secondFactorExpired': () =>
    send('doConfirmOperatorLogin', { ticket: noTicket, proof: { kind: 'totp', code: '123456' } }),

  'operator.notFound': async () =>
    (await signInOperator(test)).send('deleteOperatorSession', [{ sessionId: 2_000_000 }]),
  'operator.exists': async () => {
    const { email, name, password } = testOperator;
    return (await signInOperator(test)).send('doInviteOperator', [{ email, name, role: 'viewer', password }]);
  },
  'operator.lastAdmin': async () => {
    const operator = await signInOperator(test);
    const { id } = await operator.call('getOperator');
    return operator.send('deleteOperator', [{ operatorId: id, password: testOperator.password }]);
  },
  'operator.lastFactor': async () => {
    const { password } = testOperator;
    const operator = await signInOperator(test);
    await addTotp(test, operator);
    const answer = await withFactorRequired(() => operator.send('deleteTotp', [{ password }]));
    await operator.call('deleteTotp', { password });
    return answer;
  },
  'operator.noFactor': async () =>
    (await signInOperator(test)).send('doRenewRecoveryCodes', [{ password: testOperator.password }]),
  'operator.bankAccountChanged': async () => {
    const account = { accountOwner: 'Krone', iban: 'AT611904300234573201', bic: '', bankName: '' };
    const { password } = testOperator;
    const operator = await signInOperator(test);
    const expected = { ...account, accountOwner: 'Anker' };
    return operator.send('setBankAccount', [{ ...account, password, expected }]);
  },
  'operator.factorInvalid': async () => {
    const operator = await signInOperator(test);
    const { ticket } = await operator.call('doPrepareTotp', { password: testOperator.password });
    return operator.send('doConfirmTotp', [{ ticket, code: '000000' }]);
  },
  'operator.factorExpired': async () =>
    (await signInOperator(test)).send('doConfirmTotp', [{ ticket: noTicket, code: '123456' }]),
  'operator.invitationInvalid': () => send('getOperatorInvitation', { token: noTicket }),

  'checkout.shippingMethodUnavailable': async () =>
    (await buyer()).send('setShippingProvider', [{ shippingId: 2_000_000 }]),
  'checkout.paymentMethodUnavailable': async () =>
    (await buyer()).send('setPaymentProvider', [{ paymentId: 2_000_000 }]),
  'checkout.noShippingMethods': async () => (await outOfReach()).send('setShippingProvider', [{ shippingId: 1 }]),
  'checkout.noPaymentMethods': async () => (await unwelcome()).send('setPaymentProvider', [{ paymentId: 1 }]),

  'order.emptyBasket': () => send('doPlaceOrder'),
  'order.addressMissing': async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: plain });
    await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' });
    return visitor.send('doPlaceOrder', []);
  },
  'order.emailMissing': async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: plain });
    return visitor.send('doPlaceOrder', []);
  },
  'order.shippingMethodMissing': async () => (await outOfReach()).send('doPlaceOrder', []),
  'order.paymentMethodMissing': async () => {
    const visitor = await unwelcome();
    const { list } = await visitor.call('getShippingProvider');
    await visitor.call('setShippingProvider', { shippingId: list[0]?.shippingProfileId ?? 0 });
    return visitor.send('doPlaceOrder', []);
  },
  'order.freightOnRequest': async () => (await heavy(10_000)).send('doPlaceOrder', []),
  'order.phoneMissing': async () => {
    const visitor = await heavy(600);
    const { list } = await visitor.call('getShippingProvider');
    await visitor.call('setShippingProvider', { shippingId: list[0]?.shippingProfileId ?? 0 });
    await visitor.call('setFreightServices', { phoneBeforeArrival: true });
    await query('UPDATE address SET fields = fields || \'{"phoneNumber": ""}\'');
    return visitor.send('doPlaceOrder', []);
  },
  'order.postNumberMissing': async () => {
    const visitor = await buyer(plain, { streetName: 'Packstation', apartment: '101' });
    return visitor.send('doPlaceOrder', []);
  },
  'order.preferredDayGone': async () => (await late()).send('doPlaceOrder', []),
  'checkout.preferredDeliveryUnavailable': async () =>
    (await buyer()).send('doSavePreferredDeliveryServices', [{ preferredDay: '2020-01-01' }]),
  'checkout.carrierAway': () => whileCarrierIs('down'),
  'checkout.carrierBusy': () => whileCarrierIs('busy'),
  'checkout.carrierLimit': async () => {
    const limited = await createTestShop({ RATE_LIMIT: '10000' });
    const ask = () => limited.visitor().send('getPackstations', [{ zipcode: '70173' }]);
    await ask();
    await limited.database.pool.query("UPDATE rate_limit SET count = 300 WHERE key LIKE 'carrier:network:%'");
    const answer = await ask();
    await limited.close();
    return answer;
  },
  'checkout.carrierSlow': () => whileCarrierIs('slow'),
  'checkout.freightServiceUnavailable': async () => (await buyer()).send('setFreightServices', [{ tailLift: true }]),
  'order.itemsChanged': async () => (await buyer()).send('doPlaceOrder', [{ expectedTotal: 0.01 }]),
  'order.choicesChanged': async () => (await buyer()).send('doPlaceOrder', [{ expectedChoices: 'elsewhere' }]),
  'order.termsChanged': async () => (await buyer()).send('doPlaceOrder', [{ expectedTerms: 'others' }]),
  'order.deliveryLater': async () =>
    (await buyer()).send('doPlaceOrder', [{ expectedDelivery: { from: '2020-01-01', to: '2020-01-02' } }]),
  'order.notEnoughStock': async () => {
    const visitor = await buyer(short);
    await query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [short]);
    const answer = await visitor.send('doPlaceOrder', []);
    await query('UPDATE stock SET quantity = 1 WHERE variation_id = $1', [short]);
    return answer;
  },
  'order.unpaidAmount': () => withUnpaidMaximum(0, async () => (await buyer()).send('doPlaceOrder', [])),
  'order.unpaidQuantity': () => withUnpaidMaximum(1_000_000, async () => (await greedy()).send('doPlaceOrder', [])),
  'order.createFailed': async () => {
    const visitor = await buyer();
    return without('order_vat', () => visitor.send('doPlaceOrder', []));
  },
  'order.retryLocked': async () => {
    const visitor = await buyer();
    await without('order_vat', () => visitor.send('doPlaceOrder', []));
    return visitor.send('doPlaceOrder', []);
  },
  'order.notPayable': async () => {
    const { visitor, orderId } = await cardOrder();
    await query('UPDATE orders SET status_id = 8 WHERE id = $1', [orderId]);
    return visitor.send('doExecutePayment', [{ orderId }]);
  },
  'order.assignPaymentFailed': async () => {
    const { visitor, orderId, accessKey } = await cardOrder();
    return visitor.send('doAttachPaymentToOrder', [{ orderId, accessKey, paymentId: 2_000_000 }]);
  },
  'payment.notFound': () => send('getMolliePayment', { paymentId: 'tr_guessed' }),
  'payment.providerAway': async () => {
    const { visitor, orderId } = await cardOrder();
    await sandbox.set({ api: 'down' });
    const answer = await visitor.send('doExecutePayment', [{ orderId }]);
    await sandbox.set({ api: 'normal' });
    return answer;
  },
  'payment.orderFirst': async () => (await buyer()).send('doCreateMolliePaymentFromBasket', []),
  'payment.otherMethod': async () => {
    const visitor = await buyer();
    const { order } = await visitor.call('doPlaceOrder');
    return visitor.send('doCreateMolliePaymentFromOrder', [{ orderId: order.id }]);
  },
  'order.notFound': () => send('getOrder', { orderId: 1, accessKey: 'guessed' }),

  'feedback.notAllowedWithoutPurchase': async () => {
    const order = await paidOrder();
    const other = await query('SELECT id FROM item WHERE id <> $1 AND type = $2 LIMIT 1', [order.itemId, 'default']);
    return send('doReview', { ...writtenReview, ...order.key, targetId: other.rows[0]?.id });
  },
  'feedback.alreadyWritten': async () => {
    const { itemId, key } = await paidOrder();
    await send('doReview', { ...writtenReview, ...key, targetId: itemId });
    return send('doReview', { ...writtenReview, ...key, targetId: itemId });
  },
  'feedback.notFound': async () => {
    const { key } = await paidOrder();
    return send('setReview', { ...writtenReview, ...key, feedbackId: 2_000_000 });
  },

  'category.conflict': async () => (await signInOperator(test)).send('setCategorySettings', [[{ id: 1, version: 0 }]]),
  'storage.notFound': async () =>
    (await signInOperator(test)).send('getStorageMetadata', [{ key: 'uploads/none.webp' }]),
  'storage.pictureRefused': async () =>
    (await signInOperator(test)).send('doUploadStorageItem', [{ base64: 'AAAA', key: 'a.png', type: 'image/png' }]),
  'content.conflict': async () =>
    (await signInOperator(test)).send('doSaveBlocks', [
      { identifier: 'index', entityType: 'immutable', blocks: '[]', version: 99 },
    ]),
  'content.invalidBlocks': async () =>
    (await signInOperator(test)).send('doSaveBlocks', [
      {
        identifier: 'index',
        entityType: 'immutable',
        blocks: '[{"name":"Hologram","type":"content","meta":{"uuid":"1"},"content":{}}]',
      },
    ]),
  'content.pictureNotCopied': async () =>
    (await signInOperator(test)).send('setConfiguration', [
      { settings: [{ key: 'headerLogo', value: 'http://127.0.0.1/logo.png' }] },
    ]),
  'content.snapshotNotFound': async () =>
    (await signInOperator(test)).send('getBlockSnapshot', [{ identifier: 2_000_000 }]),
  'configuration.conflict': async () =>
    (await signInOperator(test)).send('setConfiguration', [
      { settings: [{ key: 'robots', value: 'all' }], version: 99 },
    ]),
  'category.itemsWouldBeLost': async () => (await signInOperator(test)).send('deleteCategory', [{ categoryId: 1 }]),
} satisfies Record<ErrorKey, () => Answer>;

describe('a refusal', () => {
  it.each(Object.entries(ways))('%s is reached', async (key, reach) => {
    const answer = await reach();
    expect(answer.json().key).toBe(key);
    expect(answer.statusCode).toBe(errorCatalogue[key as ErrorKey].status);
  });
});

const waysToNotices = {
  ...waysToCouponNotices(() => test),
  quantityReduced: async () => {
    const customer = await signInCustomer(test, 'carts@krone.example');
    await customer.call('doAddCartItem', { productId: few, quantity: 2 });
    const guest = test.visitor();
    await guest.call('doAddCartItem', { productId: few, quantity: 2 });
    await guest.call('doLogin', { email: 'carts@krone.example', password: customerPassword });
    return guest;
  },
  'itemRemoved.contactClass': () => soldToOthers("customer_class_ids = '{2}'"),
  'itemRemoved.currency': () => soldToOthers("currencies = '{CHF}'"),
  'itemRemoved.language': () => soldToOthers("languages = '{en}'"),
  'itemRemoved.shippingCountry': () => soldToOthers("shipping_country_ids = '{2000000}'"),
  'itemRemoved.availability': async () => {
    const visitor = await buyer(few);
    await query('UPDATE variation SET is_active = false WHERE id = $1', [few]);
    return visitor;
  },
  bundleSplit: async () => {
    const bundle = await bundleWithChoice(test.database.pool);
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: bundle.variationId });
    await query('UPDATE variation SET is_active = false WHERE id = $1', [bundle.variationId]);
    return visitor;
  },
  unitChanged: async () => {
    const [productId = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId });
    await query('UPDATE variation SET unit_content = unit_content + 1 WHERE id = $1', [productId]);
    return visitor;
  },
  notEnoughStock: async () => {
    const bundle = await bundleWithChoice(test.database.pool);
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: bundle.variationId });
    await visitor.call('doAddCartItem', { productId: bundle.slotId });
    await query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [bundle.slotId, bundle.pieces]);
    return visitor;
  },
  oversold: async () => {
    await query("UPDATE variation SET stock_policy = 'oversell' WHERE id = $1", [short]);
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: short, quantity: 3 });
    return visitor;
  },
  freightOnRequest: () => heavy(10_000),
  preferredDayGone: late,
  unpaidAmount: greedy,
  unpaidQuantity: greedy,
  shippingMethodReset: async () => {
    const visitor = await buyer();
    const { selected } = await visitor.call('getShippingProvider');
    await query('DELETE FROM shipping_rate WHERE profile_id = $1', [selected]);
    return visitor;
  },
  paymentMethodReset: async () => {
    const visitor = await buyer();
    const { selected } = await visitor.call('getPaymentProviders');
    await query('UPDATE payment_method SET is_active = false WHERE id = $1', [selected]);
    return visitor;
  },
} satisfies Record<CartNoticeKey, () => Promise<TestVisitor>>;

describe('a notice', () => {
  it.each(Object.entries(waysToNotices))('%s is reached', async (key, reach) => {
    const visitor = await reach();
    const { notices } = await visitor.call('getCart');
    expect(notices?.map((notice) => notice.key)).toContain(key);
  });
});
