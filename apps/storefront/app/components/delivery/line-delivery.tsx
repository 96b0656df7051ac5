import { classNames } from '@mise/ui/class-names.ts';
import { useText } from '#app/page/use-text.ts';
import type { LineDeliveryView } from '#app/views/delivery.ts';

type LineDeliveryProps = {
  delivery: LineDeliveryView | null;
  /** Nothing is said where the line comes with all others. */
  isBesideWhole?: boolean;
  className?: string;
};

/** When a line comes. */
export function LineDelivery({ delivery, isBesideWhole = false, className }: LineDeliveryProps) {
  const text = useText();
  if (!delivery || (isBesideWhole && delivery.isWithAll)) return null;
  const { isMailed, window, isPickup, rest } = delivery;
  if (isMailed) return <p className={classNames('mt-1 text-sm', className)}>{text('delivery.mailed')}</p>;
  return (
    <p className={classNames('mt-1 text-sm', className)}>
      {window === null ? text('delivery.agreed') : text(isPickup ? 'delivery.pickup' : 'delivery.expected', { window })}
      {rest && (
        <>
          <br />
          <RestDelivery rest={rest} />
        </>
      )}
    </p>
  );
}

/** How much of a quantity comes then, and when the rest does. */
export function RestDelivery({ rest: { now, isReady, week } }: { rest: NonNullable<LineDeliveryView['rest']> }) {
  const text = useText();
  if (week === null) return text(isReady ? 'delivery.nowRestAgreed' : 'delivery.firstRestAgreed', { now });
  return text(isReady ? 'delivery.nowRest' : 'delivery.firstRest', { now, week });
}
