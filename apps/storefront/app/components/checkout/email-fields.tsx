import { pathTo } from '@mise/rules/path-to.ts';
import { Link } from '#app/components/shop/link.tsx';
import { Field } from '#app/forms/field.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** Where mails about the order go, for a guest to say; or they log in, and come back to what they have typed. */
export function GuestEmail({ form }: { form: CheckoutFormState }) {
  const text = useText();
  const locale = useLocale();
  return (
    <>
      <p className="-mt-2 mb-4 text-sm">
        {text('checkout.hasAccount')}{' '}
        <Link
          to={pathTo.login(locale, pathTo.checkout(locale))}
          className="font-semibold text-primary-ink underline underline-offset-4"
        >
          {text('checkout.logIn')}
        </Link>
      </p>
      <Field form={form} name="email" />
    </>
  );
}

/** The same where it is decided. */
export function FixedEmail({ form }: { form: CheckoutFormState }) {
  const { email } = form.entered;
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <p className="[overflow-wrap:anywhere]">{email}</p>
    </>
  );
}
