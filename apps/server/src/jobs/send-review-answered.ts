import { localized } from '@mise/rules/localized.ts';
import type { Shop } from '../context.ts';
import { answeredReview } from '../domains/reviews/answered-review.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { reviewAnswered } from '../mails/review-answered.ts';
import { sendMail } from '../mails/send-mail.ts';

/** Tells the author of a review what the shop replied, in the language that they wrote it in. */
export async function sendReviewAnswered(shop: Shop, { replyId }: { replyId: number }): Promise<void> {
  const answered = await answeredReview(shop.db, replyId);
  if (!answered) return;
  const { review, reply, product, email } = answered;
  const frame = await mailFrameOf(shop, review.language);
  await sendMail(shop, {
    to: email,
    about: `review-${replyId}-answered`,
    frame,
    content: reviewAnswered(frame, {
      product: product.name,
      title: review.title,
      reply: reply.text,
      reviewsUrl: `${frame.shopUrl}${localized(review.language, product.url)}#reviews`,
    }),
  });
}
