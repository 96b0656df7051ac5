import type { ReviewItem, ReviewReply } from '@mise/contract/reviews/review.ts';
import type { ReviewRow, ReviewThread } from './read-reviews.ts';

/** A review as the contract has it; ids that the contract gives to its parts are all its own. */
export function reviewWire(thread: ReviewThread): ReviewItem {
  return {
    ...fieldsWire(thread),
    replies: thread.replies.map((reply): ReviewReply => ({ ...fieldsWire(reply), replies: [] })),
  };
}

function fieldsWire(row: ReviewRow) {
  const id = String(row.id);
  const createdAt = row.createdAt.toISOString();
  const updatedAt = row.updatedAt.toISOString();
  const shown = { isVisible: row.isVisible ? '1' : '0', createdAt, updatedAt };
  return {
    id: row.id,
    title: row.title,
    isVisible: row.isVisible,
    createdAt,
    updatedAt,
    authorName: row.authorName,
    lang: row.language,
    feedbackComment: {
      commentId: id,
      commentRelationType: 'feedback',
      commentRelationTargetId: id,
      comment: { id: row.id, message: row.text, ...shown },
    },
    feedbackRating: {
      ratingId: id,
      ratingRelationType: 'feedback',
      ratingRelationTargetId: id,
      rating: { id, ratingValue: String(row.rating ?? 0), ...shown },
    },
    targetRelation: {
      feedbackId: id,
      feedbackRelationType: targetType(row),
      feedbackRelationTargetId: String(row.replyTo ?? row.variationId ?? row.itemId),
      variationAttributes: [],
      targetRelationLabel: '',
      targetRelationName: [],
      feedbackRelationParentTargetId: row.itemId,
    },
    sourceRelation: [sourceWire(row)],
  };
}

function targetType({ replyTo, variationId }: ReviewRow): string {
  if (replyTo !== null) return 'feedback';
  return variationId === null ? 'item' : 'variation';
}

/** Of a verified purchase nobody but the shop is told which one it was. */
function sourceWire(row: ReviewRow) {
  return {
    feedbackId: String(row.id),
    feedbackRelationType: row.isVerified ? 'orderItem' : row.replyTo === null ? 'contact' : 'user',
    feedbackRelationSourceId: '',
    sourceRelationLabel: '',
    sourceRelationTypeLabel: '',
  };
}
