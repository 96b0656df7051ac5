import { type BlockPlace, findBlock } from '../document/find-block.ts';
import { currentHost } from '../host.ts';
import { useEditor } from './editor-store.ts';

/** Whether a block of a kind may stand in what `parent` is (null: the page). */
export function accepts(parent: string | null, kind: string): boolean {
  if (parent === null) return true;
  const holder = findBlock(useEditor.getState().document.page?.blocks ?? [], parent)?.block.name;
  return currentHost().blockForms[holder ?? '']?.accepts?.includes(kind) ?? true;
}

/** The place itself, or the first behind what holds it that takes blocks of these kinds. */
export function acceptingPlace(place: BlockPlace, kinds: readonly string[]): BlockPlace {
  const { parent } = place;
  if (parent === null || kinds.every((kind) => accepts(parent, kind))) return place;
  const holder = findBlock(useEditor.getState().document.page?.blocks ?? [], parent);
  if (!holder) return place;
  return acceptingPlace({ parent: holder.parent, index: holder.index + 1 }, kinds);
}
