import { pickupPointOf } from '@mise/rules/pickup-point.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useText } from '#app/page/use-text.ts';
import { noticeText } from '#app/session/cart-notices.ts';
import { asPart } from '#app/start/first-intent.ts';
import { draftOf } from '#app/views/checkout-form.ts';
import type { DeliveryView } from '#app/views/delivery.ts';
import { preferredPostcode } from '#app/views/preferred-delivery.ts';
import { CarrierConsent } from './carrier-consent.tsx';
import { DeliverySplit } from './delivery-split.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const PreferredDelivery = lazy(asPart(() => import('./preferred-delivery.tsx')));
const FreightServices = lazy(asPart(() => import('./freight-services.tsx')));

/** How the goods come, what that costs and how long it takes, for the country that the shop knows. */
export function ShippingMethods({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { view, chooseShipping } = checkout;
  const country = form.entered['shipping.country'];
  const other = view.countries.find(({ id }) => id === country && id !== String(view.cart.shippingCountryId));

  const onRequest = view.cart.notices.find(({ key }) => key === 'freightOnRequest');
  const method = view.shipping.options.find(({ id }) => id === view.shipping.selected);
  const services = method?.services ?? [];
  const isPickupPoint = pickupPointOf(draftOf(form.entered, 'shipping')) !== null;
  const postcode = other ? '' : preferredPostcode(form.entered);
  const goneDay = view.cart.notices.find(({ key }) => key === 'preferredDayGone');

  function daysOf(delivery: DeliveryView | null): string {
    if (!delivery) return text('delivery.agreed');
    return text(delivery.isPickup ? 'delivery.pickup' : 'delivery.expected', { window: delivery.window });
  }

  return (
    <>
      {other && <Alert className="mb-4">{text('checkout.otherCountry', { country: other.name })}</Alert>}
      {goneDay && (
        <Alert tone="warning" className="mb-4">
          {noticeText(goneDay, text)}
        </Alert>
      )}
      <MethodChoice
        form={form}
        field="shippingMethod"
        choice={onRequest ? { ...view.shipping, isGone: false } : view.shipping}
        none={onRequest && noticeText(onRequest, text)}
        onChoose={chooseShipping}
        tileOf={({ carrier, delivery, price }) => ({
          description: [carrier, daysOf(delivery)].join(' · '),
          aside: price ?? text('totals.free'),
        })}
      />
      {services.length > 0 && (
        <Suspense>
          <FreightServices checkout={checkout} form={form} services={services} />
        </Suspense>
      )}
      {method?.hasPreferred && !isPickupPoint && (
        // As high as what comes with its margin, from the start: a box below must not move away from the finger that ticks it.
        <div className="flow-root min-h-56 sm:min-h-34 noscript:hidden">
          {postcode === '' ? (
            <p className="pt-4 text-sm text-ink-muted">{text('checkout.preferredLater')}</p>
          ) : (
            <Suspense fallback={<Skeleton className="mt-4 h-52 sm:h-30" />}>
              <PreferredDelivery checkout={checkout} form={form} postcode={postcode} />
            </Suspense>
          )}
        </div>
      )}
      <DeliverySplit checkout={checkout} form={form} />
      <CarrierConsent checkout={checkout} form={form} />
    </>
  );
}
