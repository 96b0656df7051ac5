import type { FoundBlock } from '../document/find-block.ts';
import { boxOf } from './use-block-box.ts';

/** Whether a block stands beside its neighbors, as in a grid, or below them. */
export function flowOf({ siblings, index, block }: FoundBlock): 'row' | 'column' {
  const neighbor = siblings[index + 1] ?? siblings[index - 1];
  const [own, other] = [block, neighbor].map((each) => each && boxOf(each.meta.uuid));
  if (!own || !other) return 'column';
  return Math.abs(own.left - other.left) > Math.abs(own.top - other.top) ? 'row' : 'column';
}
