import { Dialog } from '@mise/ui/dialog.tsx';
import { useState } from 'react';
import { TextButton } from '../controls/text-button.tsx';
import type { BlockConflict, Choices } from '../document/merge-blocks.ts';
import { useHost } from '../host.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { conflictNames } from './conflict-names.ts';

type ConflictDialogProps = { conflicts: BlockConflict[]; decide: (choices: Choices | null) => void };

/** Blocks that two people changed: for each of them whose is kept. All else of both is kept anyhow. */
export function ConflictDialog({ conflicts, decide }: ConflictDialogProps) {
  const { text } = useHost();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.map(({ uuid }) => [uuid, 'mine' as const])),
  );
  const names = conflictNames(conflicts);
  return (
    <Dialog
      isOpen
      onClose={() => decide(null)}
      title={text('editor.conflict.title')}
      closeLabel={text('editor.conflict.later')}
      footer={
        <div className="ed:flex ed:flex-wrap ed:justify-end ed:gap-2">
          <TextButton onClick={() => decide(null)}>{text('editor.conflict.later')}</TextButton>
          <TextButton look="primary" onClick={() => decide(choices)}>
            {text('editor.conflict.save')}
          </TextButton>
        </div>
      }
    >
      <p className="ed:mb-4 ed:text-sm">{text('editor.conflict.words')}</p>
      {conflicts.map((conflict, index) => (
        <ConflictChoice
          key={conflict.uuid}
          conflict={conflict}
          name={names[index] ?? ''}
          choice={choices[conflict.uuid] ?? 'mine'}
          onChoose={(choice) => setChoices({ ...choices, [conflict.uuid]: choice })}
        />
      ))}
    </Dialog>
  );
}
