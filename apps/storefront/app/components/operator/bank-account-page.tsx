import type { BankAccount } from '@mise/contract/operators/bank-account.ts';
import { ibanInGroups } from '@mise/rules/bank-account.ts';
import { useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import { BankAccountForm } from './bank-account-form.tsx';
import { OperatorPage, OperatorSection } from './operator-page.tsx';

/** Where transfers of customers go, for admins: what holds, and the form that changes it. */
export function BankAccountPage({ account: loaded }: { account: BankAccount }) {
  const text = useText();
  const [account, setAccount] = useState(loaded);
  const isSet = account.iban !== '';
  return (
    <OperatorPage title={text('operator.bankAccount.title')}>
      <p className="max-w-prose">{text('operator.bankAccount.intro')}</p>
      <OperatorSection id="bank-account-now" title={text('operator.bankAccount.now')}>
        {isSet ? <AccountFacts account={account} /> : <p>{text('operator.bankAccount.none')}</p>}
      </OperatorSection>
      <OperatorSection
        id="bank-account-change"
        title={text(isSet ? 'operator.bankAccount.change' : 'operator.bankAccount.set')}
      >
        <BankAccountForm account={account} onSaved={setAccount} />
      </OperatorSection>
    </OperatorPage>
  );
}

function AccountFacts({ account: { accountOwner, iban, bic, bankName } }: { account: BankAccount }) {
  const text = useText();
  const rows = [
    { label: text('operator.bankAccount.owner'), value: accountOwner },
    { label: text('operator.bankAccount.iban'), value: ibanInGroups(iban) },
    { label: text('operator.bankAccount.bic'), value: bic },
    { label: text('operator.bankAccount.bankName'), value: bankName },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="grid max-w-prose grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
