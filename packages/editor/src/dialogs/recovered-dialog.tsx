import { factsOf } from '@mise/rules/languages.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import type { JournalEntry } from '../save/journal-entry.ts';
import { discard, recover } from '../save/recover.ts';
import { UnsavedParts } from './unsaved-parts.tsx';

/** Edits of a tab that ended before they were saved. Closing decides nothing wrongly: they are taken up. */
export function RecoveredDialog({ entries }: { entries: readonly JournalEntry[] }) {
  const { text, language } = useHost();
  const moment = new Intl.DateTimeFormat(factsOf(language).locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Math.max(...entries.map(({ at }) => at)),
  );
  return (
    <Dialog
      isOpen
      onClose={() => recover(entries)}
      title={text('editor.recovered.title')}
      closeLabel={text('editor.recovered.take')}
      footer={
        <div className="ed:flex ed:flex-wrap ed:justify-end ed:gap-2">
          <TextButton onClick={() => discard(entries)}>{text('editor.recovered.discard')}</TextButton>
          <TextButton look="primary" onClick={() => recover(entries)}>
            {text('editor.recovered.take')}
          </TextButton>
        </div>
      }
    >
      <p className="ed:text-sm">{text('editor.recovered.words', { moment })}</p>
      <UnsavedParts of={entries} />
    </Dialog>
  );
}
