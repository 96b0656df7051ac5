import { create } from 'zustand';
import type { BlockPlace } from '../document/find-block.ts';
import type { Box } from '../page/use-block-box.ts';

/** Where a block would come if it were let go now, and the line that shows it. `on`: what the line is drawn over. */
export type DropTarget = { place: BlockPlace; line: Box; on: 'page' | 'outline' };

export const useDropTarget = create<{ target: DropTarget | null }>(() => ({ target: null }));

export function setDropTarget(target: DropTarget | null): void {
  useDropTarget.setState({ target });
}
