import { Trans } from '@lingui/react';
import { TotalsList } from '#app/components/cart/totals-list.tsx';
import { LegalLink } from '#app/components/shop/legal-link.tsx';
import { Field } from '#app/forms/field.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useText } from '#app/page/use-text.ts';
import { Section } from './section.tsx';
import { SummaryLines } from './summary-lines.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The end of the checkout: terms, all that is bought, and right below it the button that obliges to pay. */
export function OrderStep({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { view, isBusy } = checkout;
  return (
    <Section id="review" title={text('checkout.review')}>
      <Field
        form={form}
        name="hasAccepted"
        label={
          <Trans
            id="checkout.acceptText"
            components={{
              0: <LegalLink page="terms-and-conditions" />,
              1: <LegalLink page="cancellation-rights" />,
              2: <LegalLink page="privacy-policy" />,
            }}
          />
        }
      />
      <div className="mt-6 border-t border-line pt-2">
        <SummaryLines lines={view.cart.lines} />
        <div className="mt-2">
          <TotalsList totals={view.cart.totals} isBusy={isBusy} />
        </div>
      </div>
      <div className="mt-4">
        <SubmitButton form={form} isPressOnly className="min-h-14 w-full text-lg">
          {text('checkout.placeOrder')}
        </SubmitButton>
      </div>
    </Section>
  );
}
