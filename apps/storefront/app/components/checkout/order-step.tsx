import { Trans } from '@lingui/react';
import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import type { ReactNode } from 'react';
import { TotalsList } from '#app/components/cart/totals-list.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldErrorText } from './field-texts.ts';
import { Section } from './section.tsx';
import { SummaryLines } from './summary-lines.tsx';
import type { Checkout } from './use-checkout.ts';
import { useCountdown } from './use-countdown.ts';
import type { PlaceOrder } from './use-place-order.ts';

type OrderStepProps = {
  checkout: Checkout;
  order: PlaceOrder;
  /** Whether the terms are accepted at the beginning. */
  hasAccepted: boolean;
};

/** The end of the checkout: terms, all that is bought, and right below it the button that obliges to pay. */
export function OrderStep({ checkout, order, hasAccepted }: OrderStepProps) {
  const text = useText();
  const { view, errors, isBusy } = checkout;
  const { place, isPlacing, failure, lockedUntil } = order;
  const seconds = useCountdown(lockedUntil);

  return (
    <Section id="review" title={text('checkout.review')}>
      <Checkbox
        id="hasAccepted"
        name="hasAccepted"
        isRequired
        defaultChecked={hasAccepted}
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
        error={fieldErrorText('hasAccepted', errors.hasAccepted, text)}
      />
      <div className="mt-6 border-t border-line pt-2">
        <SummaryLines lines={view.cart.lines} />
        <div className="mt-2">
          <TotalsList totals={view.cart.totals} isBusy={isBusy} />
        </div>
      </div>
      <div role="alert" className="mt-4 flex flex-col gap-3 empty:hidden">
        <ErrorSummary errors={errors} />
        {failure !== '' && <Alert tone="negative">{failure}</Alert>}
      </div>
      <Button
        size="large"
        isBusy={isPlacing}
        disabled={seconds > 0}
        onClick={place}
        className="mt-4 min-h-14 w-full text-lg"
      >
        {seconds > 0 ? text('checkout.retryIn', { seconds }) : text('checkout.placeOrder')}
      </Button>
    </Section>
  );
}

/** Opens beside the checkout, which keeps what was entered either way. */
function LegalLink({ page, children }: { page: LegalPage; children?: ReactNode }) {
  return (
    <a
      href={pathTo.legal(useLocale(), page)}
      target="_blank"
      rel="noreferrer"
      className="text-primary-ink underline underline-offset-4"
    >
      {children}
    </a>
  );
}
