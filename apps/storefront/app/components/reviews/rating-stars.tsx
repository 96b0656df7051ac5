import { classNames } from '@mise/ui/class-names.ts';
import { useText } from '#app/page/use-text.ts';
import { mostStars, roundRating } from '#app/views/rating.ts';

/** One star from its top, and the way from there to the top of the next. */
const star = 'l2.9 6 6.5.9-4.7 4.6 1.1 6.6-5.8-3.1-5.8 3.1 1.1-6.6-4.7-4.6 6.5-.9z';
const row = `m12 2.6${Array.from({ length: mostStars }, () => star).join('m24 0')}`;

/** Five stars of which as many are full as were given, to the half; read out as a figure. */
export function RatingStars({ rating, className }: { rating: number; className?: string }) {
  const text = useText();
  const empty = 100 - (roundRating(rating, 'half') / mostStars) * 100;
  return (
    <span
      role="img"
      aria-label={text('rating.stars', { rating: roundRating(rating, 'tenth') })}
      className={classNames('relative inline-block shrink-0 align-text-bottom', className ?? 'h-5 w-25')}
    >
      <Row className="fill-none stroke-ink-muted stroke-[1.5]" />
      <Row className="fill-warning" style={{ clipPath: `inset(0 ${empty}% 0 0)` }} />
    </span>
  );
}

function Row({ className, style }: { className: string; style?: { clipPath: string } }) {
  return (
    <svg
      viewBox="0 0 120 24"
      aria-hidden="true"
      className={classNames('absolute inset-0 size-full', className)}
      style={style}
    >
      <path d={row} />
    </svg>
  );
}
