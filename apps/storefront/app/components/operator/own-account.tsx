import type { OperatorSessionEntry, SignedInOperator } from '@mise/contract/operators/operator.ts';
import type { OperatorFactors } from '@mise/contract/operators/second-factor.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { useText } from '#app/page/use-text.ts';
import { ChangePassword } from './change-password.tsx';
import { OperatorPage } from './operator-page.tsx';
import { OwnFactors } from './own-factors.tsx';
import { OwnSessions } from './own-sessions.tsx';

type OwnAccountProps = {
  operator: SignedInOperator;
  factors: OperatorFactors;
  /** null: a second factor comes first. */
  sessions: OperatorSessionEntry[] | null;
};

/** Who I am, how I prove it, and where I am logged in. */
export function OwnAccount({ operator, factors, sessions }: OwnAccountProps) {
  const text = useText();
  return (
    <OperatorPage title={text('operator.account.title')}>
      {operator.mustAddFactor && <Alert tone="warning">{text('operator.account.mustAddFactor')}</Alert>}
      <dl className="grid max-w-prose grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-ink-muted">{text('operator.setUp.name')}</dt>
        <dd className="font-semibold">{operator.name}</dd>
        <dt className="text-ink-muted">{text('operator.account.email')}</dt>
        <dd>{operator.email}</dd>
        <dt className="text-ink-muted">{text('operator.account.role')}</dt>
        <dd>
          {text(`operator.role.${operator.role}`)}{' '}
          <span className="text-ink-muted">({text(`operator.roleMeaning.${operator.role}`)})</span>
        </dd>
      </dl>
      <OwnFactors factors={factors} />
      {sessions && (
        <>
          <OwnSessions sessions={sessions} />
          <ChangePassword />
        </>
      )}
    </OperatorPage>
  );
}
