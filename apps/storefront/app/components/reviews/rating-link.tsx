import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import { type Rating, reviewsId, roundRating } from '#app/views/rating.ts';
import { RatingStars } from './rating-stars.tsx';

/** The average and the number of reviews, and the way to them. */
export function RatingLink({ rating: { average, count } }: { rating: Rating }) {
  const text = useText();
  return (
    <Link
      to={{ hash: reviewsId }}
      state={{ keepsFocus: true }}
      className="mt-2 flex min-h-6 w-fit flex-wrap items-center gap-x-2 rounded text-sm underline-offset-4 hover:underline"
    >
      <RatingStars rating={average} />
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {text('rating.average', { rating: roundRating(average, 'tenth') })}
      </span>
      <span className="text-ink-muted">{text('rating.count', { count })}</span>
    </Link>
  );
}
