import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import { asOperator } from '#app/session/operator-client.ts';

const confirmForm = defineForm('operator-confirm', {
  password: {
    kind: 'password',
    label: 'operator.login.password',
    isRequired: true,
    maxLength: 200,
    autoComplete: 'current-password',
  },
});

type ConfirmPasswordProps = { submitLabel: string; onConfirm: (password: string) => Promise<void> };

/** Asks for the password before something that whoever finds an open browser must not do. */
export function ConfirmPassword({ submitLabel, onConfirm }: ConfirmPasswordProps) {
  const text = useText();
  const form = useForm(confirmForm, { submit: ({ password }) => asOperator(() => onConfirm(password)) });
  return (
    <Form form={form} label={submitLabel} className="flex flex-col gap-4">
      <p className="text-sm">{text('operator.factors.confirmPassword')}</p>
      <Field form={form} name="password" />
      <SubmitButton form={form}>{submitLabel}</SubmitButton>
    </Form>
  );
}
