import { flushSync } from 'react-dom';
import { blockElement } from './block-element.ts';

/**
 * Does what moves a block on the page, and scrolls so that the block stays where it was on the screen: who moved it does not lose sight of
 * it. Moved elements lose the focus, so it is given back.
 */
export function keepInSight(uuid: string, act: () => void): void {
  const focused = document.activeElement;
  const before = topOf(uuid);
  flushSync(act);
  const after = topOf(uuid);
  if (before !== null && after !== null) window.scrollBy({ top: after - before, behavior: 'instant' });
  const isLost = focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused;
  if (isLost) focused.focus({ preventScroll: true });
}

function topOf(uuid: string): number | null {
  return blockElement(uuid)?.getBoundingClientRect().top ?? null;
}
