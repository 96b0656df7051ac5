import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { keepRatings } from './keep-ratings.ts';
import { review } from './tables.ts';

const reviewed = demoCatalog.items.filter(({ reviews = [] }) => reviews.some(({ reply }) => reply))[0];
const itemId = reviewed?.id ?? 0;
const written = reviewed?.reviews ?? [];

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

describe('the reviews of an item', () => {
  test('are listed newest first, with the reply of the shop and where they come from', async () => {
    const { feedbacks, pagination } = await visitor.call('getReview', { itemId });
    expect(feedbacks.map(({ title }) => title)).toEqual(
      written.toSorted((a, b) => b.day.localeCompare(a.day)).map(({ title }) => title),
    );
    expect(pagination).toEqual({ page: '1', lastPage: 1, isLastPage: true, totalCount: written.length });
    for (const one of written) {
      const found = feedbacks.find(({ title }) => title === one.title);
      expect(found).toMatchObject({
        authorName: one.author,
        lang: one.language,
        feedbackComment: { comment: { message: one.text } },
        feedbackRating: { rating: { ratingValue: String(one.rating) } },
        sourceRelation: [{ feedbackRelationType: one.verified ? 'orderItem' : 'contact' }],
      });
      expect(found?.replies.map((reply) => reply.feedbackComment.comment.message)).toEqual(
        one.reply ? [one.reply] : [],
      );
    }
  });

  test('are counted by rating, and the item shows the same average', async () => {
    const { counts } = await visitor.call('getReviewAverage', { itemId });
    const sum = written.reduce((all, { rating }) => all + rating, 0);
    expect(counts).toMatchObject({
      ratingsCountTotal: written.length,
      averageValue: (sum / written.length).toFixed(2),
    });
    const { item } = await visitor.call('getProduct', { id: itemId });
    expect(item).toMatchObject({ feedbackDecimal: counts.averageValue, feedbackCount: String(written.length) });
  });

  test('are shown only where they are visible, and counted then', async () => {
    const { db } = testShop.shop;
    const hidden = {
      itemId: 1001,
      rating: 1,
      title: 'Hidden',
      text: 'Hidden',
      language: 'en' as const,
      isVisible: false,
    };
    const before = await visitor.call('getReview', { itemId: 1001 });
    await db.insert(review).values(hidden);
    await keepRatings(db, { itemIds: [1001] });
    expect(await visitor.call('getReview', { itemId: 1001 })).toEqual(before);

    await testShop.shop.pool.query(`UPDATE review SET is_visible = true WHERE title = 'Hidden'`);
    await keepRatings(db, { itemIds: [1001] });
    const after = await visitor.call('getReview', { itemId: 1001 });
    expect(after.counts.ratingsCountOf1).toBe(before.counts.ratingsCountOf1 + 1);
    const { item } = await visitor.call('getProduct', { id: 1001 });
    expect(item).toMatchObject({
      feedbackDecimal: after.counts.averageValue,
      feedbackCount: String(after.counts.ratingsCountTotal),
    });

    await db.delete(review).where(eq(review.itemId, 1001));
    await keepRatings(db, { itemIds: [1001] });
    expect((await visitor.call('getProduct', { id: 1001 })).item.feedbackCount).toBe('0');
  });

  test('come in pages of ten', async () => {
    const { db } = testShop.shop;
    const rows = Array.from({ length: 12 }, (_, index) => ({
      itemId: 1002,
      rating: 4,
      title: `Of ${index}`,
      text: 'Good',
    }));
    const more = { language: 'de' as const, isVisible: true };
    await db.delete(review).where(eq(review.itemId, 1002));
    await db
      .insert(review)
      .values(rows.map((row, index) => ({ ...row, ...more, createdAt: new Date(Date.UTC(2026, 0, index + 1)) })));
    const titlesOf = async (page: number) => {
      const { feedbacks, pagination } = await visitor.call('getReview', { itemId: 1002, page });
      return { titles: feedbacks.map(({ title }) => title), pagination };
    };
    const first = await titlesOf(1);
    expect(first.titles).toEqual(
      rows
        .map(({ title }) => title)
        .toReversed()
        .slice(0, 10),
    );
    expect(first.pagination).toEqual({ page: '1', lastPage: 2, isLastPage: false, totalCount: 12 });
    const second = await titlesOf(2);
    expect(second.titles).toEqual(['Of 1', 'Of 0']);
    expect(second.pagination).toMatchObject({ page: '2', isLastPage: true });
  });

  test('are nobody’s business where the item is none to see', async () => {
    await expect(visitor.call('getReview', { itemId: 99_999_999 })).rejects.toMatchObject({ key: 'productNotFound' });
    const closed = demoCatalog.categories.filter(({ customersOnly, type }) => customersOnly && type === 'item');
    const onlyClosed = demoCatalog.items.find(({ categoryIds }) =>
      categoryIds.every((id) => closed.some((one) => one.id === id)),
    );
    await expect(visitor.call('getReview', { itemId: onlyClosed?.id ?? 0 })).rejects.toMatchObject({
      key: 'login.required',
    });
  });
});

test('pages that show the rating of an item hear of a change', async () => {
  const heard: string[] = [];
  testShop.shop.changes.subscribe((change) => void heard.push(...(typeof change === 'string' ? [] : change)));
  await keepRatings(testShop.shop.db, { itemIds: [1001] });
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['item:1001', 'category:11', 'catalog']));
});

test('lists are ordered by what is kept on the item', async () => {
  const listed = async (sort: string) =>
    (await visitor.call('getFacet', { type: 'all', sort, itemsPerPage: 100 })).products.map(({ item }) =>
      Number(item.feedbackDecimal),
    );
  const down = await listed('item.feedbackDecimal_desc');
  expect(down[0]).toBeGreaterThan(0);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  const up = await listed('item.feedbackDecimal_asc');
  expect(up).toEqual(up.toSorted((a, b) => a - b));
});
