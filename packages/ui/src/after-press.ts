let isWatching = false;
let isPressed = false;
let waiting: (() => void)[] = [];

/** Called where a field is entered that a press elsewhere leaves: from then on presses are noted. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('mousedown', () => (isPressed = true), true);
  addEventListener('mouseup', () => setTimeout(endPress), true);
}

/**
 * Shows something when the press that is under way has had its click, and at once where there is none: what appears in between moves the
 * pressed button away, and the press is lost.
 */
export function afterPress(show: () => void): void {
  if (isPressed) waiting.push(show);
  else show();
}

function endPress(): void {
  isPressed = false;
  const shown = waiting;
  waiting = [];
  for (const show of shown) show();
}
