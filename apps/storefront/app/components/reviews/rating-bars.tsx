import { useText } from '#app/page/use-text.ts';
import type { Reviews } from '#app/views/reviews.ts';

/** How many gave how many stars. */
export function RatingBars({ bars }: { bars: Reviews['bars'] }) {
  const text = useText();
  return (
    <ul aria-label={text('reviews.distribution')} className="flex max-w-sm flex-col gap-2 text-sm">
      {bars.map(({ stars, count, share }) => (
        <li key={stars} className="flex items-center gap-3">
          <span className="w-16 shrink-0">{text('reviews.stars', { stars })}</span>
          <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded bg-sunken">
            <span className="block h-full bg-warning" style={{ width: `${share * 100}%` }} />
          </span>
          <span className="w-8 shrink-0 text-right tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  );
}
