import { Field } from '#app/forms/field.tsx';
import { useText } from '#app/page/use-text.ts';
import { AddressFields } from './address-fields.tsx';
import { FixedEmail, GuestEmail } from './email-fields.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PickupPoints } from './pickup-points.tsx';
import { Section } from './section.tsx';
import { ShippingMethods } from './shipping-methods.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { VatCheck } from './vat-check.tsx';

/** All that is entered, from top to bottom; fixed while the order is being placed with it. */
export function CheckoutFields({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { cart } = checkout.view;
  return (
    <div inert={form.isBusy} className="flex flex-col gap-6">
      <p className="text-sm text-ink-muted">{text('forms.requiredHint')}</p>
      <Section id="contact" title={text('checkout.contact')}>
        {checkout.view.isCustomer ? <FixedEmail form={form} /> : <GuestEmail form={form} />}
      </Section>
      {cart.isMailed ? (
        <Section id="billing" title={text('checkout.billingAddress')}>
          <AddressFields checkout={checkout} form={form} part="billing" />
        </Section>
      ) : (
        <>
          <Section id="shipping" title={text('checkout.shippingAddress')}>
            <AddressFields checkout={checkout} form={form} part="shipping" />
            <PickupPoints checkout={checkout} form={form} />
            {form.entered.isBillingSame && (
              <VatCheck checkout={checkout} entered={form.entered['shipping.vatNumber']} />
            )}
          </Section>
          <Section id="billing" title={text('checkout.billingAddress')}>
            <Field form={form} name="isBillingSame" />
            <div hidden={form.entered.isBillingSame} className="mt-6">
              <AddressFields checkout={checkout} form={form} part="billing" />
            </div>
            {!form.entered.isBillingSame && (
              <VatCheck checkout={checkout} entered={form.entered['billing.vatNumber']} />
            )}
          </Section>
          <Section id="shipping-method" title={text('checkout.shippingMethod')}>
            <ShippingMethods checkout={checkout} form={form} />
          </Section>
        </>
      )}
      <Section id="payment-method" title={text('checkout.paymentMethod')}>
        <PaymentMethods checkout={checkout} form={form} />
      </Section>
      <OrderNotes form={form} />
    </div>
  );
}
