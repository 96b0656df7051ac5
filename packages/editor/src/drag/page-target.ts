import { childrenOf } from '../document/children-of.ts';
import { type FoundBlock, findBlock } from '../document/find-block.ts';
import { blockAround } from '../page/block-element.ts';
import { flowOf } from '../page/flow-of.ts';
import { boxOf } from '../page/use-block-box.ts';
import { accepts } from '../store/accepts.ts';
import { useEditor } from '../store/editor-store.ts';
import type { DropTarget } from './drop-target.ts';
import { edgeOf, isAtEdge, type Point } from './edge-of.ts';

/** Where a block would come that is let go at a point of the window; null where it cannot stand. */
export function pageTarget(dragged: string, { x, y }: Point): DropTarget | null {
  const blocks = useEditor.getState().document.page?.blocks ?? [];
  const point = { x: x + window.scrollX, y: y + window.scrollY };
  const over = blockAround(document.elementFromPoint(x, y)) ?? nearest(point.y);
  const found = over === null ? null : findBlock(blocks, over);
  if (!found) return null;
  const own = findBlock(blocks, dragged);
  const meant = outermostAt(found, point, own?.block.name ?? '');
  const isInsideItself = own !== null && findBlock([own.block], meant.block.meta.uuid) !== null;
  const box = boxOf(meant.block.meta.uuid);
  if (isInsideItself || !box || !own) return null;
  if (!accepts(meant.parent, own.block.name)) return null;
  return { ...edgeOf(meant, box, flowOf(meant), point), on: 'page' };
}

/** At the edge of what holds a block, or where that takes no such block, it comes beside the holder. */
function outermostAt(found: FoundBlock, point: Point, kind: string): FoundBlock {
  const blocks = useEditor.getState().document.page?.blocks ?? [];
  const holder = found.parent === null ? null : findBlock(blocks, found.parent);
  const box = holder && boxOf(holder.block.meta.uuid);
  if (!holder || !box) return found;
  const isMeant = isAtEdge(box, flowOf(holder), point) || !accepts(found.parent, kind);
  return isMeant ? outermostAt(holder, point, kind) : found;
}

/** Between two blocks of the page there is none under the pointer. */
function nearest(y: number): string | null {
  const blocks = useEditor.getState().document.page?.blocks ?? [];
  const distances = blocks.flatMap((block) => {
    const box = boxOf(block.meta.uuid) ?? boxOf(childrenOf(block)[0]?.meta.uuid ?? '');
    return box ? [{ uuid: block.meta.uuid, distance: Math.abs(box.top + box.height / 2 - y) - box.height / 2 }] : [];
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.uuid ?? null;
}
