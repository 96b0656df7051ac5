import { randomUUID } from 'node:crypto';
import type { Input } from '@mise/contract/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { recordTransfer } from '../payments/record-transfer.ts';
import { showReview } from './answer-review.ts';
import { keepRatings } from './keep-ratings.ts';

type Written = Extract<Input<'doReview'>, { type: 'review' }>;

let shop: TestShop;
let productId: number;
let itemId: number;
let guest: TestVisitor;
let key: { orderId: number; accessKey: string };

beforeAll(async () => {
  shop = await createTestShop({ RATE_LIMIT: '100000' });
  [productId = 0] = await sampleVariations(shop.database.pool, 1);
  const found = await query('SELECT item_id FROM variation WHERE id = $1', [productId]);
  itemId = found.rows[0].item_id;
});
beforeEach(async () => {
  await query('DELETE FROM review');
  await keepRatings(shop.shop.db, { itemIds: [itemId] });
  await query('DELETE FROM rate_limit');
  await query("DELETE FROM setting WHERE key LIKE 'are%Review%'");
  guest = shop.visitor();
  key = await order();
  await recordTransfer(shop.shop.db, { orderId: key.orderId, now: new Date() });
});
afterAll(() => shop.close());

function query(statement: string, values: unknown[] = []) {
  return shop.database.pool.query(statement, values);
}

async function order(): Promise<{ orderId: number; accessKey: string }> {
  await guest.call('doAddCartItem', { productId });
  await fillCheckout(guest);
  const { order: placed } = await guest.call('doPlaceOrder');
  return { orderId: placed.id, accessKey: placed.accessKey };
}

/** What the guest of the order writes of what it holds. */
function written(changes: Partial<Written> = {}): Written {
  const words = { ratingValue: 4, title: 'Solide', message: 'Hält, was es verspricht.', authorName: 'Anna' };
  return { type: 'review', targetId: itemId, ...key, ...words, ...changes };
}

async function set(setting: string, value: string): Promise<void> {
  await query('INSERT INTO setting (key, value) VALUES ($1, $2)', [setting, value]);
}

async function listed(): Promise<string[]> {
  return (await shop.visitor().call('getReview', { itemId })).feedbacks.map(({ title }) => title);
}

async function feedbackCount() {
  return (await shop.visitor().call('getProduct', { id: itemId })).item.feedbackCount;
}

