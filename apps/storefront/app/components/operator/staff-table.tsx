import { type OperatorRole, operatorRoles } from '@mise/contract/operators/operator-role.ts';
import type { StaffMember } from '@mise/contract/operators/staff.ts';
import { Badge } from '@mise/ui/badge.tsx';
import { Button } from '@mise/ui/button.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import { momentText } from '#app/views/moment-text.ts';

const tones = { active: 'positive', invited: 'warning', removed: 'neutral' } as const;

type StaffTableProps = {
  members: StaffMember[];
  /** Whoever reads it is not asked to remove themselves. */
  ownId: number;
  onRole: (member: StaffMember, role: OperatorRole) => void;
  onRemove: (member: StaffMember) => void;
};

export function StaffTable({ members, ownId, onRole, onRemove }: StaffTableProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <DataTable
      caption={text('operator.staff.title')}
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        {
          label: text('operator.staff.person'),
          cell: ({ id, name, email }) => (
            <>
              {name} {id === ownId && <Badge>{text('operator.staff.you')}</Badge>}
              <span className="block font-normal text-ink-muted [overflow-wrap:anywhere]">{email}</span>
            </>
          ),
        },
        {
          label: text('operator.staff.role'),
          cell: (member) => <Role key={member.role} member={member} onRole={(role) => onRole(member, role)} />,
        },
        {
          label: text('operator.staff.state'),
          cell: ({ state }) => <Badge tone={tones[state]}>{text(`operator.staff.state.${state}`)}</Badge>,
        },
        {
          label: text('operator.staff.factor'),
          cell: ({ hasSecondFactor }) => text(hasSecondFactor ? 'operator.staff.yes' : 'operator.staff.no'),
        },
        {
          label: text('operator.staff.lastLogin'),
          cell: ({ lastLoginAt }) => (lastLoginAt ? momentText(lastLoginAt, locale) : text('operator.staff.never')),
        },
        {
          label: text('operator.staff.action'),
          cell: (member) =>
            member.state === 'removed' || member.id === ownId ? (
              '–'
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-label={text('operator.staff.removeOf', { name: member.name })}
                data-removes
                onClick={() => onRemove(member)}
              >
                {text('operator.staff.remove')}
              </Button>
            ),
        },
      ]}
    />
  );
}

function Role({ member, onRole }: { member: StaffMember; onRole: (role: OperatorRole) => void }) {
  const text = useText();
  const isHydrated = useHydrated();
  if (member.state === 'removed') return text(`operator.role.${member.role}`);
  return (
    <select
      aria-label={text('operator.staff.roleOf', { name: member.name })}
      value={member.role}
      // A choice before the scripts are there would show a role that nobody was given.
      disabled={!isHydrated}
      onChange={({ target }) => {
        const role = operatorRoles.find((each) => each === target.value);
        if (role) onRole(role);
      }}
      className="min-h-9 rounded border border-line-strong bg-surface px-2"
    >
      {operatorRoles.map((role) => (
        <option key={role} value={role}>
          {text(`operator.role.${role}`)}
        </option>
      ))}
    </select>
  );
}
