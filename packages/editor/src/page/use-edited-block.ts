import type { Block } from '@mise/contract/content/block.ts';
import { blockIndex } from '../document/block-index.ts';
import { useEditor } from '../store/editor-store.ts';

/** A block of the page as it is now: only an edit of itself, or of what it holds, renders who uses it. */
export function useEditedBlock(uuid: string): Block | undefined {
  return useEditor(({ document }) => document.page && blockIndex(document.page.blocks).get(uuid)) ?? undefined;
}
