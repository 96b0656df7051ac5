import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { type LineFacts, lineFacts } from '../catalog/line-facts.ts';
import { item } from '../catalog/tables/items.ts';
import { account } from '../customers/tables.ts';
import type { ReviewRow } from './read-reviews.ts';
import { review } from './tables.ts';

export type AnsweredReview = { reply: ReviewRow; review: ReviewRow; email: string; product: LineFacts };

const reply = alias(review, 'reply');

/**
 * A reply with the review, its product in the language of the review, and where its author is reached: a customer who has
 * confirmed the address of their account. Null for everyone else, and where one of it is gone.
 */
export async function answeredReview(db: Queryable, replyId: number): Promise<AnsweredReview | null> {
  const variationId = sql<number>`coalesce(${review.variationId}, ${item.mainVariationId})`;
  const [found] = await db
    .select({ reply, review, email: account.email, variationId })
    .from(reply)
    .innerJoin(review, eq(review.id, reply.replyTo))
    .innerJoin(item, eq(item.id, review.itemId))
    .innerJoin(account, and(eq(account.customerId, review.customerId), isNotNull(account.confirmedAt)))
    .where(eq(reply.id, replyId));
  if (!found) return null;
  const facts = await lineFacts(db, { variationIds: [found.variationId], language: found.review.language });
  const product = facts.get(found.variationId);
  return product ? { reply: found.reply, review: found.review, email: found.email, product } : null;
}
