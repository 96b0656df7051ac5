import { useRevalidator } from 'react-router';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { asOperator, operatorClient } from '#app/session/operator-client.ts';
import { OperatorSection } from './operator-page.tsx';

const passwordForm = defineForm('operator-password', {
  oldPassword: {
    kind: 'password',
    label: 'operator.password.old',
    isRequired: true,
    maxLength: 200,
    autoComplete: 'current-password',
  },
  password: {
    kind: 'password',
    label: 'operator.password.new',
    hint: 'operator.setUp.passwordHint',
    isRequired: true,
    maxLength: 200,
    autoComplete: 'new-password',
  },
});

export function ChangePassword() {
  const text = useText();
  const { revalidate } = useRevalidator();
  const form = useForm(passwordForm, {
    submit: async (values) => {
      await asOperator(() => operatorClient.doChangeOperatorPassword(values));
      form.element.current?.reset();
      notify({ type: 'positive', message: text('operator.password.done') });
      await revalidate();
    },
  });
  return (
    <OperatorSection id="password" title={text('operator.password.title')}>
      <Form form={form} label={text('operator.password.title')} className="flex max-w-md flex-col gap-4">
        <Field form={form} name="oldPassword" />
        <Field form={form} name="password" />
        <SubmitButton form={form}>{text('operator.password.submit')}</SubmitButton>
      </Form>
    </OperatorSection>
  );
}
