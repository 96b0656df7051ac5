import { isApiError } from '@mise/contract/api-error.ts';
import { useRevalidator } from 'react-router';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { emailForm, type PersonalData } from '#app/views/personal-data.ts';

/** Asks for another address to log in with, which counts once it is confirmed. `onAsked`: the form begins anew. */
export function EmailForm({ person, onAsked }: { person: PersonalData; onAsked: () => void }) {
  const text = useText();
  const revalidator = useRevalidator();
  const form = useForm(emailForm, {
    submit: async ({ email, password }) => {
      try {
        await client.setPersonalData({ ...person, email: email.trim(), password });
      } catch (error) {
        if (isApiError(error, 'register.emailTaken')) return { errors: { email: 'notOffered' as const } };
        throw error;
      }
      notify({ type: 'positive', message: text('personalData.emailSent', { email: email.trim() }) });
      await revalidator.revalidate();
      onAsked();
    },
  });
  return (
    <Form form={form} label={text('personalData.email')} className="flex max-w-xl flex-col gap-4">
      <Field form={form} name="email" />
      <Field form={form} name="password" />
      <SubmitButton form={form}>{text('personalData.changeEmail')}</SubmitButton>
    </Form>
  );
}
