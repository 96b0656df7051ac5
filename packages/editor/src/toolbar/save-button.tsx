import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { save } from '../save/save.ts';
import { useEditor } from '../store/editor-store.ts';
import { useIsUnsaved } from '../store/unsaved.ts';
import { useMayPublish } from '../store/use-may-publish.ts';

/** Whether all is saved, in words, and what saves it. */
export function SaveButton() {
  const { text } = useHost();
  const isUnsaved = useIsUnsaved();
  const isSaving = useEditor((state) => state.isSaving);
  const mayPublish = useMayPublish();
  const state = isSaving ? 'saving' : isUnsaved ? 'unsaved' : 'saved';
  return (
    <>
      <span role="status" className={isUnsaved ? 'ed:font-semibold ed:text-amber-700' : 'ed:text-gray-600'}>
        <span className="ed:max-sm:sr-only">{text(mayPublish ? `editor.state.${state}` : 'editor.state.noRole')}</span>
      </span>
      <TextButton
        look="primary"
        disabled={!isUnsaved || !mayPublish}
        isBusy={isSaving}
        title={mayPublish ? undefined : text('editor.state.noRole')}
        onClick={() => void save()}
        className="ed:max-sm:px-2 ed:max-sm:text-xs"
      >
        <span className="ed:max-lg:sr-only">{text('editor.save')}</span>
        <span aria-hidden="true" className="ed:lg:hidden">
          {text('editor.saveOnPhone')}
        </span>
      </TextButton>
    </>
  );
}
