import type { Staff as StaffData } from '@mise/contract/operators/staff.ts';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { useRef, useState } from 'react';
import { notify } from '#app/page/notifications.ts';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import { InviteForm } from './invite-form.tsx';
import { OperatorPage, OperatorSection } from './operator-page.tsx';
import { type StaffChange, StaffChangeDialog } from './staff-change.tsx';
import { StaffTable } from './staff-table.tsx';

/** Who runs the shop, for admins. What an answer says of the staff is shown at once. */
export function Staff({ staff: loaded, ownId }: { staff: StaffData; ownId: number }) {
  const text = useText();
  const isHydrated = useHydrated();
  const [staff, setStaff] = useState(loaded);
  const [change, setChange] = useState<StaffChange | null>(null);
  const removable = staff.members.filter(({ id, state }) => state !== 'removed' && id !== ownId);
  const table = useRef<HTMLDivElement>(null);
  const rememberPlace = useFocusAfterRemoval(
    table,
    removable.map(({ id }) => id),
  );

  async function confirm(chosen: StaffChange, password: string): Promise<void> {
    const { data } = await carryOut(chosen, password);
    if (chosen.kind === 'remove') rememberPlace(removable.indexOf(chosen.member));
    setChange(null);
    setStaff(data);
    if (chosen.kind !== 'role') return;
    const { member, role } = chosen;
    const message = text('operator.staff.roleChanged', { name: member.name, role: text(`operator.role.${role}`) });
    notify({ type: 'positive', message });
  }

  return (
    <OperatorPage title={text('operator.staff.title')}>
      <div ref={table}>
        <StaffTable
          members={staff.members}
          ownId={ownId}
          onRole={(member, role) => setChange({ kind: 'role', member, role })}
          onRemove={(member) => setChange({ kind: 'remove', member })}
        />
      </div>
      <div>
        <Checkbox
          label={text('operator.staff.requireFactor')}
          checked={staff.isSecondFactorRequired}
          // Ticked before the scripts are there it would ask nothing, and show what does not hold.
          disabled={!isHydrated}
          onChange={({ target }) => setChange({ kind: 'requireFactor', isRequired: target.checked })}
        />
        <p className="mt-1 text-sm text-ink-muted">{text('operator.staff.requireFactorHint')}</p>
      </div>
      <OperatorSection id="invite" title={text('operator.staff.invite')}>
        <InviteForm onInvited={setStaff} />
      </OperatorSection>
      {change && (
        <StaffChangeDialog
          change={change}
          onCancel={() => setChange(null)}
          onConfirm={(password) => confirm(change, password)}
        />
      )}
    </OperatorPage>
  );
}

function carryOut(change: StaffChange, password: string) {
  if (change.kind === 'requireFactor') {
    return operatorClient.setSecondFactorRequired({ isRequired: change.isRequired, password });
  }
  const { id: operatorId } = change.member;
  if (change.kind === 'remove') return operatorClient.deleteOperator({ operatorId, password });
  return operatorClient.setOperatorRole({ operatorId, role: change.role, password });
}
