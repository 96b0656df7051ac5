import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import type { StaffMember } from '@mise/contract/operators/staff.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { useText } from '#app/page/use-text.ts';
import { ConfirmPassword } from './confirm-password.tsx';

/** What an admin is about to do with the staff. */
export type StaffChange =
  | { kind: 'role'; member: StaffMember; role: OperatorRole }
  | { kind: 'remove'; member: StaffMember }
  | { kind: 'requireFactor'; isRequired: boolean };

type StaffChangeDialogProps = {
  change: StaffChange;
  onCancel: () => void;
  onConfirm: (password: string) => Promise<void>;
};

/** Says what follows from it, and asks for the password: it holds at once. */
export function StaffChangeDialog({ change, onCancel, onConfirm }: StaffChangeDialogProps) {
  const text = useText();
  const { title, hint, submit } = useWords(change);
  return (
    <Dialog isOpen onClose={onCancel} title={title} closeLabel={text('operator.close')}>
      <p className="mb-4">{hint}</p>
      <ConfirmPassword submitLabel={submit} onConfirm={onConfirm} />
    </Dialog>
  );
}

function useWords(change: StaffChange): { title: string; hint: string; submit: string } {
  const text = useText();
  if (change.kind === 'requireFactor') {
    const key = change.isRequired ? 'requireFactor' : 'waiveFactor';
    return {
      title: text(`operator.staff.${key}Title`),
      hint: text(`operator.staff.${key}Hint`),
      submit: text(`operator.staff.${key}Submit`),
    };
  }
  const { name, state } = change.member;
  if (change.kind === 'remove') {
    const isInvited = state === 'invited';
    return {
      title: text(isInvited ? 'operator.staff.takeBackTitle' : 'operator.staff.removeTitle', { name }),
      hint: text(isInvited ? 'operator.staff.takeBackHint' : 'operator.staff.removeHint', { name }),
      submit: text(isInvited ? 'operator.staff.takeBack' : 'operator.staff.remove'),
    };
  }
  const role = text(`operator.role.${change.role}`);
  return {
    title: text('operator.staff.roleTitle', { name }),
    hint: text('operator.staff.roleHint', { name, role, meaning: text(`operator.roleMeaning.${change.role}`) }),
    submit: text('operator.staff.roleSubmit', { role }),
  };
}
