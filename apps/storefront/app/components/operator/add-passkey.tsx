import { isApiError } from '@mise/contract/api-error.ts';
import type { PreparedPasskey } from '@mise/contract/operators/second-factor.ts';
import { useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import { asOperator, operatorClient } from '#app/session/operator-client.ts';
import { makePasskey } from '#app/session/passkeys.ts';
import { ConfirmPassword } from './confirm-password.tsx';

const nameForm = defineForm('operator-new-passkey', {
  name: {
    kind: 'text',
    label: 'operator.factors.passkeyName',
    hint: 'operator.factors.passkeyHint',
    isRequired: true,
    maxLength: 60,
    autoComplete: 'off',
  },
});

type AddPasskeyProps = { onDone: (codes: string[] | null) => Promise<void> };

/** Password, then a name, then the dialog of the browser. */
export function AddPasskey({ onDone }: AddPasskeyProps) {
  const text = useText();
  const [prepared, setPrepared] = useState<PreparedPasskey | null>(null);
  if (prepared) return <NamePasskey prepared={prepared} onDone={onDone} />;
  return (
    <ConfirmPassword
      submitLabel={text('operator.factors.continue')}
      onConfirm={async (password) => setPrepared((await operatorClient.doPreparePasskey({ password })).data)}
    />
  );
}

function NamePasskey({ prepared: { ticket, options }, onDone }: AddPasskeyProps & { prepared: PreparedPasskey }) {
  const text = useText();
  const form = useForm(nameForm, {
    submit: async ({ name }) => {
      try {
        const passkey = await makePasskey(options);
        const { data } = await asOperator(() => operatorClient.doConfirmPasskey({ ticket, name, passkey }));
        await onDone(data.recoveryCodes);
        return undefined;
      } catch (error) {
        if (isApiError(error)) throw error;
        return { failure: text('operator.factor.passkeyFailed') };
      }
    },
  });
  return (
    <Form form={form} label={text('operator.factors.addPasskey')} className="flex flex-col gap-4">
      <Field form={form} name="name" />
      <SubmitButton form={form}>{text('operator.factors.save')}</SubmitButton>
    </Form>
  );
}
