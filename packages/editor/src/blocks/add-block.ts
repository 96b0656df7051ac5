import type { Block } from '@mise/contract/content/block.ts';
import { copyBlock, insertBlock } from '../document/edit-blocks.ts';
import { placeOf, type WantedPlace } from '../document/wanted-place.ts';
import { currentHost } from '../host.ts';
import { closeDrawer, openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import { labelOfKind } from './label-of-kind.ts';

/** Puts a new block of a template into its place and opens its settings. A place that is gone is told, and left. */
export function addBlock(template: Block, wanted: WantedPlace): void {
  const { text, notify } = currentHost();
  const block = copyBlock(template, () => crypto.randomUUID());
  const isThere = run({
    name: { id: 'editor.step.addBlock', values: { block: labelOfKind(block.name) } },
    change: ({ page }) => {
      const place = page && placeOf(page.blocks, wanted);
      if (place) insertBlock(page.blocks, block, place);
    },
  });
  if (!isThere) {
    closeDrawer();
    notify({ type: 'warning', message: text('editor.blocksList.notFound') });
    return;
  }
  useEditor.setState({ selected: block.meta.uuid });
  openDrawer('blocksSettings', { uuid: block.meta.uuid });
}
