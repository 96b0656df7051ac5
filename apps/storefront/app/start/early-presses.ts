import { type RefObject, useEffect } from 'react';
import { earlySigns } from './early-signs.ts';

/**
 * From when React listens: a press that comes back up was answered. React lets none come up from a part that still waits
 * for its scripts.
 */
export function noteAnsweredPresses(): void {
  const pressed = earlySigns()?.pressed;
  window.addEventListener('click', ({ target }) => {
    const index = target ? (pressed?.lastIndexOf(target) ?? -1) : -1;
    if (index >= 0) pressed?.splice(index, 1);
  });
}

/**
 * Makes good what was pressed in a part of the page before its scripts could answer: each press once, in order, as soon as it
 * is ready.
 */
export function useEarlyPresses(part: RefObject<Element | null>, isReady = true): void {
  useEffect(() => {
    if (isReady) void pressAgain(take(part.current));
  }, [part, isReady]);
}

/** The buttons in a part that were pressed in vain; they are not waiting any more. */
function take(part: Element | null): HTMLButtonElement[] {
  const signs = earlySigns();
  if (!signs || !part) return [];
  const isOwn = (target: EventTarget) => target instanceof Element && part.contains(target);
  const own = signs.pressed.filter(isOwn);
  for (const target of own) signs.pressed.splice(signs.pressed.indexOf(target), 1);
  return own.flatMap((target) => (target as Element).closest('button') ?? []);
}

async function pressAgain(buttons: HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    button.click();
    // What the press changed is there before the next.
    await Promise.resolve();
  }
}
