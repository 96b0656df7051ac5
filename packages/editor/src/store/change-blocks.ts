import type { Block } from '@mise/contract/content/block.ts';
import { labelOfKind } from '../blocks/label-of-kind.ts';
import { copyBlock, insertBlock, moveBlockBy, moveBlockTo, removeBlock } from '../document/edit-blocks.ts';
import { type BlockPlace, type FoundBlock, findBlock } from '../document/find-block.ts';
import { currentHost } from '../host.ts';
import { keepInSight } from '../page/keep-in-sight.ts';
import type { EditorTextId } from '../texts.ts';
import { acceptingPlace } from './accepts.ts';
import { announce } from './announcement.ts';
import { closeDrawer } from './drawers.ts';
import { useEditor } from './editor-store.ts';
import { select } from './mode.ts';
import { run } from './run.ts';

// What is done to the blocks of the page by mouse, keys and buttons alike. Each selects the block that it was about.

function find(uuid: string): FoundBlock | null {
  return findBlock(useEditor.getState().document.page?.blocks ?? [], uuid);
}

/** Does an edit of the blocks and says so; what could not be done changes nothing and says nothing. */
function change(id: EditorTextId, { name }: Block, edit: (blocks: Block[]) => void): boolean {
  const { text } = currentHost();
  const step = { id, values: { block: labelOfKind(name) } };
  const isDone = run({ name: step, change: ({ page }) => page && edit(page.blocks) });
  if (isDone) announce(text(step.id, step.values));
  return isDone;
}

/** Up or down by an offset; beyond its neighbors nothing happens. */
export function moveBlock(uuid: string, offset: number): void {
  const found = find(uuid);
  if (!found) return;
  keepInSight(uuid, () => {
    if (change('editor.step.move', found.block, (blocks) => void moveBlockBy(blocks, uuid, offset))) tellPlace(uuid);
    select(uuid);
  });
}

export function placeBlock(uuid: string, place: BlockPlace): void {
  const found = find(uuid);
  if (!found) return;
  if (change('editor.step.move', found.block, (blocks) => void moveBlockTo(blocks, uuid, place))) tellPlace(uuid);
  select(uuid);
}

function tellPlace(uuid: string): void {
  const { text } = currentHost();
  const found = find(uuid);
  if (!found) return;
  const block = labelOfKind(found.block.name);
  announce(text('editor.moved', { block, position: found.index + 1, total: found.siblings.length }));
}

/** The neighbor, or what held the block, is selected then. */
export function deleteBlock(uuid: string): void {
  const found = find(uuid);
  if (!found) return;
  const { siblings, index, parent, block } = found;
  const next = siblings[index + 1] ?? siblings[index - 1];
  closeDrawerOf(uuid);
  change('editor.step.delete', block, (blocks) => void removeBlock(blocks, uuid));
  select(next?.meta.uuid ?? parent);
}

/** The drawer of a block that is gone has nothing to show. */
function closeDrawerOf(uuid: string): void {
  const { drawer } = useEditor.getState();
  if (drawer?.params && 'uuid' in drawer.params && drawer.params.uuid === uuid) closeDrawer();
}

export function duplicateBlock(uuid: string): void {
  const found = find(uuid);
  if (!found) return;
  const copy = copyBlock(found.block, () => crypto.randomUUID());
  const place = { parent: found.parent, index: found.index + 1 };
  change('editor.step.duplicate', found.block, (blocks) => void insertBlock(blocks, copy, place));
  select(copy.meta.uuid);
}

/** The place behind a block; without one the end of the page. */
export function placeBehind(uuid: string | null): BlockPlace {
  const found = uuid === null ? null : find(uuid);
  const blocks = useEditor.getState().document.page?.blocks ?? [];
  return found ? { parent: found.parent, index: found.index + 1 } : { parent: null, index: blocks.length };
}

/** Blocks from elsewhere, in their order, under uuids of their own. */
export function pasteBlocks(copied: readonly Block[], wanted: BlockPlace): void {
  const [first] = copied;
  if (!first) return;
  const place = acceptingPlace(
    wanted,
    copied.map(({ name }) => name),
  );
  const blocks = copied.map((block) => copyBlock(block, () => crypto.randomUUID()));
  const isDone = change('editor.step.paste', first, (draft) => {
    for (const [offset, block] of blocks.entries())
      insertBlock(draft, block, { ...place, index: place.index + offset });
  });
  if (isDone) select(blocks.at(-1)?.meta.uuid ?? null);
}