describe('a review by the key of an order', () => {
  test('is under review until the shop releases it, and then counts', async () => {
    const review = await guest.call('doReview', written());
    expect(review).toMatchObject({ isVisible: false, title: 'Solide', authorName: 'Anna', lang: 'de' });
    expect(review.sourceRelation[0]?.feedbackRelationType).toBe('orderItem');
    expect(await listed()).toEqual([]);
    expect(await feedbackCount()).toBe('0');

    await showReview(shop.shop.db, { reviewId: review.id, isVisible: true });
    expect(await listed()).toEqual(['Solide']);
    expect(await feedbackCount()).toBe('1');
  });

  test('is seen by its author alone before', async () => {
    await guest.call('doReview', written());
    const own = await shop.visitor().call('getAuthenticatedReview', { itemId, ...key });
    expect(own).toMatchObject({ writing: 'written', isShop: false, ownIds: [own.feedbacks[0]?.id] });
    expect(own.feedbacks).toMatchObject([{ title: 'Solide', isVisible: false }]);
    const stranger = await shop.visitor().call('getAuthenticatedReview', { itemId });
    expect(stranger).toMatchObject({ writing: 'login', feedbacks: [], ownIds: [] });
  });

  test('is visible at once where the setting says so', async () => {
    await set('areReviewsShownAtOnce', 'true');
    expect(await guest.call('doReview', written())).toMatchObject({ isVisible: true });
    expect(await listed()).toEqual(['Solide']);
    expect(await feedbackCount()).toBe('1');
  });

  test('keeps what is written as it is, breaks and all', async () => {
    const message = '<b>Gut</b> & günstig\n\nWieder gern.';
    const review = await guest.call('doReview', written({ message }));
    expect(review.feedbackComment.comment.message).toBe(message);
  });

  test('is of a variation where it names one', async () => {
    const review = await guest.call('doReview', written({ targetId: productId, targetType: 'variation' }));
    expect(review.targetRelation).toMatchObject({
      feedbackRelationType: 'variation',
      feedbackRelationTargetId: String(productId),
      feedbackRelationParentTargetId: itemId,
    });
  });

  test('is one of an order and item, however impatient the finger', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => guest.send('doReview', [written()])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test.each<[string, Partial<Written>, string, string]>([
    ['a rating', { ratingValue: 6 }, 'ratingValue', 'tooLarge'],
    ['a title', { title: ' ' }, 'title', 'required'],
    ['a text', { message: '' }, 'message', 'required'],
    ['at most 500 characters', { message: 'x'.repeat(501) }, 'message', 'tooLong'],
    ['at most 100 characters of a title', { title: 'x'.repeat(101) }, 'title', 'tooLong'],
    ['at most 60 characters of a name', { authorName: 'x'.repeat(61) }, 'authorName', 'tooLong'],
  ])('wants %s', async (_, changes, field, reason) => {
    const answer = await guest.send('doReview', [written(changes)]);
    expect(answer.json()).toMatchObject({ key: 'invalidInput', cause: { [field]: reason } });
    expect(await guest.call('doReview', written({ message: 'x'.repeat(500) }))).toBeDefined();
  });

  test('needs no name of its author', async () => {
    const { authorName, ...anonymous } = written();
    expect(await guest.call('doReview', anonymous)).toMatchObject({ authorName: '' });
  });

  test('needs an order that is paid or owed on invoice, and not canceled', async () => {
    for (const statusId of [3, 8]) {
      await query('UPDATE orders SET status_id = $2 WHERE id = $1', [key.orderId, statusId]);
      const answer = await guest.send('doReview', [written()]);
      expect(answer.json().key).toBe('feedback.notAllowedWithoutPurchase');
      expect(await guest.call('getAuthenticatedReview', { itemId, ...key })).toMatchObject({ writing: 'purchase' });
    }
  });

  test('needs the money, or that the goods have gone, where they are paid when they are fetched', async () => {
    const change = (isSo: string) => query(`UPDATE orders SET ${isSo} WHERE id = $1`, [key.orderId]);
    const writing = async () => (await guest.call('getAuthenticatedReview', { itemId, ...key })).writing;
    await change("payment_method_key = 'cashOnPickup', paid_amount = 0");
    expect(await writing()).toBe('purchase');
    await change('paid_amount = total_gross');
    expect(await writing()).toBe('open');
    await change('paid_amount = 0, status_id = 7');
    expect(await writing()).toBe('open');
  });

  test('is for who logs in alone where the setting says so', async () => {
    await set('areGuestReviewsAllowed', 'false');
    const answer = await guest.send('doReview', [written()]);
    expect(answer.json().key).toBe('login.required');
  });

  test('is nobody’s without the whole key', async () => {
    for (const accessKey of [undefined, '', `${key.accessKey.slice(0, -1)}_`]) {
      const answer = await shop.visitor().send('doReview', [{ ...written(), accessKey }]);
      expect(answer.json().key).toBe('login.required');
    }
  });

  test('is of something that there is', async () => {
    const unknown = { targetId: 2_000_000 };
    expect((await guest.send('doReview', [written(unknown)])).json().key).toBe('productNotFound');
    const variation = await guest.send('doReview', [written({ ...unknown, targetType: 'variation' })]);
    expect(variation.json().key).toBe('cart.addToBasket.variationNotFound');
  });

  test('is changed by its author, and is under review again', async () => {
    const { id } = await guest.call('doReview', written());
    await showReview(shop.shop.db, { reviewId: id, isVisible: true });
    const { targetId, targetType, ...words } = written({ ratingValue: 2, title: 'Doch nicht' });
    const changed = await guest.call('setReview', { ...words, feedbackId: id });
    expect(changed).toMatchObject({ id, title: 'Doch nicht', isVisible: false });
    expect(changed.feedbackRating.rating.ratingValue).toBe('2');
    expect(await listed()).toEqual([]);
    expect(await feedbackCount()).toBe('0');
  });

  test('is deleted by its author, and another may be written', async () => {
    const { id } = await guest.call('doReview', written());
    await showReview(shop.shop.db, { reviewId: id, isVisible: true });
    await guest.call('deleteReview', { feedbackId: id, ...key });
    expect(await listed()).toEqual([]);
    expect(await feedbackCount()).toBe('0');
    expect(await guest.call('doReview', written())).toBeDefined();
  });
});

describe('a review of a customer who is logged in', () => {
  const words = { ratingValue: 3, title: 'Geht so', message: 'Etwas schwer.' };
  let anna: TestVisitor;
  let input: Written;
  beforeEach(async () => {
    anna = await signInCustomer(shop, `${randomUUID()}@krone.example`);
    input = { type: 'review', targetId: itemId, ...words };
  });

  test('needs no purchase, and is not marked as one', async () => {
    expect(await anna.call('getAuthenticatedReview', { itemId })).toMatchObject({ writing: 'open' });
    const review = await anna.call('doReview', input);
    expect(review.sourceRelation[0]?.feedbackRelationType).toBe('contact');
    const own = await anna.call('getAuthenticatedReview', { itemId });
    expect(own).toMatchObject({ writing: 'written', ownIds: [review.id] });
  });

  test('needs one where the setting says so', async () => {
    await set('areReviewsForBuyersOnly', 'true');
    expect(await anna.call('getAuthenticatedReview', { itemId })).toMatchObject({ writing: 'purchase' });
    expect((await anna.send('doReview', [input])).json().key).toBe('feedback.notAllowedWithoutPurchase');
  });

  test('is marked where they bought it', async () => {
    await anna.call('doAddCartItem', { productId });
    await fillCheckout(anna);
    const { order: placed } = await anna.call('doPlaceOrder');
    await recordTransfer(shop.shop.db, { orderId: placed.id, now: new Date() });
    const review = await anna.call('doReview', input);
    expect(review.sourceRelation[0]?.feedbackRelationType).toBe('orderItem');
  });

  test('is not theirs to change who have the key of an order of theirs', async () => {
    await anna.call('doAddCartItem', { productId });
    await fillCheckout(anna);
    const { order: placed } = await anna.call('doPlaceOrder');
    const { id: feedbackId } = await anna.call('doReview', input);
    const withKey = { feedbackId, orderId: placed.id, accessKey: placed.accessKey };
    expect((await shop.visitor().send('deleteReview', [withKey])).json().key).toBe('login.required');
    expect((await anna.call('getAuthenticatedReview', { itemId })).ownIds).toEqual([feedbackId]);
  });

  test('is nobody else’s to change, not with the key of an order either', async () => {
    const { id: feedbackId } = await anna.call('doReview', input);
    const bernd = await signInCustomer(shop, `${randomUUID()}@krone.example`);
    const { targetId, targetType, ...changed } = input;
    for (const stranger of [bernd, guest])
      for (const more of [{}, key]) {
        const isUnknown = stranger === guest && !('orderId' in more);
        const expected = isUnknown ? 'login.required' : 'feedback.notFound';
        const edit = await stranger.send('setReview', [{ ...changed, ...more, feedbackId }]);
        expect(edit.json().key).toBe(expected);
        expect((await stranger.send('deleteReview', [{ ...more, feedbackId }])).json().key).toBe(expected);
        const seen = await stranger.call('getAuthenticatedReview', { itemId, ...more });
        expect(seen.feedbacks).toEqual([]);
      }
  });
});

test('nobody changes a review any number of times within an hour', async () => {
  const { id: feedbackId } = await guest.call('doReview', written());
  const { targetId, targetType, ...words } = written();
  for (let count = 1; count < 20; count += 1) await guest.call('setReview', { ...words, feedbackId });
  const answer = await guest.send('setReview', [{ ...words, title: 'Zu oft', feedbackId }]);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
  const own = await guest.call('getAuthenticatedReview', { itemId, ...key });
  expect(own.feedbacks.map(({ title }) => title)).toEqual(['Solide']);
});
