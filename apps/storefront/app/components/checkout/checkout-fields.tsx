import { Checkbox } from '@mise/ui/checkbox.tsx';
import { TextAreaField, TextField } from '@mise/ui/text-field.tsx';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { useText } from '#app/lib/use-text.ts';
import { type CheckoutForm, checkCheckoutForm, type FormErrors, type FormField } from '#app/views/checkout-form.ts';
import { AddressFields } from './address-fields.tsx';
import { fieldErrorText } from './field-texts.ts';
import { moveHouseNumber } from './move-house-number.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { Section } from './section.tsx';
import { ShippingMethods } from './shipping-methods.tsx';
import type { Checkout } from './use-checkout.ts';

/** All that is entered, from top to bottom. Fields keep their own text; the shop is told when one is left. */
export function CheckoutFields({ checkout, values }: { checkout: Checkout; values: CheckoutForm }) {
  const text = useText();
  const { view, errors, setErrors, read, saveSoon } = checkout;
  const [form, setForm] = useState(values);

  function follow(event: FormEvent<HTMLElement>): void {
    const next = read();
    setForm(next);
    const { id, type } = event.target as HTMLInputElement;
    if (id in errors) recheck(next, id as FormField);
    if (type === 'checkbox' || type === 'select-one') saveSoon();
  }

  /** A mark goes as soon as the field is right. */
  function recheck(next: CheckoutForm, field: FormField): void {
    const reason = checkCheckoutForm(next, view)[field];
    setErrors(({ [field]: _, ...others }) => (reason ? { ...others, [field]: reason } : others));
  }

  /** A field that was left empty is not blamed yet: the button asks for it. */
  function leave({ target }: FocusEvent<HTMLElement>): void {
    const input = target as unknown as HTMLInputElement;
    moveHouseNumber(input);
    const next = read();
    setForm(next);
    const reason = checkCheckoutForm(next, view)[input.id as FormField];
    if (reason && reason !== 'required') setErrors((others): FormErrors => ({ ...others, [input.id]: reason }));
    saveSoon();
  }

  return (
    // The fields are what is interactive here; their events are heard in one place.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onInput={follow} onBlur={leave} className="flex flex-col gap-6">
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
        <AddressFields part="shipping" values={values.shipping} form={form.shipping} view={view} errors={errors} />
      </Section>
      <Section id="billing" title={text('checkout.billingAddress')}>
        <Checkbox
          id="isBillingSame"
          name="isBillingSame"
          label={text('checkout.isBillingSame')}
          defaultChecked={values.isBillingSame}
        />
        <div hidden={form.isBillingSame} className="mt-6">
          <AddressFields part="billing" values={values.billing} form={form.billing} view={view} errors={errors} />
        </div>
      </Section>
      <Section id="shipping-method" title={text('checkout.shippingMethod')}>
        <ShippingMethods checkout={checkout} form={form} hasConsented={values.hasConsented} />
      </Section>
      <Section id="payment-method" title={text('checkout.paymentMethod')}>
        <PaymentMethods checkout={checkout} />
      </Section>
      <Section id="notes" title={text('checkout.notes')}>
        <div className="grid gap-4">
          <TextField
            id="sign"
            name="sign"
            label={text('checkout.sign')}
            hint={text('checkout.signHint')}
            maxLength={100}
            defaultValue={values.sign}
          />
          <TextAreaField
            id="wish"
            name="wish"
            label={text('checkout.wish')}
            maxLength={2000}
            defaultValue={values.wish}
          />
        </div>
      </Section>
    </div>
  );
}
