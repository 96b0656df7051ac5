import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Spinner } from '@mise/ui/spinner.tsx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { PaymentState } from '#app/views/payment-state.ts';
import { PayButton } from './pay-button.tsx';

type PaymentReturnProps = {
  payment: {
    state: PaymentState;
    order: { orderId: number; accessKey: string } | null;
    /** It was to be paid before it became an order: the cart is as it was. */
    isOfBasket: boolean;
    checkoutUrl: string;
    isPayable: boolean;
    /** A time of day, or ''. */
    heldUntil: string;
  };
};

/** Milliseconds until a payment in progress is looked at again. */
const againMs = 4_000;

/** How a payment stands, and what there is to do about it. */
export function PaymentReturn({ payment }: PaymentReturnProps) {
  const { state, order, isOfBasket, checkoutUrl, isPayable, heldUntil } = payment;
  const text = useText();
  const locale = useLocale();
  const isToRepeat = state === 'notCompleted' || state === 'failed';
  useLookAgain(state === 'inProgress');
  return (
    <section className="mx-auto max-w-xl py-10 md:py-16" aria-live="polite">
      <div className="mb-4 flex items-center gap-3">
        <StateIcon state={state} />
        <h1 className="text-2xl font-semibold hyphens-auto">{text(`payment.${state}.title`)}</h1>
      </div>
      <p className="text-ink-muted">{text(isOfBasket && isToRepeat ? 'payment.ofBasket' : `payment.${state}.text`)}</p>
      {heldUntil !== '' && <p className="mt-2 text-ink-muted">{text('payment.openUntil', { until: heldUntil })}</p>}
      <p className="mt-8 flex flex-wrap gap-3">
        {order && isToRepeat && isPayable && <PayButton order={order} />}
        {checkoutUrl !== '' && (
          <a href={checkoutUrl} className={buttonClasses({ size: 'large' })}>
            {text('payment.goOn')}
          </a>
        )}
        {order && (
          <Link
            to={pathTo.confirmation(locale, order.orderId, order.accessKey)}
            className={buttonClasses({ size: 'large', variant: 'secondary' })}
          >
            {text(state === 'inProgress' ? 'payment.toOrder' : 'payment.otherMethod')}
          </Link>
        )}
        {isOfBasket && (isToRepeat || state === 'notEnough') && (
          <Link to={pathTo.checkout(locale)} className={buttonClasses({ size: 'large' })}>
            {text('payment.toCheckout')}
          </Link>
        )}
        {!order && !isOfBasket && (
          <Link to={pathTo.home(locale)} className={buttonClasses({ size: 'large', variant: 'secondary' })}>
            {text('order.goOn')}
          </Link>
        )}
      </p>
    </section>
  );
}

function StateIcon({ state }: { state: PaymentState }) {
  if (state === 'inProgress') return <Spinner className="size-7 shrink-0" />;
  const isGood = state === 'received' || state === 'authorized';
  return (
    <span
      className={`shrink-0 rounded-full p-2 ${isGood ? 'bg-positive-soft text-positive' : 'bg-warning-soft text-warning'}`}
    >
      <Icon name={isGood ? 'check' : 'warning'} className="size-7" />
    </span>
  );
}

/** Asks again as long as somebody looks. */
function useLookAgain(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, againMs);
    return () => clearTimeout(timer);
  }, [isWaiting, state, revalidate]);
}
