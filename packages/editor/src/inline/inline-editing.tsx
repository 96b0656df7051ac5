import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { blockIndex } from '../document/block-index.ts';
import { fieldKey } from '../document/field-key.ts';
import { FieldKeyProvider } from '../fields/field-key-context.ts';
import { currentHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { InlineBoundary } from './inline-boundary.tsx';
import { InlineText } from './inline-text.tsx';
import { type ShownText, shownTexts, textPlaces } from './text-places.ts';

/** What is being written on the page, and where the pointer was pressed. */
type Writing = { uuid: string; text: ShownText; at: { x: number; y: number } };

/** Texts of the page that are pressed twice are written where they stand. */
export function InlineEditing() {
  const isEditing = useEditor(({ mode }) => mode === 'edit');
  const [writing, setWriting] = useState<Writing | null>(null);

  useEffect(() => {
    if (!isEditing) return;
    const begin = (event: MouseEvent) => {
      const found = findText(event);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      setWriting({ ...found, at: { x: event.clientX, y: event.clientY } });
    };
    document.addEventListener('dblclick', begin, true);
    return () => {
      document.removeEventListener('dblclick', begin, true);
      setWriting(null);
    };
  }, [isEditing]);

  if (!writing) return null;
  const key = fieldKey.ofBlock(writing.uuid, writing.text.path);
  const leave = () => setWriting(null);
  return createPortal(
    <InlineBoundary key={key} onFailure={leave}>
      <FieldKeyProvider value={key}>
        <InlineText {...writing} onLeave={leave} />
      </FieldKeyProvider>
    </InlineBoundary>,
    document.body,
  );
}

function findText({ target }: MouseEvent): Omit<Writing, 'at'> | null {
  const pressed = target instanceof Element ? target : null;
  const root = pressed?.closest<HTMLElement>('[data-block]');
  const { page } = useEditor.getState().document;
  const uuid = root?.dataset.block;
  const block = uuid && page ? blockIndex(page.blocks).get(uuid) : undefined;
  const form = block && currentHost().blockForms[block.name];
  if (!root || !block || !form) return null;
  const text = shownTexts(root, textPlaces(block, form)).find(({ element }) => element.contains(pressed));
  return text ? { uuid: block.meta.uuid, text } : null;
}
