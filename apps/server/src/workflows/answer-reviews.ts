import type { OperationName } from '@mise/contract/client.ts';
import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import type { Context } from '../context.ts';
import { recordChange, underAudit } from '../domains/operators/audit.ts';
import { requireRole } from '../domains/operators/current-operator.ts';
import { answerReview, changeReply, deleteAnyReview } from '../domains/reviews/answer-review.ts';
import type { ReviewThread } from '../domains/reviews/read-reviews.ts';

/**
 * What the shop does through operations that visitors call too. Which of both it is shows in what is named, not in the
 * operation, so operator and audit are looked after here, as http/invoke.ts does it elsewhere.
 */

export async function isOperator(context: Context): Promise<boolean> {
  return (await context.operator.find()) !== null;
}

/** The shop's reply to a review. */
export function reply(context: Context, input: { targetId: number; message: string }): Promise<ReviewThread> {
  return asShop(context, { operation: 'doReview', role: 'editor' }, async (audited) => {
    const { targetId: reviewId, message: text } = input;
    const added = await answerReview(audited.db, { reviewId, text, now: context.now });
    await recordChange(audited, {
      operation: 'doReview',
      subject: { kind: 'review', id: added.id },
      change: { after: { replyTo: reviewId, text } },
    });
    return added;
  });
}

export function editReply(context: Context, input: { feedbackId: number; message: string }): Promise<ReviewThread> {
  return asShop(context, { operation: 'setReview', role: 'editor' }, async (audited) => {
    const { feedbackId: replyId, message: text } = input;
    const changed = await changeReply(audited.db, { replyId, text, now: context.now });
    await recordChange(audited, {
      operation: 'setReview',
      subject: { kind: 'review', id: replyId },
      change: { after: { text } },
    });
    return changed;
  });
}

/** Deletes a reply, or whatever somebody wrote. */
export async function remove(context: Context, feedbackId: number): Promise<void> {
  await asShop(context, { operation: 'deleteReview', role: 'publisher' }, async (audited) => {
    const { itemId, replyTo, rating, title, text } = await deleteAnyReview(audited.db, feedbackId);
    await recordChange(audited, {
      operation: 'deleteReview',
      subject: { kind: 'review', id: feedbackId },
      change: { before: { itemId, replyTo, rating, title, text } },
    });
  });
}

async function asShop<Result>(
  context: Context,
  { operation, role }: { operation: OperationName; role: OperatorRole },
  work: (audited: Context) => Promise<Result>,
): Promise<Result> {
  await requireRole(context, role);
  return underAudit(context, operation, work);
}
