import type { Reviews } from '#app/views/reviews.ts';
import { RatingBars } from './rating-bars.tsx';
import { ReviewEntry } from './review-entry.tsx';

/** The reviews that the document brings, where the list that takes their place puts them. */
export function FirstReviews({ reviews: { bars, reviews } }: { reviews: Reviews }) {
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <RatingBars bars={bars} />
      <ul className="min-w-0 border-t border-line">
        {reviews.map((review) => (
          <li key={review.id} className="border-b border-line py-6">
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
    </div>
  );
}
