import { randomUUID } from 'node:crypto';
import type { Input, OperationName, Output } from '@mise/contract/client.ts';
import { operations } from '@mise/contract/operations.ts';
import { operatorRoles } from '@mise/contract/operators/operator-role.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordTransfer } from '../domains/payments/record-transfer.ts';
import { answerReview } from '../domains/reviews/answer-review.ts';
import { fillCheckout, germanAddress } from '../testing/fill-checkout.ts';
import { newCoupon } from '../testing/new-coupon.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../testing/payment-sandbox.ts';
import { samplePdf } from '../testing/sample-pdf.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../testing/sign-in-customer.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

/** Nobody gets at what is a customer's by naming its id, whichever operation takes it. */

/** What is the owner's: a cart with a line, an address of each type, an order, a review and the shop's reply to it. */
type Belongings = {
  productId: number;
  cartItemId: number;
  /** Of a line that was taken out of the cart. */
  removedItemId: number;
  /** Of the coupon in the cart. */
  couponCode: string;
  billingId: number;
  shippingId: number;
  order: Output<'doPlaceOrder'>['order'];
  /** Of an order that waits to be paid by card: what the provider calls it, and the shop. */
  cardOrder: Output<'doPlaceOrder'>['order'];
  molliePaymentId: string;
  paymentId: number;
  /** Another method by which it may be paid. */
  transferId: number;
  itemId: number;
  reviewId: number;
  replyId: number;
  /** Of the owner on another device. */
  sessionId: number;
  /** Files that were handed in: with the order, and not put on a line yet. */
  file: string;
  looseFile: string;
  /** In the link to a new password that was mailed. */
  contactId: number;
  hash: string;
};

/** `foreign`: what a stranger may try; `own`: the same as the owner does it, which works. */
type Attack<Name extends OperationName> = { foreign: Input<Name>[]; own?: Input<Name> };

const secretStreet = 'Geheimweg';
const email = 'anna@krone.example';
const address = { ...germanAddress, streetName: secretStreet };
const newPassword = { password: 'Loeffel 17 Suppe', password2: 'Loeffel 17 Suppe' };
const written = { type: 'review', ratingValue: 4, title: 'Solide', message: secretStreet } as const;

