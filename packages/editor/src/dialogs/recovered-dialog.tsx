import { Dialog } from '@mise/ui/dialog.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import type { JournalEntry } from '../save/journal-entry.ts';
import { discard, recover } from '../save/recover.ts';
import { unsavedOf } from '../store/unsaved.ts';
import type { EditorTextId } from '../texts.ts';

/** Edits of a tab that ended before they were saved. Closing decides nothing wrongly: they are taken up. */
export function RecoveredDialog({ entries }: { entries: readonly JournalEntry[] }) {
  const { text, language } = useHost();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
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
      <ul className="ed:mt-2 ed:ml-4 ed:list-disc ed:text-sm">
        {entries.flatMap(namesOf).map((name) => (
          <li key={name}>{text(name)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function namesOf({ document, saved }: JournalEntry): EditorTextId[] {
  const { blocks, settings, pages } = unsavedOf({ document, saved });
  return [
    ...(blocks ? (['errorMessages.editor.save.template'] as const) : []),
    ...(settings.length > 0 ? (['errorMessages.editor.save.settings'] as const) : []),
    ...(pages.length > 0 ? (['errorMessages.editor.save.pages'] as const) : []),
  ];
}
