import { maximumAccountOwnerLength } from '@mise/contract/limits.ts';
import type { BankAccount } from '@mise/contract/operators/bank-account.ts';
import { isSameAccount } from '@mise/contract/operators/is-same-account.ts';
import { ibanInGroups, readBic, readIban } from '@mise/rules/bank-account.ts';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { asOperator, operatorClient } from '#app/session/operator-client.ts';

const accountForm = defineForm('bank-account', {
  accountOwner: {
    kind: 'text',
    label: 'operator.bankAccount.owner',
    isRequired: true,
    maxLength: maximumAccountOwnerLength,
    autoComplete: 'off',
  },
  iban: {
    kind: 'text',
    label: 'operator.bankAccount.iban',
    isRequired: true,
    maxLength: 60,
    autoComplete: 'off',
    check: (typed) => (readIban(typed) === null ? 'iban' : undefined),
  },
  bic: {
    kind: 'text',
    label: 'operator.bankAccount.bic',
    hint: 'operator.bankAccount.bicHint',
    maxLength: 20,
    autoComplete: 'off',
    check: (typed) => (readBic(typed) === null ? 'bic' : undefined),
  },
  bankName: { kind: 'text', label: 'operator.bankAccount.bankName', maxLength: 100, autoComplete: 'off' },
  password: {
    kind: 'password',
    label: 'operator.bankAccount.password',
    hint: 'operator.bankAccount.passwordHint',
    isRequired: true,
    maxLength: 200,
    autoComplete: 'current-password',
  },
});

type BankAccountFormProps = { account: BankAccount; onSaved: (account: BankAccount) => void };

export function BankAccountForm({ account, onSaved }: BankAccountFormProps) {
  const text = useText();
  const form = useForm(accountForm, {
    values: { ...account, iban: ibanInGroups(account.iban) },
    submit: async (values) => {
      const { data: saved } = await asOperator(() => operatorClient.setBankAccount({ ...values, expected: account }));
      form.fill({ ...saved, iban: ibanInGroups(saved.iban), password: '' });
      onSaved(saved);
      const isChanged = !isSameAccount(saved, account);
      notify({
        type: isChanged ? 'positive' : 'neutral',
        message: text(isChanged ? 'operator.bankAccount.done' : 'operator.bankAccount.same'),
      });
    },
  });
  return (
    <Form form={form} label={text('operator.bankAccount.change')} className="flex max-w-md flex-col gap-4">
      <Field form={form} name="accountOwner" />
      <Field form={form} name="iban" />
      <Field form={form} name="bic" />
      <Field form={form} name="bankName" />
      <Field form={form} name="password" />
      <SubmitButton form={form}>{text('operator.bankAccount.save')}</SubmitButton>
    </Form>
  );
}
