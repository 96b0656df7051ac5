import { Dialog } from '@mise/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useHost } from '../host.ts';

type PickerDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A window over the editor in which something is chosen. */
export function PickerDialog({ title, onClose, children }: PickerDialogProps) {
  const { text } = useHost();
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={text('editor.close')}>
      <div className="ed:text-sm">{children}</div>
    </Dialog>
  );
}
