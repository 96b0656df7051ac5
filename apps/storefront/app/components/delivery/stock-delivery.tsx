import { useLocale, useText } from '#app/page/use-text.ts';
import { toDelivery } from '#app/views/delivery.ts';
import { DeliveryDays } from './delivery-days.tsx';
import { useDeliveryPromise } from './use-delivery-promise.ts';

/** When what lies in stock comes, as the products say it. */
export function StockDelivery() {
  const text = useText();
  const locale = useLocale();
  const { promise, askAgain } = useDeliveryPromise({ quantity: 1, propertyIds: [] });
  const delivery = toDelivery(promise?.delivery, locale);
  return (
    <section
      aria-label={text('delivery.inStock')}
      className="mb-6 max-w-prose rounded border border-line bg-surface p-4"
    >
      <p className="mb-2 font-semibold">{text('delivery.inStock')}</p>
      <div className="min-h-10">{delivery && <DeliveryDays delivery={delivery} onEnd={askAgain} />}</div>
    </section>
  );
}