/** An operation whose argument names something that belongs to someone stands here, with what a stranger may try. */
const attacks = {
  setCartItemQuantity: ({ productId, cartItemId }) => ({
    foreign: [{ productId, cartItemId, quantity: 7 }],
    own: { productId, cartItemId, quantity: 7 },
  }),
  doSaveAddress: ({ billingId, shippingId }) => ({
    foreign: ([1, 2] as const).flatMap((typeId) =>
      [billingId, shippingId].map((id) => ({ typeId, addressData: { ...germanAddress, id } })),
    ),
    own: { typeId: 1, addressData: { ...address, id: billingId } },
  }),
  setCheckoutAddress: ({ billingId, shippingId }) => ({
    foreign: ([1, 2] as const).flatMap((typeId) => [billingId, shippingId].map((addressId) => ({ typeId, addressId }))),
    own: { typeId: 2, addressId: billingId },
  }),
  getMolliePayment: ({ molliePaymentId }) => ({
    foreign: [{ paymentId: molliePaymentId }],
    own: { paymentId: molliePaymentId },
  }),
  getMolliePaymentAndUpdateStatus: ({ molliePaymentId }) => ({
    foreign: [{ paymentId: molliePaymentId }],
    own: { paymentId: molliePaymentId },
  }),
  doCreateMolliePaymentFromOrder: ({ cardOrder }) => ({
    foreign: [{ orderId: cardOrder.id }, { orderId: cardOrder.id, accessKey: 'guessed' }],
    own: { orderId: cardOrder.id },
  }),
  doCreatePlentyPaymentFromMolliePayment: ({ molliePaymentId }) => ({
    foreign: [{ paymentId: molliePaymentId }],
    own: { paymentId: molliePaymentId },
  }),
  doAttachMolliePaymentToOrder: ({ cardOrder, molliePaymentId }) => ({
    foreign: [{ orderId: cardOrder.id, molliePaymentId }],
    own: { orderId: cardOrder.id, molliePaymentId },
  }),
  doAttachPaymentToOrder: ({ cardOrder, paymentId }) => ({
    foreign: [{ orderId: cardOrder.id, paymentId, accessKey: 'guessed' }],
    own: { orderId: cardOrder.id, paymentId, accessKey: cardOrder.accessKey },
  }),
  doCaptureMolliePayment: ({ molliePaymentId }) => ({
    foreign: [{ paymentId: molliePaymentId }],
    own: { paymentId: molliePaymentId },
  }),
  doPatchMolliePayment: ({ molliePaymentId }) => ({
    foreign: [{ paymentId: molliePaymentId, data: {} }],
    own: { paymentId: molliePaymentId, data: { language: 'de' } },
  }),
  setOrderPaymentMethod: ({ cardOrder, transferId }) => ({
    foreign: [
      { orderId: cardOrder.id, paymentId: transferId },
      { orderId: cardOrder.id, accessKey: 'guessed', paymentId: transferId },
    ],
    own: { orderId: cardOrder.id, paymentId: transferId },
  }),
  doExecutePayment: ({ order }) => ({
    foreign: [{ orderId: order.id, paymentId: 1 }, { orderId: order.id }],
    own: { orderId: order.id },
  }),
  deleteOrderPropertyFile: ({ looseFile }) => ({ foreign: [{ hash: looseFile }], own: { hash: looseFile } }),
  getOrderPropertyFile: ({ file, order: { id: orderId, accessKey } }) => ({
    foreign: [{ hash: file }, { hash: file, orderId }, { hash: file, orderId, accessKey: 'guessed' }],
    own: { hash: file, orderId, accessKey },
  }),
  getOrder: ({ order: { id: orderId, accessKey } }) => ({
    foreign: [
      { orderId },
      { orderId, accessKey: '' },
      { orderId, accessKey: `${accessKey.slice(0, -1)}_` },
      { orderId, postcode: address.zipCode, name: address.lastName },
    ],
    own: { orderId, accessKey },
  }),
  deleteCoupon: ({ couponCode }) => ({ foreign: [{ couponCode }], own: { couponCode } }),
  deleteCartItem: ({ cartItemId }) => ({ foreign: [{ cartItemId }], own: { cartItemId } }),
  doRestoreCartItem: ({ cartItemId, removedItemId }) => ({
    foreign: [{ cartItemId }, { cartItemId: removedItemId }],
    own: { cartItemId: removedItemId },
  }),
  // A review is whoever's who writes it; a reply is the shop's.
  doReview: ({ reviewId }) => ({ foreign: [{ type: 'reply', targetId: reviewId, message: 'Danke' }] }),
  setReview: ({ reviewId, replyId, order: { id: orderId, accessKey } }) => ({
    foreign: [
      { ...written, feedbackId: reviewId },
      { ...written, feedbackId: reviewId, orderId, accessKey: `${accessKey.slice(0, -1)}_` },
      { type: 'reply', feedbackId: replyId, message: 'Danke' },
      { type: 'reply', feedbackId: reviewId, message: 'Danke' },
    ],
    own: { ...written, feedbackId: reviewId, orderId, accessKey },
  }),
  setReviewVisibility: ({ reviewId }) => ({ foreign: [{ feedbackId: reviewId, isVisible: true }] }),
  deleteReview: ({ reviewId, replyId, order: { id: orderId, accessKey } }) => ({
    foreign: [
      { feedbackId: reviewId },
      { feedbackId: replyId },
      { feedbackId: reviewId, orderId, accessKey: `${accessKey.slice(0, -1)}_` },
    ],
    own: { feedbackId: reviewId, orderId, accessKey },
  }),
  deleteAddress: ({ billingId, shippingId }) => ({
    foreign: [
      { typeId: 1, addressId: billingId },
      { typeId: 2, addressId: shippingId },
    ],
    own: { typeId: 1, addressId: billingId },
  }),
  deleteCustomerSession: ({ sessionId }) => ({ foreign: [{ sessionId }], own: { sessionId } }),
  // The last one: it logs the owner out.
  doResetPassword: ({ contactId, hash }) => ({
    foreign: [
      { contactId, hash: 'guessed', ...newPassword },
      { contactId: contactId + 1, hash, ...newPassword },
    ],
    own: { contactId, hash, ...newPassword },
  }),
} satisfies { [Name in OperationName]?: (belongings: Belongings) => Attack<Name> };

/** Nothing that the owner might do once more. */
const shopsOwn = ['doReview', 'setReviewVisibility'];

/** Nobody's alone: editors reply to any review, publishers show, hide and delete it (`domains/reviews/answer-review.test.ts`). */
const ofReviews = ['doReview', 'setReview', 'setReviewVisibility', 'deleteReview'];
/** The shop makes what buyers order. */
const ofMakers = ['getOrderPropertyFile'];

