import { useEffect, useRef } from 'react';
import { TextButton } from '../controls/text-button.tsx';
import { outlineTarget } from '../drag/outline-target.ts';
import { useDropArea } from '../drag/use-drop-area.ts';
import { useHost } from '../host.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { moveFocus } from './move-focus.ts';
import { OutlineEntry } from './outline-entry.tsx';

/** All blocks of the page, each a button: the way through a long page, and the one for whoever has no mouse. */
export default function Outline() {
  const { text } = useHost();
  const blocks = useEditor(({ document }) => document.page?.blocks);
  const isEditing = useEditor(({ mode }) => mode === 'edit');
  const dropArea = useDropArea(outlineTarget);
  // Whoever opens the outline, or comes back to it, goes on at the block that is selected.
  const hasFocus = useRef(true);
  // An entry may go with the focus while the one that takes it is selected already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each edit of the blocks
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-outline-block][aria-pressed="true"]')?.focus();
  }, [blocks]);

  if (!blocks) return <p className="ed:p-4">{text('editor.mode.none')}</p>;
  return (
    <>
      {blocks.length === 0 && <p className="ed:p-4">{text('editor.outline.empty')}</p>}
      <ul
        ref={dropArea}
        aria-label={text('editor.outline.list')}
        className="ed:py-2"
        onKeyDown={moveFocus}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          // An entry that goes leaves the focus to nobody: the one that is selected next takes it.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
        }}
      >
        {blocks.map((block) => (
          <OutlineEntry key={block.meta.uuid} block={block} level={0} takesFocus={hasFocus} />
        ))}
      </ul>
      {isEditing && (
        <div className="ed:p-4">
          <TextButton onClick={() => openDrawer('blocksList', { place: { endOf: null } })}>
            {text('editor.outline.add')}
          </TextButton>
        </div>
      )}
    </>
  );
}
