import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';

/** Says what of a text would be lost by writing in it, before anything is. */
export function UnheldNote({ elements, onEdit }: { elements: readonly string[]; onEdit: () => void }) {
  const { text } = useHost();
  return (
    <div role="note" className="ed:border-b ed:border-gray-200 ed:bg-white ed:p-2 ed:text-sm">
      <p className="ed:mb-2 ed:text-amber-700">{text('editor.text.unheld', { elements: elements.join(', ') })}</p>
      <TextButton onClick={onEdit}>{text('editor.text.editUnheld')}</TextButton>
    </div>
  );
}
