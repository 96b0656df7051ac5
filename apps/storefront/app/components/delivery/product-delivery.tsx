import { formatDay } from '@mise/rules/format-delivery.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { toDelivery, toLineDelivery } from '#app/views/delivery.ts';
import { DeliveryDays } from './delivery-days.tsx';
import { RestDelivery } from './line-delivery.tsx';
import { useDeliveryPromise } from './use-delivery-promise.ts';

type ProductDeliveryProps = { variationId: number; quantity: number; propertyIds: readonly number[]; pack: Pack };

/** When a quantity of a product comes, with what was asked for on top. */
export function ProductDelivery({ pack, ...asked }: ProductDeliveryProps) {
  const text = useText();
  const locale = useLocale();
  const { promise, askAgain } = useDeliveryPromise(asked);
  const [first] = promise?.parts ?? [];
  if (!promise) return <DeliveryPlace />;
  if (promise.isMailed) return <DeliveryDays delivery={null} isMailed />;
  // So much of it goes with no carrier for a fixed price: whoever asks for it is told a day.
  if (!first) return <DeliveryDays delivery={null} />;
  const { delivery, parts, reasons } = promise;
  const rest = toLineDelivery(parts, { whole: delivery, locale, pack })?.rest;
  // The first day that counts is that of what comes first.
  const shown = delivery && first.window && { ...delivery, ...first.window, isComplete: true };
  return (
    <DeliveryDays delivery={toDelivery(shown, locale)} onEnd={askAgain}>
      {rest && (
        <p>
          <RestDelivery rest={rest} />
        </p>
      )}
      {reasons && reasons.finishingDays > 0 && (
        <p className="text-ink-muted">{text('delivery.finishing', { days: reasons.finishingDays })}</p>
      )}
      {reasons && reasons.holidays.length > 0 && (
        <p className="text-ink-muted">
          {text('delivery.holidays', { days: reasons.holidays.map((day) => formatDay(day, locale)).join(', ') })}
        </p>
      )}
    </DeliveryDays>
  );
}

/** As high as the days will be. */
function DeliveryPlace() {
  return <div className="min-h-10" />;
}
