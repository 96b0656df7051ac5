import { pathTo } from '@mise/rules/path-to.ts';
import { useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';

const confirmForm = defineForm('confirm-email', {});

/** The button that confirms the address which the token was sent to. */
export function ConfirmEmail({ token }: { token: string }) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm(confirmForm, {
    submit: async () => {
      await client.doConfirmAccountEmail({ token });
      notify({ type: 'positive', message: text('confirmEmail.done'), isPersistent: true });
      // The address with the secret does not stay in the history.
      await navigate(pathTo.account(locale), { replace: true });
    },
  });
  return (
    <Form form={form} label={text('confirmEmail.title')} className="flex flex-col gap-4">
      <p>{text('confirmEmail.hint')}</p>
      <SubmitButton form={form}>{text('confirmEmail.submit')}</SubmitButton>
    </Form>
  );
}
