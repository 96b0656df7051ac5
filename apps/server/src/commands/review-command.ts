import { isApiError } from '@mise/contract/api-error.ts';
import { maximumReviewLength } from '@mise/contract/limits.ts';
import type { Database, Transaction } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { answerReview, showReview } from '../domains/reviews/answer-review.ts';
import { type ReviewRow, readWaitingReviews } from '../domains/reviews/read-reviews.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export type ReviewTask =
  | { kind: 'list' }
  | { kind: 'release'; reviewId: number }
  | { kind: 'answer'; reviewId: number; text: string };

export const reviewUsage = `  review list                    what waits to be released, the oldest first
  review release <id>            shows it to everyone
  review answer <id> <text>      replies to it for everyone to see; a customer with an account is told by mail`;

/** Reads the words after `review`. Throws a StartError that says what is expected. */
export function readReviewTask([kind, id = '', ...words]: readonly string[]): ReviewTask {
  if (kind === 'list' && id === '') return { kind };
  const reviewId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  const text = words.join(' ').trim();
  if (kind === 'release' && reviewId !== null && text === '') return { kind, reviewId };
  if (kind !== 'answer' || reviewId === null || text === '') throw new StartError(`It is one of:\n\n${reviewUsage}`);
  if (text.length > maximumReviewLength) {
    throw new StartError(`A reply has at most ${maximumReviewLength} characters; this one has ${text.length}.`);
  }
  return { kind, reviewId, text };
}

export async function runReviewTask(db: Database, task: ReviewTask, say: Say): Promise<void> {
  if (task.kind === 'list') return listWaiting(db, say);
  try {
    await db.transaction(async (tx) => {
      if (task.kind === 'release') await release(tx, task);
      else await answer(tx, task);
    });
  } catch (error) {
    if (!isApiError(error, 'feedback.notFound')) throw error;
    throw new StartError(`There is no review ${task.reviewId}.`);
  }
  say(task.kind === 'release' ? `Review ${task.reviewId} is visible now.` : `Review ${task.reviewId} is answered.`);
}

async function release(tx: Transaction, { reviewId }: { reviewId: number }): Promise<void> {
  await showReview(tx, { reviewId, isVisible: true });
  await recordCommand(tx, {
    operation: 'command.reviewRelease',
    subject: { kind: 'review', id: reviewId },
    change: { after: { isVisible: true } },
    now: new Date(),
  });
}

async function answer(tx: Transaction, { reviewId, text }: { reviewId: number; text: string }): Promise<void> {
  const now = new Date();
  const reply = await answerReview(tx, { reviewId, text, now });
  await recordCommand(tx, {
    operation: 'command.reviewAnswer',
    subject: { kind: 'review', id: reply.id },
    change: { after: { replyTo: reviewId, text } },
    now,
  });
}

async function listWaiting(db: Database, say: Say): Promise<void> {
  const waiting = await readWaitingReviews(db);
  if (waiting.length === 0) return say('No review waits to be released.');
  for (const review of waiting) say(described(review));
}

function described({ id, itemId, rating, language, authorName, createdAt, title, text }: ReviewRow): string {
  const by = authorName === '' ? 'without a name' : `by ${authorName}`;
  const head = `${id}  item ${itemId}, ${rating} of 5, ${language}, ${by}, ${createdAt.toISOString().slice(0, 10)}`;
  return [head, title, ...text.split(/\r?\n/)].join('\n    ');
}
