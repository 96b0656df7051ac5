/** Where a tab leaves the moment of its last change of the cart (milliseconds), for the others to see. */
const storageKey = 'cart-changed';

/** Up to when this tab knows of all changes: its document's, else those of the session that it asked for last, or its own. */
let knownUntil = typeof window === 'undefined' ? 0 : performance.timeOrigin;

/** This tab shows what changed already. Without storage the other tabs learn of it with their next document. */
export function tellOtherTabs(): void {
  const now = Date.now();
  sessionAsked(now);
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    // Full, or switched off.
  }
}

/** What the shop answers now holds all that happened until then. */
export function sessionAsked(now = Date.now()): void {
  knownUntil = Math.max(knownUntil, now);
}

/** Calls back in a tab that is looked at, when another one has changed the cart since this one knew it. */
export function followOtherTabs(onChanged: () => void): void {
  const look = () => {
    if (document.visibilityState === 'hidden' || changedAt() <= knownUntil) return;
    sessionAsked();
    onChanged();
  };
  // Windows side by side hear of it at once, a tab that was behind others when it comes forward, a kept page when it is back.
  window.addEventListener('storage', look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  look();
}

function changedAt(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0);
  } catch {
    return 0;
  }
}
