import { useEditor } from '../store/editor-store.ts';
import { BlockBar } from './block-bar.tsx';
import { BlockOutline } from './block-outline.tsx';
import { InsertButtons } from './insert-buttons.tsx';
import { useEarlyPresses } from './use-early-presses.ts';
import { useFixedLanguage } from './use-fixed-language.ts';
import { useHoveredBlock } from './use-hovered-block.ts';
import { usePagePresses } from './use-page-presses.ts';
import { useSelectedInView } from './use-selected-in-view.ts';

/** What is drawn over the page while it is edited. It moves nothing there. */
export function PageOverlay() {
  const isEditing = useEditor(({ mode }) => mode === 'edit');
  const isLoaded = useEditor(({ document }) => document.page !== null);
  useEarlyPresses(isEditing, isLoaded);
  return isEditing && isLoaded && <EditingOverlay />;
}

function EditingOverlay() {
  const selected = useEditor((state) => state.selected);
  const hovered = useHoveredBlock();
  usePagePresses();
  useFixedLanguage();
  useSelectedInView(selected);
  return (
    <>
      {hovered && hovered !== selected && <BlockOutline key={hovered} uuid={hovered} look="hovered" />}
      {hovered && hovered !== selected && <InsertButtons key={`${hovered} +`} uuid={hovered} />}
      {selected && (
        <>
          <BlockOutline key={selected} uuid={selected} look="selected" />
          <InsertButtons key={`${selected} +`} uuid={selected} />
          <BlockBar key={`${selected} bar`} uuid={selected} />
        </>
      )}
    </>
  );
}
