import { useEffect, useRef, useState } from 'react';
import { CartNotices } from '#app/components/cart/cart-notices.tsx';
import { isRemoval } from '#app/lib/cart-notices.ts';
import { useText } from '#app/lib/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { readCheckoutForm, toCheckoutForm } from '#app/views/checkout-form.ts';
import { mergeDraft, readDraft } from './checkout-draft.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { OrderStep } from './order-step.tsx';
import { useCheckout } from './use-checkout.ts';
import { useFieldEvents } from './use-field-events.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The checkout on one page: the form on the left, what is bought beside it, the order at its end. */
export function CheckoutPage({ checkout: loaded }: { checkout: CheckoutView }) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const checkout = useCheckout(loaded, form);
  const order = usePlaceOrder(checkout);
  /** What the fields begin with; they keep their own text from then on. */
  const [filled, setFilled] = useState(() => ({ values: toCheckoutForm(loaded.saved), version: 0 }));
  const { entered, setEntered, ...events } = useFieldEvents(checkout, filled.values);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document can be read
  useEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    // Chosen before scripts could answer: the page shows it already.
    const [shippingId, paymentId] = [Number(data.get('shippingMethod')), Number(data.get('paymentMethod'))];
    if (shippingId > 0 && shippingId !== loaded.shipping.selected) checkout.chooseShipping(shippingId);
    if (paymentId > 0 && paymentId !== loaded.payment.selected) checkout.choosePayment(paymentId);
    const base = toCheckoutForm(loaded.saved);
    const draft = readDraft(base);
    if (!draft) return;
    const values = mergeDraft(base, draft, readCheckoutForm(data));
    setFilled({ values, version: 1 });
    setEntered(values);
    checkout.saveSoon();
  }, []);

  const { cart } = checkout.view;
  return (
    <>
      <CartNotices
        // Those of the methods stand beside them.
        notices={cart.notices.filter((notice) => isRemoval(notice) || notice.key === 'oversold')}
        lines={cart.lines}
        className="mb-6"
      />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <noscript>
          <p className="rounded border border-warning bg-warning-soft p-4 lg:col-span-2">
            {text('checkout.needsScripts')}
          </p>
        </noscript>
        <CheckoutSummary view={checkout.view} isBusy={checkout.isBusy} />
        <form
          // What was restored fills the form anew.
          key={filled.version}
          ref={form}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          {...events}
          aria-label={text('checkout.title')}
          className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1"
        >
          <CheckoutFields checkout={checkout} values={filled.values} entered={entered} isFixed={order.isPlacing} />
          <OrderStep checkout={checkout} order={order} hasAccepted={filled.values.hasAccepted} />
        </form>
      </div>
    </>
  );
}
