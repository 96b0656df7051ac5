import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import type { Staff as StaffData, StaffMember } from '@mise/contract/operators/staff.ts';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { useRef, useState } from 'react';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { useText } from '#app/page/use-text.ts';
import { asOperator, operatorClient } from '#app/session/operator-client.ts';
import { InviteForm } from './invite-form.tsx';
import { OperatorPage, OperatorSection } from './operator-page.tsx';
import { RemoveMember } from './remove-member.tsx';
import { StaffTable } from './staff-table.tsx';

/** Who runs the shop, for admins. What an answer says of the staff is shown at once. */
export function Staff({ staff: loaded, ownId }: { staff: StaffData; ownId: number }) {
  const text = useText();
  const [staff, setStaff] = useState(loaded);
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const removable = staff.members.filter(({ id, state }) => state !== 'removed' && id !== ownId);
  const table = useRef<HTMLDivElement>(null);
  const rememberPlace = useFocusAfterRemoval(
    table,
    removable.map(({ id }) => id),
  );

  async function change(call: () => Promise<{ data: StaffData }>): Promise<void> {
    try {
      setStaff((await asOperator(call)).data);
    } catch (error) {
      setStaff({ ...staff });
      await showError(error);
    }
  }

  async function setRole({ id, name }: StaffMember, role: OperatorRole): Promise<void> {
    await change(async () => {
      const answer = await operatorClient.setOperatorRole({ operatorId: id, role });
      const message = text('operator.staff.roleChanged', { name, role: text(`operator.role.${role}`) });
      notify({ type: 'positive', message });
      return answer;
    });
  }

  async function remove(member: StaffMember): Promise<void> {
    rememberPlace(removable.indexOf(member));
    setLeaving(null);
    await change(() => operatorClient.deleteOperator({ operatorId: member.id }));
  }

  return (
    <OperatorPage title={text('operator.staff.title')}>
      <div ref={table}>
        <StaffTable members={staff.members} ownId={ownId} onRole={setRole} onRemove={setLeaving} />
      </div>
      <div>
        <Checkbox
          label={text('operator.staff.requireFactor')}
          checked={staff.isSecondFactorRequired}
          onChange={({ target }) => {
            const isRequired = target.checked;
            return change(() => operatorClient.setSecondFactorRequired({ isRequired }));
          }}
        />
        <p className="mt-1 text-sm text-ink-muted">{text('operator.staff.requireFactorHint')}</p>
      </div>
      <OperatorSection id="invite" title={text('operator.staff.invite')}>
        <InviteForm onInvited={setStaff} />
      </OperatorSection>
      {leaving && <RemoveMember member={leaving} onCancel={() => setLeaving(null)} onRemove={() => remove(leaving)} />}
    </OperatorPage>
  );
}
