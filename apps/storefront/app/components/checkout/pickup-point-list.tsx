import { Button } from '@mise/ui/button.tsx';
import { useText } from '#app/page/use-text.ts';
import type { PickupPointView } from '#app/views/pickup-point.ts';

type PickupPointListProps = { points: readonly PickupPointView[]; onChoose: (point: PickupPointView) => void };

/** Pickup points with how far they are and when they are open. */
export function PickupPointList({ points, onChoose }: PickupPointListProps) {
  const text = useText();
  return (
    <ul className="mt-2 max-h-112 divide-y divide-line overflow-y-auto border-y border-line">
      {points.map((point) => (
        <li key={point.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">
              {point.name} <span className="font-normal text-ink-muted">· {point.distance}</span>
            </p>
            <p className="text-sm">{[point.within, point.address].filter(Boolean).join(', ')}</p>
            {point.isAlwaysOpen ? (
              <p className="text-sm text-ink-muted">{text('checkout.pickupAlways')}</p>
            ) : (
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm text-ink-muted">
                {point.hours.map(({ days, times }) => (
                  <div key={days} className="contents">
                    <dt>{days}</dt>
                    <dd>{times}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <Button
            variant="secondary"
            aria-label={text('checkout.pickupChooseOf', { name: point.name })}
            onClick={() => onChoose(point)}
          >
            {text('checkout.pickupChoose')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
