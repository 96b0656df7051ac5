import { CartNotices } from '#app/components/cart/cart-notices.tsx';
import { TotalsList } from '#app/components/cart/totals-list.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useText } from '#app/page/use-text.ts';
import { isToldOnce } from '#app/session/cart-notices.ts';
import { GuaranteeReminder } from './guarantee-reminder.tsx';
import { Section } from './section.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { TermsConsent } from './terms-consent.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type OrderStepProps = { checkout: Checkout; form: CheckoutFormState };

/** So many lines fill a screen: nobody has to scroll through more to get to the button. */
const mostLinesBefore = 8;

/** The end of the checkout: terms, all that is bought, and right below it the button that obliges to pay. A long list has it above, too. */
export function OrderStep({ checkout, form }: OrderStepProps) {
  const text = useText();
  const { lines } = checkout.view.cart;
  return (
    <Section id="review" title={text('checkout.review')}>
      <TermsConsent form={form} legalPages={checkout.view.legalPages} />
      <GuaranteeReminder />
      {lines.length > mostLinesBefore && (
        <div className="mt-6 border-t border-line pt-4">
          <p className="mb-2 text-sm text-ink-muted">
            {text('checkout.longSummary', { count: lines.length, pieces: checkout.view.cart.pieces })}
          </p>
          <SumAndButton checkout={checkout} form={form} />
        </div>
      )}
      <div className="mt-6 border-t border-line pt-2">
        <SummaryLines lines={lines} />
        <div className="mt-2">
          <SumAndButton checkout={checkout} form={form} />
        </div>
      </div>
    </Section>
  );
}

/** What the shop took out stands here, too: whoever is about to order may not look up to where the page begins. */
function SumAndButton({ checkout, form }: OrderStepProps) {
  const text = useText();
  const { cart } = checkout.view;
  return (
    <>
      <CartNotices notices={cart.notices.filter(isToldOnce)} lines={cart.lines} isRepeated className="mb-4" />
      <TotalsList totals={cart.totals} isBusy={checkout.isBusy} />
      <div className="mt-4">
        <SubmitButton form={form} isPressOnly className="min-h-14 w-full text-lg">
          {text('checkout.placeOrder')}
        </SubmitButton>
      </div>
    </>
  );
}
