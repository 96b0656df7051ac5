import { findBlock } from '../document/find-block.ts';
import { useEditor } from '../store/editor-store.ts';
import { labelOfKind } from './label-of-kind.ts';

/** What the drawer of a block is called: as its kind is. */
export function titleOfBlock(uuid: string): string {
  const found = findBlock(useEditor.getState().document.page?.blocks ?? [], uuid);
  return found ? labelOfKind(found.block.name) : '';
}
