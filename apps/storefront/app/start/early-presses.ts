import { isTakenOver } from './early-entries.ts';
import { earlyInput } from './early-input.ts';

/** Milliseconds between two looks at what waits for its scripts. */
const pause = 100;

/** Milliseconds after which nobody expects anything of a press any more. */
const longestWait = 15_000;

/** A button that was pressed, when, and on which page. `isEarly`: when the document was not taken over yet. */
type Press = { button: HTMLButtonElement; at: number; address: string; isEarly: boolean };

/**
 * From now on React listens, and stops the clicks in parts of the page whose scripts are not there yet: each of them, and of those
 * from before, is repeated in its turn once its part can handle it. A click that bubbles up to the window, or whose default was
 * prevented, was handled; but not if React took the page over for it, and drew the button anew meanwhile.
 */
export function repeatEarlyPresses(): void {
  const early = earlyInput();
  if (!early) return;
  const { pressed } = early;
  const presses = new WeakMap<Event, Press>();
  /** Those that are about to be repeated. */
  const next: Event[] = [];
  let repeated: Press | undefined;
  let isFollowing = false;

  function note(event: Event): void {
    const button = event.target instanceof Element && event.target.closest('button');
    const address = window.location.pathname;
    if (button && needsScripts(button))
      presses.set(event, repeated ?? { button, at: event.timeStamp, address, isEarly: !isTakenOver() });
    else forget(event);
  }

  function hear(event: Event): void {
    const { target } = event;
    const isGone = target instanceof Node && !target.isConnected;
    if (!isGone || !(repeated ?? presses.get(event))?.isEarly) forget(event);
  }

  function forget(event: Event): void {
    const index = pressed.indexOf(event);
    if (index >= 0) pressed.splice(index, 1);
  }

  /** Looks again after a pause, as long as something waits. */
  function follow(): void {
    if (isFollowing || pressed.length === 0) return;
    isFollowing = true;
    setTimeout(repeat, pause);
  }

  /** Whether a press of the same part waits: what it asks for comes first, as the quantity comes before it is bought. */
  function isBehind(event: Event, waiting: readonly Event[]): boolean {
    const part = partOf(presses.get(event));
    return part !== null && waiting.some((each) => each !== event && partOf(presses.get(each)) === part);
  }

  async function repeat(): Promise<void> {
    next.push(...pressed.splice(0));
    for (let event = next.shift(); event !== undefined; event = next.shift()) {
      const press = presses.get(event);
      if (!press || performance.now() - press.at > longestWait || press.address !== window.location.pathname) continue;
      if (isBehind(event, pressed)) {
        pressed.push(event);
        continue;
      }
      // Recorded once more, until it is handled.
      repeated = press;
      (press.button.isConnected ? press.button : drawnAnew(press.button))?.click();
      repeated = undefined;
      // What the press changed is there before the next: React may draw it later than with the next microtask.
      await new Promise((resolve) => setTimeout(resolve));
    }
    isFollowing = false;
    follow();
  }

  pressed.slice().forEach(note);
  follow();
  window.addEventListener(
    'click',
    (event) => {
      note(event);
      if (repeated === undefined && isBehind(event, [...next, ...pressed])) {
        event.stopImmediatePropagation();
        event.preventDefault();
        return follow();
      }
      setTimeout(() => {
        if (event.defaultPrevented) forget(event);
        follow();
      });
    },
    { capture: true },
  );
  window.addEventListener('click', hear);
}

/** What is bought together: a quantity and its button. */
function partOf(press: Press | undefined): Element | null {
  return press?.button.closest('[data-adds-to-cart]') ?? null;
}

/** Nothing is sent or opened by the browser itself: a form that scripts alone answer says so by its method. */
function needsScripts({ type, form, popoverTargetElement }: HTMLButtonElement): boolean {
  return popoverTargetElement === null && (type === 'button' || form?.method === 'dialog');
}

/** The button that React put in the place of another when it drew a part of the page again: of those like it the one that stands where it stood. */
function drawnAnew(gone: HTMLButtonElement): HTMLButtonElement | undefined {
  const place = gone.closest('[id]:not(button)');
  const before = findLike(gone, place ?? (gone.getRootNode() as Element));
  const now = findLike(gone, place ? document.getElementById(place.id) : document);
  // What was taken away alone stood among none.
  return now.length === Math.max(before.length, 1) ? now[Math.max(before.indexOf(gone), 0)] : undefined;
}

function findLike(gone: HTMLButtonElement, scope: ParentNode | null): HTMLButtonElement[] {
  return [...(scope?.querySelectorAll('button') ?? [])].filter(
    (button) =>
      button.name === gone.name &&
      button.textContent === gone.textContent &&
      button.getAttribute('aria-label') === gone.getAttribute('aria-label'),
  );
}
