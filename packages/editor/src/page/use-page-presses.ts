import { useEffect } from 'react';
import { blockIndex } from '../document/block-index.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { select } from '../store/mode.ts';
import { blockAround } from './block-element.ts';

/**
 * What a press on the page means while it is edited: a block is selected, and nothing that visitors would press there answers. Buttons
 * of a block that holds others do answer: its arrows lead to them.
 */
export function usePagePresses(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('click', press, options);
    // After whoever takes words of the page to be written where they stand.
    window.addEventListener('dblclick', edit, { signal: listening.signal });
    window.addEventListener('submit', refuse, options);
    return () => listening.abort();
  }, []);
}

function press(event: MouseEvent): void {
  const uuid = blockOf(event.target);
  if (uuid === null || isButtonOfStructure(event.target, uuid)) return;
  refuse(event);
  const { selected, drawer } = useEditor.getState();
  const isLetGo = selected === uuid && isTablet();
  select(isLetGo ? null : uuid);
  if (!isLetGo && drawer?.name === 'blocksSettings') openDrawer('blocksSettings', { uuid });
}

function edit(event: MouseEvent): void {
  const uuid = blockOf(event.target);
  if (uuid === null || isButtonOfStructure(event.target, uuid)) return;
  openDrawer('blocksSettings', { uuid });
}

function refuse(event: Event): void {
  if (blockAround(event.target) === null) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Not where words are being written. */
function blockOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLElement && target.isContentEditable) return null;
  return blockAround(target);
}

function isButtonOfStructure(target: EventTarget | null, uuid: string): boolean {
  const blocks = useEditor.getState().document.page?.blocks ?? [];
  const isStructure = Array.isArray(blockIndex(blocks).get(uuid)?.content);
  return isStructure && target instanceof Element && target.closest('button') !== null;
}

/** Where a finger has no other way: pressed again a block is let go. */
function isTablet(): boolean {
  return window.matchMedia('(40rem <= width < 64rem)').matches;
}
