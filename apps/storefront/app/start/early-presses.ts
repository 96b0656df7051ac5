import { type RefObject, useEffect } from 'react';
import { earlyInput } from './early-input.ts';

/**
 * From now on React listens. A click that bubbles up to the window was handled, and is removed from the record: React stops
 * those in parts whose scripts are not there yet.
 */
export function noteAnsweredPresses(): void {
  const pressed = earlyInput()?.pressed;
  window.addEventListener('click', ({ target }) => {
    const index = target ? (pressed?.lastIndexOf(target) ?? -1) : -1;
    if (index >= 0) pressed?.splice(index, 1);
  });
}

/**
 * Repeats what was clicked in a part of the page before its scripts could handle it: each click once, in order, as soon as
 * the part is ready.
 */
export function useEarlyPresses(part: RefObject<Element | null>, isReady = true): void {
  useEffect(() => {
    if (isReady) void pressAgain(take(part.current));
  }, [part, isReady]);
}

/** The buttons in a part whose clicks were not handled; removes them from the record. */
function take(part: Element | null): HTMLButtonElement[] {
  const early = earlyInput();
  if (!early || !part) return [];
  const isOwn = (target: EventTarget) => target instanceof Element && part.contains(target);
  const own = early.pressed.filter(isOwn);
  for (const target of own) early.pressed.splice(early.pressed.indexOf(target), 1);
  return own.flatMap((target) => (target as Element).closest('button') ?? []);
}

async function pressAgain(buttons: HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    button.click();
    // What the press changed is there before the next.
    await Promise.resolve();
  }
}
