import { clearCompared, readCompared } from './compare-list.ts';
import { forgetSeen } from './last-seen.ts';

/** Nothing of whoever used this tab stays: neither what was typed, nor the keys of orders that were opened, nor what was looked at. */
export function forgetTab(): void {
  forgetSeen();
  if (readCompared().length > 0) clearCompared();
  try {
    sessionStorage.clear();
  } catch {
    // Switched off: nothing was stored.
  }
}
