import { Checkbox } from '@mise/ui/checkbox.tsx';
import { TextField } from '@mise/ui/text-field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { CheckoutForm } from '#app/views/checkout-form.ts';
import { AddressFields } from './address-fields.tsx';
import { fieldErrorText } from './field-texts.ts';
import { OrderNotes } from './order-notes.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Section } from './section.tsx';
import { ShippingMethods } from './shipping-methods.tsx';
import type { Checkout } from './use-checkout.ts';

type CheckoutFieldsProps = {
  checkout: Checkout;
  /** What the fields begin with. */
  values: CheckoutForm;
  /** What they hold now: it decides what else is asked for. */
  entered: CheckoutForm;
  /** The order is being placed with what is entered. */
  isFixed: boolean;
};

/** All that is entered, from top to bottom. */
export function CheckoutFields({ checkout, values, entered, isFixed }: CheckoutFieldsProps) {
  const text = useText();
  const { view, errors } = checkout;
  return (
    <div inert={isFixed} className="flex flex-col gap-6">
      <p className="text-sm text-ink-muted">{text('checkout.requiredHint')}</p>
      <Section id="contact" title={text('checkout.contact')}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={text('checkout.email')}
          hint={text('checkout.emailHint')}
          autoComplete="email"
          isRequired
          defaultValue={values.email}
          error={fieldErrorText('email', errors.email, text)}
        />
      </Section>
      <Section id="shipping" title={text('checkout.shippingAddress')}>
        <AddressFields
          part="shipping"
          values={values.shipping}
          entered={entered.shipping}
          view={view}
          errors={errors}
        />
      </Section>
      <Section id="billing" title={text('checkout.billingAddress')}>
        <Checkbox
          id="isBillingSame"
          name="isBillingSame"
          label={text('checkout.isBillingSame')}
          defaultChecked={values.isBillingSame}
        />
        <div hidden={entered.isBillingSame} className="mt-6">
          <AddressFields part="billing" values={values.billing} entered={entered.billing} view={view} errors={errors} />
        </div>
      </Section>
      <Section id="shipping-method" title={text('checkout.shippingMethod')}>
        <ShippingMethods checkout={checkout} country={entered.shipping.country} hasConsented={values.hasConsented} />
      </Section>
      <Section id="payment-method" title={text('checkout.paymentMethod')}>
        <PaymentMethods checkout={checkout} />
      </Section>
      <Section id="notes" title={text('checkout.notes')}>
        <OrderNotes sign={values.sign} wish={values.wish} />
      </Section>
    </div>
  );
}
