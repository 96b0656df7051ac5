import type { StaffMember } from '@mise/contract/operators/staff.ts';
import { Button } from '@mise/ui/button.tsx';
import { Dialog } from '@mise/ui/dialog.tsx';
import { useText } from '#app/page/use-text.ts';

type RemoveMemberProps = { member: StaffMember; onCancel: () => void; onRemove: () => void };

/** Asks once more: the account closes at once. */
export function RemoveMember({ member: { name }, onCancel, onRemove }: RemoveMemberProps) {
  const text = useText();
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={text('operator.staff.removeTitle', { name })}
      closeLabel={text('operator.close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRemove}>{text('operator.staff.remove')}</Button>
          <Button variant="secondary" onClick={onCancel}>
            {text('operator.staff.cancel')}
          </Button>
        </div>
      }
    >
      <p>{text('operator.staff.removeHint', { name })}</p>
    </Dialog>
  );
}
