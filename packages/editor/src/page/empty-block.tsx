import { languageOfDefaults } from '@mise/rules/languages.ts';
import { labelOfKind } from '../blocks/label-of-kind.ts';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';

type EmptyBlockProps = {
  kind: string;
  /** Pages leave out all blocks of this kind, whatever they hold. */
  isLeftOut: boolean;
};

/** In the place of a block that shows nothing yet: visitors see nothing there. */
export function EmptyBlock({ kind, isLeftOut }: EmptyBlockProps) {
  const { text, blockForms, language } = useHost();
  const isEditing = useEditor(({ mode }) => mode === 'edit');
  if (!isEditing) return null;
  const note = blockForms[kind]?.note?.[languageOfDefaults(language)];
  return (
    <div className="mise-editor ed:rounded ed:border ed:border-dashed ed:border-gray-400 ed:p-6 ed:text-center ed:text-sm">
      <p>{text(isLeftOut ? 'editor.block.leftOut' : 'editor.block.empty', { block: labelOfKind(kind) })}</p>
      {note && <p className="ed:mt-1 ed:text-gray-600">{note}</p>}
    </div>
  );
}
