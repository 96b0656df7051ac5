import { useHost } from '../host.ts';
import { type Documents, unsavedOf } from '../store/unsaved.ts';
import type { EditorTextId } from '../texts.ts';

/** What is not saved, as a save names it. */
export function UnsavedParts({ of }: { of: readonly Documents[] }) {
  const { text } = useHost();
  return (
    <ul className="ed:mt-2 ed:ml-4 ed:list-disc ed:text-sm">
      {of.flatMap(namesOf).map((name) => (
        <li key={name}>{text(name)}</li>
      ))}
    </ul>
  );
}

function namesOf(documents: Documents): EditorTextId[] {
  const { blocks, settings, pages } = unsavedOf(documents);
  return [
    ...(blocks ? (['errorMessages.editor.save.template'] as const) : []),
    ...(settings.length > 0 ? (['errorMessages.editor.save.settings'] as const) : []),
    ...(pages.length > 0 ? (['errorMessages.editor.save.pages'] as const) : []),
  ];
}
