import { useEditor } from '../store/editor-store.ts';

/** The block that keys are about: the entry of the outline that has the focus; elsewhere the one that is selected. */
export function blockOfKeys(): string | null {
  const entry = document.activeElement?.closest<HTMLElement>('[data-outline-block]');
  return entry?.dataset.outlineBlock ?? useEditor.getState().selected;
}
