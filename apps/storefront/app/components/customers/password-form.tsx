import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { checkRepeated } from '#app/views/login-forms.ts';
import { passwordForm } from '#app/views/personal-data.ts';

/** `onChanged`: the form begins anew, with nothing in it. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const text = useText();
  const form = useForm(passwordForm, {
    check: checkRepeated,
    submit: async (passwords) => {
      await client.doChangeUserPassword(passwords);
      notify({ type: 'positive', message: text('personalData.passwordChanged') });
      onChanged();
    },
  });
  return (
    <Form form={form} label={text('personalData.passwordTitle')} className="flex max-w-xl flex-col gap-4">
      {/* So that a password manager knows whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field form={form} name="oldPassword" />
      <Field form={form} name="password" />
      <Field form={form} name="password2" />
      <SubmitButton form={form}>{text('personalData.changePassword')}</SubmitButton>
    </Form>
  );
}
