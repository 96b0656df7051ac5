import type { OperatorLogin } from '@mise/contract/operators/second-factor.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { FactorForm } from './factor-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

const loginForm = defineForm('operator-login', {
  email: { kind: 'email', label: 'operator.login.email', isRequired: true, autoComplete: 'username' },
  password: {
    kind: 'password',
    label: 'operator.login.password',
    isRequired: true,
    maxLength: 200,
    autoComplete: 'current-password',
  },
});

/** The two steps of a login. Between them nobody is logged in: the second one knows a ticket, and nothing else does. */
export function LoginForm({ target, isComingBack }: { target: string; isComingBack: boolean }) {
  const text = useText();
  const [secondFactor, setSecondFactor] = useState<OperatorLogin['secondFactor']>(null);
  const enter = () => window.location.assign(target);
  if (secondFactor) {
    return (
      <NarrowPage title={text('operator.factor.title')}>
        <FactorForm secondFactor={secondFactor} onDone={enter} onStartOver={() => setSecondFactor(null)} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={text('operator.login.title')}>
      {isComingBack && <Alert>{text('operator.login.first')}</Alert>}
      <PasswordForm onDone={enter} onFactor={setSecondFactor} />
    </NarrowPage>
  );
}

type PasswordFormProps = { onDone: () => void; onFactor: (secondFactor: OperatorLogin['secondFactor']) => void };

function PasswordForm({ onDone, onFactor }: PasswordFormProps) {
  const text = useText();
  const form = useForm(loginForm, {
    submit: async (values) => {
      const { data } = await operatorClient.doOperatorLogin(values);
      if (data.secondFactor) onFactor(data.secondFactor);
      else onDone();
    },
  });
  return (
    <Form form={form} label={text('operator.login.title')} className="flex flex-col gap-4">
      <Field form={form} name="email" />
      <Field form={form} name="password" />
      <SubmitButton form={form} className="w-full">
        {text('operator.login.submit')}
      </SubmitButton>
    </Form>
  );
}
