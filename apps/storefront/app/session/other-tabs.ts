/** Where a tab leaves the moment of its last change of the cart (milliseconds), for the others to see. */
const storageKey = 'cart-changed';

/** The count and sum in the header are asked for by themselves, the lines of a cart come with its page. */
type Shown = 'sums' | 'lines';

const begun = typeof window === 'undefined' ? 0 : performance.timeOrigin;

/** Up to when this tab knows of all changes: up to its document, to what it asked for last, or to its own. */
const knownUntil: Record<Shown, number> = { sums: begun, lines: begun };

/** This tab shows what changed already. Without storage the other tabs learn of it with their next document. */
export function tellOtherTabs(): void {
  const now = Date.now();
  cartAsked('sums', now);
  cartAsked('lines', now);
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    // Full, or switched off.
  }
}

/** What the shop answers now holds all that happened until then. */
export function cartAsked(shown: Shown, now = Date.now()): void {
  knownUntil[shown] = Math.max(knownUntil[shown], now);
}

/**
 * Calls back in a tab that is looked at, when another one has changed the cart since this one knew it; at once, where that was before
 * somebody followed. Answers how not to follow any more.
 */
export function followOtherTabs(shown: Shown, onChanged: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden' || changedAt() <= knownUntil[shown]) return;
    cartAsked(shown);
    onChanged();
  };
  // Windows side by side hear of it at once, a tab that was behind others when it comes forward, a kept page when it is back.
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  look();
  return () => listening.abort();
}

function changedAt(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0);
  } catch {
    return 0;
  }
}
