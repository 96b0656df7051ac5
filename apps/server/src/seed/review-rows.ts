import type { DemoItem } from '@mise/demo/types.ts';
import type { review } from '../domains/reviews/tables.ts';

type Row = typeof review.$inferInsert;
type DemoReview = NonNullable<DemoItem['reviews']>[number];

/** An item has room for so many reviews and replies. */
const idsAnItem = 100;

/** Reviews are written in the afternoon, the shop replies the next morning. */
const writtenAt = 'T13:40:00Z';
const untilReplyMs = 19 * 3_600_000;

/** The reviews of an item and the shop's replies to them. */
export function reviewRows({ id: itemId, reviews = [] }: DemoItem): (Row & { id: number })[] {
  return reviews.flatMap((entry, index) => {
    const id = itemId * idsAnItem + index * 2;
    return entry.reply === undefined
      ? [reviewRow(itemId, id, entry)]
      : [reviewRow(itemId, id, entry), replyRow(itemId, id, entry, entry.reply)];
  });
}

function reviewRow(itemId: number, id: number, { rating, title, text, author, language, verified, day }: DemoReview) {
  const createdAt = new Date(day + writtenAt);
  return {
    ...{ id, itemId, replyTo: null, rating, title, text, authorName: author, language },
    ...{ isVisible: true, isVerified: verified, createdAt, updatedAt: createdAt },
  };
}

function replyRow(itemId: number, reviewId: number, { language, day }: DemoReview, text: string) {
  const createdAt = new Date(Date.parse(day + writtenAt) + untilReplyMs);
  return {
    ...{ id: reviewId + 1, itemId, replyTo: reviewId, rating: null, title: '', text, authorName: '', language },
    ...{ isVisible: true, isVerified: false, createdAt, updatedAt: createdAt },
  };
}
