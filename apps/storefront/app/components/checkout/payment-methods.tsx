import { useText } from '#app/page/use-text.ts';
import { MethodChoice } from './method-choice.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The ways to pay that country and shipping method allow, and why another one is not open to this order. */
export function PaymentMethods({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { payment } = checkout.view;
  return (
    <>
      <MethodChoice
        form={form}
        field="paymentMethod"
        choice={payment}
        onChoose={checkout.choosePayment}
        tileOf={({ description, icon, fee }) => ({
          description,
          aside: (
            <span className="flex items-center gap-3">
              {fee && text('checkout.fee', { fee })}
              {icon !== '' && <img src={icon} alt="" width={40} height={28} className="h-7 w-10 object-contain" />}
            </span>
          ),
        })}
      />
      {payment.closed.map(({ id, name, reason }) => (
        <p key={id} className="mt-3 rounded border border-line bg-sunken p-4 text-sm text-ink-muted">
          <span className="font-medium text-ink">{name}</span>
          <br />
          {reason}
        </p>
      ))}
    </>
  );
}
