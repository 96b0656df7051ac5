import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { Disclosure } from '@mise/ui/disclosure.tsx';
import { RadioTile } from '@mise/ui/radio-tile.tsx';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { changePaymentMethod, startPayment } from '#app/session/payment-calls.ts';
import type { OpenPayment } from '#app/views/order.ts';
import { PayButton } from './pay-button.tsx';

type OpenPaymentCardProps = {
  payment: OpenPayment;
  order: { orderId: number; accessKey: string };
  /** It could not be begun. */
  isRefused: boolean;
};

/** What is still to be paid of an order, and the ways to do so. */
export function OpenPaymentCard({ payment, order, isRefused }: OpenPaymentCardProps) {
  const text = useText();
  const { amount, until, isPayable, methods } = payment;
  // Once its method needs no provider there is nothing to begin.
  const isToRepeat = isRefused && isPayable;
  return (
    <section
      aria-labelledby="order-open"
      className="rounded border border-l-4 border-line border-l-secondary-edge bg-surface p-4 md:p-6 print:hidden"
    >
      {isToRepeat && (
        <div role="alert" className="mb-4">
          <Alert tone="negative">{text('payment.refused')}</Alert>
        </div>
      )}
      <h2 id="order-open" className="text-lg font-semibold">
        {text('payment.openTitle', { amount })}
      </h2>
      {until !== '' && <p className="mt-1 text-sm text-ink-muted">{text('payment.openUntil', { until })}</p>}
      {isPayable && (
        <p className="mt-4">
          <PayButton order={order} />
        </p>
      )}
      {methods.length > 0 && <OtherMethods methods={methods} order={order} isOpen={isToRepeat} />}
    </section>
  );
}

type OtherMethodsProps = { methods: OpenPayment['methods']; isOpen: boolean } & Pick<OpenPaymentCardProps, 'order'>;

function OtherMethods({ methods, order, isOpen }: OtherMethodsProps) {
  const text = useText();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function change(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const chosen = Number(new FormData(event.currentTarget).get('paymentId'));
    if (!chosen) return;
    setIsBusy(true);
    const changed = await changePaymentMethod(order, chosen);
    const address = changed?.isPayable ? await startPayment(order) : '';
    if (address) return window.location.assign(address);
    await revalidate();
    // What changed stands above and beside the button that has the focus.
    if (changed) notify({ type: 'positive', message: text('payment.changed', { method: changed.paymentMethodName }) });
    setIsBusy(false);
  }

  return (
    <Disclosure
      title={text('payment.otherMethod')}
      isOpen={isOpen}
      className="mt-4 -mb-2 border-t border-b-0 pt-2 print:hidden"
    >
      <form method="dialog" className="mt-2" onSubmit={change}>
        <fieldset className="grid gap-3">
          <legend className="sr-only">{text('payment.otherMethod')}</legend>
          {methods.map(({ id, name, description }) => (
            <RadioTile
              key={id}
              name="paymentId"
              value={String(id)}
              label={name}
              description={description}
              defaultChecked={id === methods[0]?.id}
            />
          ))}
        </fieldset>
        <Button type="submit" variant="secondary" className="mt-4" isBusy={isBusy}>
          {text('payment.change')}
        </Button>
      </form>
    </Disclosure>
  );
}
