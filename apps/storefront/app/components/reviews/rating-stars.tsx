import { classNames } from '@mise/ui/class-names.ts';
import type { CSSProperties } from 'react';
import { useText } from '#app/page/use-text.ts';
import { mostStars, roundRating } from '#app/views/rating.ts';

/** Five stars of which as many are full as were given, to the half; read out as a figure (rating-stars.css). */
export function RatingStars({ rating, className = 'h-5 w-25' }: { rating: number; className?: string }) {
  const text = useText();
  const full = { '--full': `${(roundRating(rating, 'half') / mostStars) * 100}%` } as CSSProperties;
  return (
    <span
      role="img"
      aria-label={text('rating.stars', { rating: roundRating(rating, 'tenth') })}
      className={classNames('rating-stars', className)}
      style={full}
    />
  );
}
