import { Trans } from '@lingui/react';
import { longestWithdrawnGoods } from '@mise/contract/limits.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { useState } from 'react';
import { LegalLink } from '#app/components/shop/legal-link.tsx';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';

const withdrawalForm = defineForm('withdrawal', {
  name: { kind: 'text', label: 'withdrawal.name', autoComplete: 'name', isRequired: true, maxLength: 100 },
  contract: {
    kind: 'text',
    label: 'withdrawal.contract',
    hint: 'withdrawal.contractHint',
    isRequired: true,
    maxLength: 100,
  },
  goods: {
    kind: 'multiLine',
    label: 'withdrawal.goods',
    hint: 'withdrawal.goodsHint',
    maxLength: longestWithdrawnGoods,
  },
  email: {
    kind: 'email',
    label: 'withdrawal.email',
    hint: 'withdrawal.emailHint',
    autoComplete: 'email',
    isRequired: true,
  },
});

type Received = { email: string; at: Date };

/** The function by which consumers withdraw online (§ 356a BGB): no login, nothing to be found first, one button. */
export default function WithdrawalForm() {
  const text = useText();
  const [received, setReceived] = useState<Received | null>(null);
  const form = useForm(withdrawalForm, {
    draft: 'withdrawal',
    submit: async (values) => {
      const { data } = await client.doWithdraw(values);
      setReceived({ email: values.email.trim(), at: new Date(data.receivedAt) });
    },
  });
  if (received) return <Receipt {...received} />;
  return (
    <Form form={form} label={text('legal.cancellation-form')} className="flex max-w-xl flex-col gap-4">
      <p>
        <Trans id="withdrawal.intro" components={{ 0: <LegalLink page="cancellation-rights" /> }} />
      </p>
      <Field form={form} name="name" />
      <Field form={form} name="contract" />
      <Field form={form} name="goods" />
      <Field form={form} name="email" />
      <p className="font-semibold">{text('withdrawal.statement')}</p>
      <SubmitButton form={form}>{text('withdrawal.submit')}</SubmitButton>
    </Form>
  );
}

/** The focus follows: the button that had it is gone. */
function Receipt({ email, at }: Received) {
  const text = useText();
  const when = at.toLocaleString(factsOf(useLocale()).locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return (
    <div ref={(part) => part?.focus()} tabIndex={-1} role="status" className="max-w-xl outline-none">
      <Alert tone="positive">
        <p>{text('withdrawal.received', { when, email })}</p>
      </Alert>
    </div>
  );
}
