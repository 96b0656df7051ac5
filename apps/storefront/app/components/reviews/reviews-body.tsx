import { Button } from '@mise/ui/button.tsx';
import { lazy, Suspense, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import type { Reviews } from '#app/views/reviews.ts';
import { OwnReviews } from './own-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewModal } from './use-review-modal.ts';
import { useReviews } from './use-reviews.ts';

const ReviewDialog = lazy(asPart(withMessages(['forms'], () => import('./review-dialog.tsx'))));

type ReviewsBodyProps = {
  itemId: number;
  /** What somebody who writes speaks of. */
  variationId: number;
  /** As the page knows it: then they are asked for. */
  hasReviews: boolean;
  /** The first page of them, as the document brought it. */
  first: Reviews | null;
};

/** What others wrote, what is the visitor's own, and the way to write. */
export default function ReviewsBody({ itemId, variationId, hasReviews, first }: ReviewsBodyProps) {
  const text = useText();
  const home = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const { reviews, personal, hasFailed, isLoading, orderKey, show, renew } = useReviews(itemId, hasReviews, first);
  const { modal, latest, open, close } = useReviewModal(home);

  async function finish(): Promise<void> {
    await Promise.all([renew(), revalidate()]);
    // The next dialog may be open before the page has all of what was done in this one.
    if (latest() === modal) close();
  }

  return (
    <div ref={home} tabIndex={-1}>
      {personal?.writing !== 'written' && (
        <Button variant="secondary" className="mt-4" onClick={() => open({ type: 'create-review' })}>
          {text('reviews.create-review')}
        </Button>
      )}
      {personal && <OwnReviews personal={personal} open={open} onDone={finish} />}
      {(hasReviews || (reviews?.reviews.length ?? 0) > 0) && (
        <ReviewList
          reviews={reviews}
          personal={personal}
          hasFailed={hasFailed}
          isLoading={isLoading}
          show={show}
          open={open}
          onDone={finish}
        />
      )}
      {modal && (
        <Suspense fallback={<AwaitedPart onLost={close} />}>
          <ReviewDialog
            modal={modal}
            variationId={variationId}
            orderKey={orderKey}
            writing={personal?.writing ?? 'open'}
            onClose={close}
            onDone={finish}
          />
        </Suspense>
      )}
    </div>
  );
}
