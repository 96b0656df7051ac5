import { pathTo } from '@mise/rules/path-to.ts';
import { useNavigate } from 'react-router';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { showCartChanges } from '#app/session/show-cart-changes.ts';
import { guestLoginForm } from '#app/views/login-forms.ts';

/** The address under which a guest orders; the checkout has it then. */
export function GuestLoginForm() {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm(guestLoginForm, {
    submit: async ({ email }) => {
      const { data } = await client.doLoginAsGuest({ email: email.trim(), cartItems: 'none' });
      await showCartChanges(data?.basket.notices);
      await navigate(pathTo.checkout(locale));
    },
  });
  return (
    <Form form={form} label={text('guestLogin.title')} className="flex flex-col gap-4">
      <Field form={form} name="email" hint={text('guestLogin.hint')} />
      <SubmitButton form={form} className="w-full">
        {text('guestLogin.submit')}
      </SubmitButton>
    </Form>
  );
}
