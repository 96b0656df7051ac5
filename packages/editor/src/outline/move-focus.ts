import type { KeyboardEvent } from 'react';

/** Arrows lead from entry to entry, Home and End to the first and the last. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-outline-block]')];
  const at = entries.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 };
  const next = entries[targets[event.key] ?? -1];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
