import { Alert } from '@mise/ui/alert.tsx';
import { FieldError } from '@mise/ui/field-frame.tsx';
import { RadioTile } from '@mise/ui/radio-tile.tsx';
import { useText } from '#app/lib/use-text.ts';
import { fieldErrorText } from './field-texts.ts';
import type { Checkout } from './use-checkout.ts';

/** The ways to pay that country and shipping method allow. */
export function PaymentMethods({ checkout: { view, errors, choosePayment } }: { checkout: Checkout }) {
  const text = useText();
  const { options, selected, isGone } = view.payment;
  return (
    <>
      {isGone && options.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text('checkout.paymentGone')}
        </Alert>
      )}
      {options.length === 0 && <Alert tone="warning">{text('checkout.noPayment')}</Alert>}
      <fieldset id="paymentMethod" aria-describedby={errors.paymentMethod && 'paymentMethod-error'}>
        <legend className="sr-only">{text('checkout.paymentMethod')}</legend>
        <div className="grid gap-3">
          {options.map(({ id, name, description, icon, fee }) => (
            <RadioTile
              key={id}
              name="paymentMethod"
              value={id}
              checked={id === selected}
              onChange={() => choosePayment(id)}
              label={name}
              description={description}
              aside={
                <span className="flex items-center gap-3">
                  {fee && text('checkout.fee', { fee })}
                  {icon !== '' && <img src={icon} alt="" width={40} height={28} className="h-7 w-10 object-contain" />}
                </span>
              }
            />
          ))}
        </div>
        <FieldError id="paymentMethod" error={fieldErrorText('paymentMethod', errors.paymentMethod, text)} />
      </fieldset>
    </>
  );
}
