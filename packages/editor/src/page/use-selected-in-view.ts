import { useEffect } from 'react';
import { blockElement } from './block-element.ts';

/** Pixels of a block by which one knows it. */
const enough = 80;

/**
 * Shows the block that was selected elsewhere: by the outline, a key, an edit that was taken back. One that is seen stays where it is; one that
 * was added is waited for until it is drawn.
 */
export function useSelectedInView(selected: string | null): void {
  useEffect(() => {
    if (selected === null || show(selected)) return;
    const drawn = new MutationObserver(() => {
      if (show(selected)) drawn.disconnect();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, [selected]);
}

/** Whether it is there. */
function show(uuid: string): boolean {
  const element = blockElement(uuid);
  if (!element) return false;
  if (!isSeen(element)) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return true;
}

/** Slides of a carousel stand beside the screen, or behind a slide that is shown. */
function isSeen(element: Element): boolean {
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  const needed = Math.min(enough, height);
  const frame = element.closest('ul')?.getBoundingClientRect();
  const isBeside = frame !== undefined && (left < frame.left - 1 || right > frame.right + 1);
  return !isBeside && bottom >= needed && top <= window.innerHeight - needed;
}
