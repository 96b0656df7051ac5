import { pathTo } from '@mise/rules/path-to.ts';
import { useNavigate } from 'react-router';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { resetPasswordForm } from '#app/views/login-forms.ts';

/** Asks for the link; whether the address has an account is not told. */
export function ResetPasswordForm() {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm(resetPasswordForm, {
    submit: async ({ email }) => {
      await client.doRequestResetPasswordLink({ email: email.trim() });
      await navigate(pathTo.resetPasswordSuccess(locale));
    },
  });
  return (
    <Form form={form} label={text('resetPassword.title')} className="flex flex-col gap-4">
      <p>{text('resetPassword.hint')}</p>
      <Field form={form} name="email" />
      <SubmitButton form={form} className="w-full">
        {text('resetPassword.submit')}
      </SubmitButton>
    </Form>
  );
}