/** Their ids are those of the shop, for everyone to name. */
const open: OperationName[] = [
  'doAddCoupon',
  ...(['getProduct', 'getProductsByIds', 'getFacet', 'getSearch', 'getDeliveryPromise'] as const),
  ...(['getPreferredDeliveryServices', 'doAdditionalInformation'] as const),
  ...(['doAddCartItem', 'doAddCartItems', 'doAddCartLines', 'setShippingProvider', 'setPaymentProvider'] as const),
  ...(['doAddWishlistItem', 'deleteWishlistItem', 'doSubscribeNotifyMe'] as const),
  ...(['getReview', 'getReviewAverage', 'getAuthenticatedReview'] as const),
  ...(['getBlocks', 'getBlocksWithGlobalBlocks', 'getCategoryTemplate'] as const),
];

/** Their ids are those of the shop too, for operators alone (`access.test.ts`). */
const ofTheShop: OperationName[] = [
  ...(['getCategoryById', 'getCategoriesSearch', 'getChildCategories', 'getCategoryDependents'] as const),
  'getCategorySettingsValid',
  ...(['doAddCategory', 'setCategorySettings', 'deleteCategory'] as const),
  ...(['doSaveBlocks', 'doSaveBlocksWithGlobalBlocks', 'setCategoryTemplate', 'deleteBlocks'] as const),
  ...(['getBlockSnapshots', 'getBlockSnapshot'] as const),
];

/** What belongs to an operator, or to nobody but the staff: tried in `operators/foreign-ids.test.ts`. */
const ofOperators: OperationName[] = [
  ...(['deleteOperatorSession', 'deletePasskey', 'doConfirmPasskey', 'doConfirmOperatorLogin'] as const),
  ...(['setOperatorRole', 'deleteOperator', 'getAudit'] as const),
];

let test: TestShop;
let sandbox: PaymentSandbox;
let owner: TestVisitor;
let belongings: Belongings;

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  test = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port) });
  const [productId = 0, otherId = 0] = await sampleVariations(test.database.pool, 2);
  owner = await signInCustomer(test, email);
  await test.visitor().call('doLogin', { email, password: customerPassword });
  const sessions = await owner.call('getCustomerSessions');
  await owner.call('doRequestResetPasswordLink', { email });
  const [, mail] = (await test.sentMails()).filter(({ to }) => to === email);
  const [, contactId, hash = ''] = /contactId=(\d+)&hash=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await owner.call('doAddCartItem', { productId });
  const file = await addWithFile();
  await fillCheckout(owner, { email, address });
  const [billing] = await owner.call('doSaveAddress', { typeId: 1, addressData: address });
  const [shipping] = await owner.call('getAddresses', { typeId: 2 });
  const { order } = await owner.call('doPlaceOrder');
  const card = await payByCard(productId);
  const removedItemId = await removedLine(otherId);
  const { items } = await owner.call('doAddCartItem', { productId });
  const { couponCode } = await owner.call('doAddCoupon', { couponCode: await newCoupon(test) });
  await recordTransfer(test.shop.db, { orderId: order.id, now: new Date() });
  const key = { orderId: order.id, accessKey: order.accessKey };
  const review = await owner.call('doReview', { ...written, ...key, targetId: productId, targetType: 'variation' });
  const { id: replyId } = await answerReview(test.shop.db, { reviewId: review.id, text: 'Danke', now: new Date() });
  belongings = {
    productId,
    cartItemId: items?.[0]?.id ?? 0,
    removedItemId,
    couponCode,
    billingId: billing?.id ?? 0,
    shippingId: shipping?.id ?? 0,
    order,
    ...card,
    itemId: review.targetRelation.feedbackRelationParentTargetId,
    reviewId: review.id,
    replyId,
    file,
    looseFile: await upload(),
    contactId: Number(contactId),
    hash,
    sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0,
  };
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

async function removedLine(productId: number): Promise<number> {
  const { items } = await owner.call('doAddCartItem', { productId });
  const cartItemId = items?.[0]?.id ?? 0;
  await owner.call('deleteCartItem', { cartItemId });
  return cartItemId;
}

/** Resolves to the part of its address that opens it. */
async function upload(): Promise<string> {
  const base64 = Buffer.from(samplePdf).toString('base64');
  const address = await owner.call('doUploadOrderPropertyFile', { base64, filename: 'Logo.pdf' });
  return address.split('/')[0] ?? '';
}

