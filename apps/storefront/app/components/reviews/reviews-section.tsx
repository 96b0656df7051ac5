import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import { type Rating, reviewsId, roundRating } from '#app/views/rating.ts';
import type { Reviews } from '#app/views/reviews.ts';
import { FirstReviews } from './first-reviews.tsx';
import { RatingStars } from './rating-stars.tsx';
import { useInView } from './use-in-view.ts';

const ReviewsBody = lazy(asPart(withMessages(['reviews'], () => import('./reviews-body.tsx'))));

type ReviewsSectionProps = {
  itemId: number;
  variationId: number;
  rating: Rating | null;
  /** The first ones, for who reads the document alone. */
  reviews: Reviews | null;
};

/** What others say of an item. The page has the first reviews; all that can be done with them comes when someone is near. */
export function ReviewsSection({ itemId, variationId, rating, reviews }: ReviewsSectionProps) {
  const text = useText();
  const [ref, wasSeen] = useInView<HTMLElement>();
  const { hash, key } = useLocation();
  // Who followed a link to it goes on from here with the keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the navigation
  useEffect(() => {
    if (hash !== `#${reviewsId}`) return;
    ref.current?.focus({ preventScroll: true });
    // A document is scrolled by the browser. From another page one arrives before this part is there.
    if (key !== 'default') ref.current?.scrollIntoView();
  }, [key]);
  const first = reviews && reviews.reviews.length > 0 ? <FirstReviews reviews={reviews} /> : null;
  return (
    <section
      ref={ref}
      id={reviewsId}
      aria-labelledby="reviews-title"
      tabIndex={-1}
      className="mt-12 scroll-mt-4 border-t border-line pt-10"
    >
      <h2 id="reviews-title" className="mb-4 text-xl font-semibold">
        {text('rating.title')}
      </h2>
      {rating ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RatingStars rating={rating.average} className="h-6 w-30" />
            <span aria-hidden="true" className="text-2xl font-bold tabular-nums">
              {text('rating.average', { rating: roundRating(rating.average, 'tenth') })}
            </span>
            <span className="text-sm text-ink-muted">{text('rating.count', { count: rating.count })}</span>
          </p>
          <HowReviewsAreChecked />
        </>
      ) : (
        <p className="text-ink-muted">{text('rating.none')}</p>
      )}
      {wasSeen ? (
        <Suspense fallback={first ?? <Skeleton className="mt-4 h-10 max-w-48" />}>
          <ReviewsBody
            key={itemId}
            itemId={itemId}
            variationId={variationId}
            hasReviews={rating !== null}
            first={reviews}
          />
        </Suspense>
      ) : (
        first
      )}
    </section>
  );
}

function HowReviewsAreChecked() {
  const text = useText();
  const policy = useShopFrame()?.reviews;
  if (!policy) return null;
  return (
    <p className="mt-3 max-w-prose text-sm text-ink-muted">
      <span className="font-semibold">{text('rating.checkTitle')}:</span>{' '}
      {text(policy.areForBuyersOnly ? 'rating.checkBuyers' : 'rating.checkAnyone')}{' '}
      {text(policy.areShownAtOnce ? 'rating.checkAtOnce' : 'rating.checkReleased')}
    </p>
  );
}
