import type { PreparedTotp } from '@mise/contract/operators/second-factor.ts';
import { useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import { asOperator, operatorClient } from '#app/session/operator-client.ts';
import { ConfirmPassword } from './confirm-password.tsx';

const codeForm = defineForm('operator-new-totp', {
  code: { kind: 'text', label: 'operator.factor.code', isRequired: true, maxLength: 20, autoComplete: 'one-time-code' },
});

type AddTotpProps = { onDone: (codes: string[] | null) => Promise<void> };

/** Password, then the secret for the app, then a code that shows that it has arrived. */
export function AddTotp({ onDone }: AddTotpProps) {
  const text = useText();
  const [prepared, setPrepared] = useState<PreparedTotp | null>(null);
  if (prepared) return <ConfirmCode prepared={prepared} onDone={onDone} />;
  return (
    <ConfirmPassword
      submitLabel={text('operator.factors.continue')}
      onConfirm={async (password) => setPrepared((await operatorClient.doPrepareTotp({ password })).data)}
    />
  );
}

function ConfirmCode({ prepared, onDone }: AddTotpProps & { prepared: PreparedTotp }) {
  const text = useText();
  const { ticket, secret, qrCode } = prepared;
  const form = useForm(codeForm, {
    submit: async ({ code }) => {
      const { data } = await asOperator(() => operatorClient.doConfirmTotp({ ticket, code }));
      await onDone(data.recoveryCodes);
    },
  });
  return (
    <Form form={form} label={text('operator.factors.addApp')} className="flex flex-col gap-4">
      <p className="text-sm">{text('operator.factors.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={text('operator.factors.qrCode')}
        width={200}
        height={200}
        className="self-center border border-line"
      />
      <p className="text-sm">
        {text('operator.factors.key')}:{' '}
        <span className="font-mono [overflow-wrap:anywhere] select-all">{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <Field form={form} name="code" />
      <SubmitButton form={form}>{text('operator.factors.save')}</SubmitButton>
    </Form>
  );
}
