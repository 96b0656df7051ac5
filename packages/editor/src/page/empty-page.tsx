import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';

/** Where blocks would be: the first is one press away. */
export function EmptyPage() {
  const { text } = useHost();
  const isEditing = useEditor(({ mode }) => mode === 'edit');
  if (!isEditing) return null;
  return (
    <div className="mise-editor ed:rounded ed:border ed:border-dashed ed:border-gray-400 ed:p-8 ed:text-center">
      <p className="ed:mb-3 ed:text-base ed:font-semibold">{text('editor.outline.empty')}</p>
      <TextButton look="primary" onClick={() => openDrawer('blocksList', { place: { endOf: null } })}>
        {text('editor.outline.add')}
      </TextButton>
    </div>
  );
}
