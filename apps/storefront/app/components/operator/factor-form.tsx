import type { OperatorLogin } from '@mise/contract/operators/second-factor.ts';
import { Button } from '@mise/ui/button.tsx';
import { useEffect, useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm, type FieldDefinition } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { PasskeyButton } from './passkey-button.tsx';

type SecondFactor = NonNullable<OperatorLogin['secondFactor']>;
type FactorFormProps = { secondFactor: SecondFactor; onDone: () => void; onStartOver: () => void };

/** Asks for the second factor: a passkey first where there is one, a code of the app or of the paper below. */
export function FactorForm({ secondFactor, onDone, onStartOver }: FactorFormProps) {
  const text = useText();
  const { ticket, kinds, passkeyOptions } = secondFactor;
  const [isOnPaper, setIsOnPaper] = useState(!kinds.includes('totp') && !passkeyOptions);
  const kind = isOnPaper ? 'recoveryCode' : 'totp';
  const hasBoth = kinds.includes('recoveryCode') && (kinds.includes('totp') || passkeyOptions !== null);
  return (
    <>
      {passkeyOptions && <PasskeyButton ticket={ticket} options={passkeyOptions} onDone={onDone} />}
      {kinds.includes(kind) && <CodeForm key={kind} ticket={ticket} kind={kind} onDone={onDone} />}
      <div className="flex flex-wrap gap-3">
        {hasBoth && (
          <Button variant="quiet" size="small" onClick={() => setIsOnPaper(!isOnPaper)}>
            {text(isOnPaper ? 'operator.factor.useApp' : 'operator.factor.useRecoveryCode')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onStartOver}>
          {text('operator.factor.startOver')}
        </Button>
      </div>
    </>
  );
}

const appCode: FieldDefinition & { kind: 'text' } = {
  kind: 'text',
  label: 'operator.factor.code',
  isRequired: true,
  maxLength: 40,
  autoComplete: 'one-time-code',
};
const forms = {
  totp: defineForm('operator-totp', { code: appCode }),
  recoveryCode: defineForm('operator-recovery', {
    code: { ...appCode, label: 'operator.factor.recoveryCode', autoComplete: 'off' },
  }),
};

type CodeFormProps = { ticket: string; kind: 'totp' | 'recoveryCode'; onDone: () => void };

function CodeForm({ ticket, kind, onDone }: CodeFormProps) {
  const text = useText();
  const form = useForm(forms[kind], {
    submit: async ({ code }) => {
      await operatorClient.doConfirmOperatorLogin({ ticket, proof: { kind, code } });
      onDone();
    },
  });
  // What was pressed before is gone.
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  return (
    <Form form={form} label={text('operator.factor.title')} className="flex flex-col gap-4">
      <Field form={form} name="code" />
      <SubmitButton form={form} className="w-full">
        {text('operator.factor.submit')}
      </SubmitButton>
    </Form>
  );
}
