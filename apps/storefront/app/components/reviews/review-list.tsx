import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { Pagination } from '@mise/ui/pagination.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { type MouseEvent, useRef } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { PersonalReviews, Reviews } from '#app/views/reviews.ts';
import { RatingBars } from './rating-bars.tsx';
import { ReplyActions, ReviewActions } from './review-actions.tsx';
import { ReviewEntry } from './review-entry.tsx';
import type { ReviewModal } from './review-modal.ts';
import { pageOf, reviewPageAddress } from './use-reviews.ts';

type ReviewListProps = {
  reviews: Reviews | null;
  personal: PersonalReviews | null;
  hasFailed: boolean;
  isLoading: boolean;
  show: (page: number) => Promise<void>;
  open: (modal: ReviewModal) => void;
  onDone: () => Promise<void>;
};

/** What everyone sees: the reviews of an item, ten at a time; which ten stands in the address. */
export function ReviewList({ reviews, personal, hasFailed, isLoading, show, open, onDone }: ReviewListProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);

  async function turnTo(page: number, event: MouseEvent): Promise<void> {
    event.preventDefault();
    await show(page);
    list.current?.focus();
    list.current?.scrollIntoView({ block: 'start' });
  }

  if (hasFailed) {
    return (
      <Alert
        tone="negative"
        className="mt-6"
        action={
          <Button variant="secondary" onClick={() => show(1)}>
            {text('reviews.again')}
          </Button>
        }
      >
        <span role="alert">{text('reviews.failed')}</span>
      </Alert>
    );
  }
  if (!reviews) return <Skeleton className="mt-6 h-64" />;
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <RatingBars bars={reviews.bars} />
      <div className="min-w-0">
        <ul
          ref={list}
          tabIndex={-1}
          aria-busy={isLoading}
          aria-label={listName(reviews, text)}
          className="scroll-mt-4 border-t border-line"
        >
          {reviews.reviews.map((review) => (
            <li key={review.id} className="border-b border-line py-6">
              <ReviewEntry
                review={review}
                actions={<ReviewActions review={review} personal={personal} open={open} onDone={onDone} />}
                replyActions={(reply) => personal?.isShop && <ReplyActions reply={reply} open={open} />}
              />
            </li>
          ))}
        </ul>
        <div className="mt-6">
          <Pagination
            current={reviews.page}
            last={reviews.lastPage}
            hrefOf={reviewPageAddress}
            labels={{
              landmark: text('reviews.pages'),
              previous: text('catalog.previousPage'),
              next: text('catalog.nextPage'),
              page: (page) => text('catalog.page', { page }),
            }}
            renderLink={({ href, ...props }) => (
              <a
                {...props}
                href={href}
                onClick={(event) => turnTo(pageOf(new URL(href, window.location.href).search), event)}
              >
                {props.children}
              </a>
            )}
          />
        </div>
      </div>
    </div>
  );
}

function listName({ page, lastPage }: Reviews, text: ReturnType<typeof useText>): string {
  return lastPage === 1 ? text('rating.title') : text('reviews.pageOf', { page, last: lastPage });
}
