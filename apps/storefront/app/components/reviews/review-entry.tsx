import { Badge } from '@mise/ui/badge.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { Reply, Review } from '#app/views/reviews.ts';
import { RatingStars } from './rating-stars.tsx';

type ReviewEntryProps = {
  review: Review;
  /** What the visitor can do with it, and with a reply to it. */
  actions?: ReactNode;
  replyActions?: (reply: Reply) => ReactNode;
};

/** One review with what the shop replied. Texts are read out in the language that they are written in; a foreign one is marked. */
export function ReviewEntry({ review, actions, replyActions }: ReviewEntryProps) {
  const text = useText();
  return (
    <article>
      <div className="flex flex-wrap items-center gap-3">
        <RatingStars rating={review.rating} />
        {review.foreign !== '' && <Badge>{text('reviews.writtenIn', { language: review.foreign })}</Badge>}
        {!review.isVisible && <Badge tone="warning">{text('reviews.underReview')}</Badge>}
      </div>
      <h3 lang={review.lang} className="mt-1 font-semibold [overflow-wrap:anywhere]">
        {review.title}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <span className="min-w-0 [overflow-wrap:anywhere]">{review.author || text('reviews.anonymous')}</span>
        <time dateTime={review.day}>{review.date}</time>
        {review.isVerified && (
          <span className="inline-flex items-center gap-1 text-positive">
            <Icon name="check" className="size-4" />
            {text('reviews.verified')}
          </span>
        )}
      </p>
      <Words written={review} />
      {actions}
      {review.replies.map((reply) => (
        <div key={reply.id} className="mt-4 border-l-4 border-line-strong pl-4">
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
            <span className="font-semibold text-ink">{text('reviews.reply')}</span>
            <time dateTime={reply.day}>{reply.date}</time>
            {reply.foreign !== '' && reply.foreign !== review.foreign && (
              <Badge>{text('reviews.replyIn', { language: reply.foreign })}</Badge>
            )}
          </p>
          <Words written={reply} />
          {replyActions?.(reply)}
        </div>
      ))}
    </article>
  );
}

function Words({ written }: { written: Reply }) {
  return (
    <p lang={written.lang} className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
      {written.text}
    </p>
  );
}
