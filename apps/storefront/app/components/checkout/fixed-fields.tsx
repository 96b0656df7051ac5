import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { AddressLines } from '#app/components/orders/address-lines.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { fieldId } from '#app/forms/field-texts.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { noticeText } from '#app/session/cart-notices.ts';
import { addressFields, toDraftLines } from '#app/views/checkout-address.ts';
import { type AddressPart, draftOf } from '#app/views/checkout-form.ts';
import { preferredValues } from '#app/views/preferred-delivery.ts';
import { CarrierConsent } from './carrier-consent.tsx';
import { FixedEmail } from './email-fields.tsx';
import { Section } from './section.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type FixedFieldsProps = { checkout: Checkout; form: CheckoutFormState };

/** What is decided, to be read. The form holds it in hidden fields, so that it is checked and placed like any other. */
export function FixedFields({ checkout, form }: FixedFieldsProps) {
  const text = useText();
  const values = form.entered;
  const { payment, cart } = checkout.view;
  const { isMailed } = cart;
  const wayToPay = payment.options.find(({ id }) => id === payment.selected);
  return (
    <>
      <Section id="contact" title={text('checkout.contact')}>
        <FixedEmail form={form} />
      </Section>
      <div className={isMailed ? undefined : 'grid gap-6 sm:grid-cols-2'}>
        {!isMailed && (
          <Section id="shipping" title={text('checkout.shippingAddress')}>
            <FixedAddress part="shipping" checkout={checkout} form={form} />
          </Section>
        )}
        <Section id="billing" title={text('checkout.billingAddress')}>
          {values.isBillingSame && <input type="hidden" name="isBillingSame" value="on" />}
          <FixedAddress part={values.isBillingSame ? 'shipping' : 'billing'} checkout={checkout} form={form} />
        </Section>
      </div>
      {!isMailed && <FixedShipping checkout={checkout} form={form} />}
      <Section id="payment-method" title={text('checkout.paymentMethod')}>
        <div id={fieldId(form, 'paymentMethod')} tabIndex={-1}>
          <Method
            label={wayToPay?.name}
            detail={wayToPay?.description}
            amount={wayToPay?.fee && text('checkout.fee', { fee: wayToPay.fee })}
          />
        </div>
      </Section>
    </>
  );
}

function FixedShipping({ checkout, form }: FixedFieldsProps) {
  const text = useText();
  const { shipping, split } = checkout.view;
  const method = shipping.options.find(({ id }) => id === shipping.selected);
  return (
    <Section id="shipping-method" title={text('checkout.shippingMethod')}>
      <div id={fieldId(form, 'shippingMethod')} tabIndex={-1}>
        <Method
          label={method?.name}
          detail={method?.carrier}
          amount={method && (method.price ?? text('totals.free'))}
        />
      </div>
      {Object.entries(preferredValues(checkout.view.preferred)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <GoneDay checkout={checkout} form={form} />
      {method?.services
        .filter(({ isChosen }) => isChosen)
        .map(({ kind, window }) => (
          <input key={kind} type="hidden" name={kind} value={window || 'on'} />
        ))}
      {split && <p className="mt-2 text-sm">{`${text('checkout.split')}: ${text(`checkout.split.${split}`)}`}</p>}
      <CarrierConsent checkout={checkout} form={form} />
    </Section>
  );
}

/** Another day is chosen at the checkout; that none is wanted can be said here, whether the carrier answers or not. */
function GoneDay({ checkout, form }: FixedFieldsProps) {
  const text = useText();
  const locale = useLocale();
  const notice = checkout.view.cart.notices.find(({ key }) => key === 'preferredDayGone');
  if (!notice) return null;
  return (
    <div id={fieldId(form, 'preferredDay')} tabIndex={-1} className="mt-4">
      <Alert tone="warning">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-48 flex-1">
            {noticeText(notice, text)}{' '}
            <Link to={pathTo.checkout(locale)} className="underline underline-offset-4">
              {text('readonlyCheckout.toCheckout')}
            </Link>
          </p>
          <Button variant="secondary" onClick={checkout.dropDay}>
            {text('checkout.dropDay')}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

type FixedAddressProps = FixedFieldsProps & { part: AddressPart };

function FixedAddress({ part, checkout, form }: FixedAddressProps) {
  const draft = draftOf(form.entered, part);
  return (
    <>
      <input type="hidden" name={`${part}Choice`} value={form.entered[`${part}Choice`]} />
      {addressFields.map((field) => (
        <input key={field} type="hidden" name={`${part}.${field}`} value={draft[field]} />
      ))}
      <AddressLines lines={toDraftLines(draft, checkout.view.countries)} />
    </>
  );
}

type MethodProps = { label: string | undefined; detail: string | undefined; amount: string | null | undefined };

/** A method that is no longer offered must be chosen anew, at the checkout. */
function Method({ label, detail, amount }: MethodProps) {
  const text = useText();
  const locale = useLocale();
  if (label === undefined) {
    return (
      <Alert tone="warning">
        {text('readonlyCheckout.methodGone')}{' '}
        <Link to={pathTo.checkout(locale)} className="underline underline-offset-4">
          {text('readonlyCheckout.toCheckout')}
        </Link>
      </Alert>
    );
  }
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span>
        <span className="font-semibold">{label}</span>
        {detail && <span className="block text-sm text-ink-muted">{detail}</span>}
      </span>
      {amount && <span>{amount}</span>}
    </p>
  );
}
