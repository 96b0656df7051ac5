import { useEffect, useRef, useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { readCheckoutForm, toCheckoutForm } from '#app/views/checkout-form.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
import { mergeDraft, readDraft } from './checkout-draft.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import { OrderStep } from './order-step.tsx';
import { useCheckout } from './use-checkout.ts';
import { useFieldEvents } from './use-field-events.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The checkout on one page, the order at its end. */
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

  return (
    <CheckoutColumns
      checkout={checkout}
      form={form}
      events={events}
      label={text('checkout.title')}
      // What was restored fills the form anew.
      version={filled.version}
    >
      <CheckoutFields checkout={checkout} values={filled.values} entered={entered} isFixed={order.isPlacing} />
      <OrderStep checkout={checkout} order={order} hasAccepted={filled.values.hasAccepted} />
    </CheckoutColumns>
  );
}
