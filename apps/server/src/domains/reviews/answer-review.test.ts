import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../providers/mail/mail-provider.ts';
import { signInCustomer } from '../../testing/sign-in-customer.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { review } from './tables.ts';

const itemId = 1001;

let shop: TestShop;
let operator: TestVisitor;
let reviewId: number;
beforeAll(async () => {
  shop = await createTestShop();
  operator = await signInOperator(shop);
});
beforeEach(async () => {
  await query('DELETE FROM review');
  await query('DELETE FROM audit_entry');
  reviewId = await write(null);
});
afterAll(() => shop.close());

function query(statement: string, values: unknown[] = []) {
  return shop.database.pool.query(statement, values);
}

async function write(customerId: number | null): Promise<number> {
  const words = { rating: 4, title: 'Solide', text: 'Hält.', language: 'en' as const, isVisible: false };
  const [row] = await shop.shop.db
    .insert(review)
    .values({ itemId, customerId, ...words })
    .returning();
  return row?.id ?? 0;
}

async function audited(): Promise<string[]> {
  return (await query('SELECT operation FROM audit_entry ORDER BY id')).rows.map(({ operation }) => operation);
}

describe('the shop', () => {
  test('sees what waits, releases it, and takes it back', async () => {
    const waiting = await operator.call('getAuthenticatedReview', { itemId });
    expect(waiting).toMatchObject({ isShop: true, ownIds: [], writing: 'login' });
    expect(waiting.feedbacks).toMatchObject([{ id: reviewId, isVisible: false }]);

    await operator.call('setReviewVisibility', { feedbackId: reviewId, isVisible: true });
    expect((await shop.visitor().call('getReview', { itemId })).feedbacks).toMatchObject([{ id: reviewId }]);
    expect((await operator.call('getAuthenticatedReview', { itemId })).feedbacks).toEqual([]);

    await operator.call('setReviewVisibility', { feedbackId: reviewId, isVisible: false });
    expect((await shop.visitor().call('getReview', { itemId })).feedbacks).toEqual([]);
    expect(await audited()).toEqual(['setReviewVisibility', 'setReviewVisibility']);
  });

  test('sees nothing of what waits before the second factor that it asks for', async () => {
    await query("INSERT INTO setting (key, value) VALUES ('operatorFactorRequired', 'true')");
    const answer = await operator.call('getAuthenticatedReview', { itemId });
    await query("DELETE FROM setting WHERE key = 'operatorFactorRequired'");
    expect(answer).toMatchObject({ isShop: false, feedbacks: [] });
  });

  test('replies in the language of the review, changes its words and takes them back', async () => {
    await operator.call('setReviewVisibility', { feedbackId: reviewId, isVisible: true });
    const reply = await operator.call('doReview', { type: 'reply', targetId: reviewId, message: 'Thank you' });
    expect(reply).toMatchObject({ lang: 'en', targetRelation: { feedbackRelationType: 'feedback' } });
    const replies = async () => {
      const { feedbacks } = await shop.visitor().call('getReview', { itemId });
      return feedbacks.flatMap((one) => one.replies.map(({ feedbackComment }) => feedbackComment.comment.message));
    };
    expect(await replies()).toEqual(['Thank you']);
    await operator.call('setReview', { type: 'reply', feedbackId: reply.id, message: 'Thank you!' });
    expect(await replies()).toEqual(['Thank you!']);
    await operator.call('deleteReview', { feedbackId: reply.id });
    expect(await replies()).toEqual([]);
    expect(await audited()).toEqual(['setReviewVisibility', 'doReview', 'setReview', 'deleteReview']);
  });

  test('deletes what somebody wrote, with what it replied', async () => {
    await operator.call('doReview', { type: 'reply', targetId: reviewId, message: 'Thank you' });
    await operator.call('deleteReview', { feedbackId: reviewId });
    expect((await query('SELECT id FROM review')).rows).toEqual([]);
  });

  test.each([
    ['doReview', () => ({ type: 'reply', targetId: reviewId, message: 'x'.repeat(501) }), 'invalidInput'],
    ['doReview', () => ({ type: 'reply', targetId: reviewId, message: ' ' }), 'invalidInput'],
    ['doReview', () => ({ type: 'reply', targetId: 2_000_000, message: 'Danke' }), 'feedback.notFound'],
    ['setReview', () => ({ type: 'reply', feedbackId: reviewId, message: 'Danke' }), 'feedback.notFound'],
    ['setReviewVisibility', () => ({ feedbackId: 2_000_000, isVisible: true }), 'feedback.notFound'],
    ['deleteReview', () => ({ feedbackId: 2_000_000 }), 'feedback.notFound'],
  ])('is refused: %s %#', async (name, input, key) => {
    expect((await operator.send(name, [input()])).json().key).toBe(key);
    expect(await audited()).toEqual([]);
  });
});

test('an editor replies, and neither deletes nor releases; a viewer does nothing', async () => {
  const input = { feedbackId: reviewId };
  const answer = { type: 'reply', targetId: reviewId, message: 'Thank you' };
  const [viewer, editor] = [await signInOperator(shop, 'viewer'), await signInOperator(shop, 'editor')];
  expect((await viewer.send('doReview', [answer])).json().key).toBe('operator.roleRequired');
  expect((await editor.send('doReview', [answer])).statusCode).toBe(200);
  expect((await editor.send('deleteReview', [input])).json().key).toBe('operator.roleRequired');
  expect((await editor.send('setReviewVisibility', [{ ...input, isVisible: true }])).json().key).toBe(
    'operator.roleRequired',
  );
});

describe('the author is told of a reply', () => {
  /** What was sent since: a registration has mails of its own. */
  async function mailsOfReply(): Promise<Mail[]> {
    const customer = await signInCustomer(shop, `${randomUUID()}@krone.example`);
    const words = { ratingValue: 5, title: 'Solid', message: 'Lasts.' };
    const input = { type: 'review', targetId: itemId, ...words };
    const answer = await customer.send('doReview', [input], { headers: { locale: 'en' } });
    const before = (await shop.sentMails()).length;
    await operator.call('doReview', { type: 'reply', targetId: answer.json().data.id, message: 'Thank you <3' });
    await query(confirm);
    return (await shop.sentMails()).slice(before);
  }

  let confirm: string;

  test('by mail, in the language of the review, where the address of the account is confirmed', async () => {
    confirm = 'UPDATE account SET confirmed_at = now()';
    const [mail, ...more] = await mailsOfReply();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: expect.stringMatching(/@krone\.example$/),
      subject: expect.stringMatching(/^Reply to your review: /),
    });
    expect(mail?.text).toContain('> Thank you <3');
    expect(mail?.html).toContain('Thank you &lt;3');
    expect(mail?.text).toMatch(/\/en\/\S+_1001_\d+#reviews/);
  });

  test('and nobody else is', async () => {
    confirm = 'UPDATE account SET confirmed_at = NULL';
    expect(await mailsOfReply()).toEqual([]);
  });
});

test('what a customer wrote stays when they are gone, and is nobody’s', async () => {
  await query('DELETE FROM review');
  const { rows } = await query(
    `INSERT INTO customer (kind, customer_class_id, created_at) SELECT 'guest', min(id), now() FROM customer_class
     RETURNING id`,
  );
  await write(rows[0].id);
  await query('DELETE FROM customer WHERE id = $1', [rows[0].id]);
  expect((await query('SELECT customer_id FROM review')).rows).toEqual([{ customer_id: null }]);
});
