import { useText } from '#app/page/use-text.ts';
import { MethodChoice } from './method-choice.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The ways to pay that country and shipping method allow. */
export function PaymentMethods({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  return (
    <MethodChoice
      form={form}
      field="paymentMethod"
      choice={checkout.view.payment}
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
  );
}
