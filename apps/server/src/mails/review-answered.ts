import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, paragraph, quotation } from './parts.ts';

type ReviewAnswered = {
  /** Name of what was reviewed. */
  product: string;
  title: string;
  reply: string;
  reviewsUrl: string;
};

/** Tells a customer what the shop replied to a review of theirs. */
export function reviewAnswered(frame: MailFrame, { product, title, reply, reviewsUrl }: ReviewAnswered): MailContent {
  const { text } = frame;
  return {
    subject: text('mail.review.subject', { product }),
    preheader: text('mail.review.preheader'),
    parts: [
      paragraph(text('mail.review.greeting')),
      paragraph(text('mail.review.thanks', { product, title })),
      quotation(text('mail.review.reply'), reply),
      button(frame, text('mail.review.open'), reviewsUrl),
      paragraph(text('mail.review.why')),
    ],
  };
}