async function addWithFile(): Promise<string> {
  const { rows } = await test.database.pool.query(
    `SELECT min(v.id) AS id FROM variation v JOIN item_order_property p USING (item_id)
      WHERE p.order_property_id = 102 AND v.is_active`,
  );
  const file = await upload();
  const answers = [{ property: { id: 11, value: '111' } }, { property: { id: 102, value: `${file}/Logo.pdf` } }];
  await owner.call('doAddCartItem', { productId: rows[0].id, quantity: 1, basketItemOrderParams: answers });
  return file;
}

async function payByCard(productId: number) {
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'mollieCreditCard'");
  await owner.call('doAddCartItem', { productId });
  await owner.call('setPaymentProvider', { paymentId: rows[0]?.id });
  await owner.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
  const { order: cardOrder } = await owner.call('doPlaceOrder');
  const { id: molliePaymentId } = await owner.call('doCreateMolliePaymentFromOrder', { orderId: cardOrder.id });
  const { id: paymentId } = await owner.call('doCreatePlentyPaymentFromMolliePayment', { paymentId: molliePaymentId });
  const transfer = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
  return { cardOrder, molliePaymentId, paymentId, transferId: transfer.rows[0]?.id };
}

/** Names of properties that are ids, wherever in the argument they stand. */
function idsIn(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const names = [...text.matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name);
  return names.filter((name) => /^(id|ids|identifier|hash|couponCode)$|(Id|Ids)$/.test(name) && name !== 'typeId');
}

it('every operation that takes an id is tried, or its ids are for everyone', () => {
  const taking = Object.entries(operations).flatMap(([name, { input }]) => (idsIn(input).length > 0 ? [name] : []));
  expect([...Object.keys(attacks), ...open, ...ofTheShop, ...ofOperators].sort()).toEqual(taking.sort());
});

/** Who they are, how they come, and what they may do although it is another's. */
const strangers: [string, () => Promise<TestVisitor>, string[]?][] = [
  ['somebody new', async () => test.visitor()],
  [
    'a visitor with a cart and addresses',
    async () => {
      const visitor = test.visitor();
      await visitor.call('doAddCartItem', { productId: belongings.productId });
      await fillCheckout(visitor, { email: 'bernd@post.example' });
      return visitor;
    },
  ],
  [
    'a guest who names the same e-mail address',
    async () => {
      const visitor = test.visitor();
      await visitor.call('doLoginAsGuest', { email });
      return visitor;
    },
  ],
  [
    'a guest with an order',
    async () => {
      const visitor = test.visitor();
      await visitor.call('doAddCartItem', { productId: belongings.productId });
      await fillCheckout(visitor, { email: 'gerda@post.example' });
      await visitor.call('doPlaceOrder');
      return visitor;
    },
  ],
  ['another customer', () => signInCustomer(test, `${randomUUID()}@post.example`)],
  ...operatorRoles.map((role): [string, () => Promise<TestVisitor>, string[]] => [
    `an operator, ${role}`,
    () => signInOperator(test, role),
    [...ofMakers, ...(role === 'viewer' ? [] : ofReviews)],
  ]),
];

async function belongingsNow() {
  const { itemId, order } = belongings;
  const key = { orderId: order.id, accessKey: order.accessKey };
  return [
    await owner.call('getCart'),
    await owner.call('getCustomerSessions'),
    await owner.call('getAddressesData'),
    await owner.call('getOrder', key),
    await owner.call('getAuthenticatedReview', { itemId, ...key }),
  ];
}

describe.each(strangers)('%s', (_, arrive, rights = []) => {
  const forbidden = Object.entries(attacks).filter(([name]) => !rights.includes(name));
  let stranger: TestVisitor;
  let before: Awaited<ReturnType<typeof belongingsNow>>;
  beforeAll(async () => {
    stranger = await arrive();
    before = await belongingsNow();
  });
  it.each(forbidden)('gets nothing from %s', async (name, attackOn) => {
    for (const input of attackOn(belongings).foreign) {
      const answer = await stranger.send(name, [input]);
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.body).not.toContain(secretStreet);
    }
    const after = await belongingsNow();
    expect(after).toEqual(before);
    before = after;
    const own = [await stranger.call('getSession'), await stranger.call('getAddressesData')];
    expect(JSON.stringify(own)).not.toContain(secretStreet);
  });
});

it.each(Object.entries(attacks))('the owner may: %s', async (name, attackOn) => {
  const { own } = attackOn(belongings) as Attack<OperationName>;
  // What the owner has done already, or the shop alone may do.
  if (own === undefined) return expect(shopsOwn).toContain(name);
  const answer = await owner.send(name, [own]);
  expect(answer.statusCode, answer.body).toBe(200);
});
