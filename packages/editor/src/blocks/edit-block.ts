import { openDrawer } from '../store/drawers.ts';
import { select } from '../store/mode.ts';

/** Selects a block and opens its settings. */
export function editBlock(uuid: string): void {
  select(uuid);
  openDrawer('blocksSettings', { uuid });
}
