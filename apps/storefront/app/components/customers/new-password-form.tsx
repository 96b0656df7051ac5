import { pathTo } from '@mise/rules/path-to.ts';
import { useNavigate } from 'react-router';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { checkRepeated, newPasswordForm } from '#app/views/login-forms.ts';

/** What the link of the mail says: whose password is set, and that they may. */
export type ResetSecret = { contactId: number; hash: string };

export function NewPasswordForm({ secret }: { secret: ResetSecret }) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm(newPasswordForm, {
    check: checkRepeated,
    submit: async (passwords) => {
      await client.doResetPassword({ ...passwords, ...secret });
      notify({ type: 'positive', message: text('newPassword.done'), isPersistent: true });
      // The address with the secret does not stay in the history.
      await navigate(pathTo.login(locale), { replace: true });
    },
  });
  return (
    <Form form={form} label={text('newPassword.title')} className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{text('newPassword.hint')}</p>
      <Field form={form} name="password" />
      <Field form={form} name="password2" />
      <SubmitButton form={form} className="w-full">
        {text('newPassword.submit')}
      </SubmitButton>
    </Form>
  );
}
