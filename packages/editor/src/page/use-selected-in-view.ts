import { useEffect } from 'react';
import { blockElement } from './block-element.ts';

/** Pixels of a block by which one knows it. */
const enough = 80;

/** Shows the block that was selected elsewhere: by the outline, a key, an edit that was taken back. One that is seen stays where it is. */
export function useSelectedInView(selected: string | null): void {
  useEffect(() => {
    const element = selected === null ? null : blockElement(selected);
    if (element && !isSeen(element))
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }, [selected]);
}

/** Slides of a carousel stand beside the screen, or behind a slide that is shown. */
function isSeen(element: Element): boolean {
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  const needed = Math.min(enough, height);
  const frame = element.closest('ul')?.getBoundingClientRect();
  const isBeside = frame !== undefined && (left < frame.left - 1 || right > frame.right + 1);
  return !isBeside && bottom >= needed && top <= window.innerHeight - needed;
}
