import { browserI18n } from '#app/i18n/browser-messages.ts';

/**
 * What is on the visitor's wishlist. Pages are kept for everyone and show every heart empty (`heart.tsx`) and no count
 * (`wishlist-link.tsx`): what is known here is drawn on them, also on what is rendered later. That needs no script for a heart,
 * and none at all on a first visit.
 */
let known: ReadonlySet<number> | null = null;
let changes = 0;

export function isOnWishlist(variationId: number): boolean {
  return known?.has(variationId) ?? false;
}

/** How often the visitor changed it on this page: what the shop was asked before the last change is out of date. */
export function wishlistChanges(): number {
  return changes;
}

/** Takes over what the shop answered. */
export function setWishlist(variationIds: Iterable<number>): void {
  if (known === null) new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
  known = new Set(variationIds);
  draw();
}

/** Shows a variation as on the list or not, before the shop has answered too. */
export function showOnWishlist(variationId: number, isOn: boolean): void {
  changes += 1;
  const others = [...(known ?? [])].filter((id) => id !== variationId);
  setWishlist(isOn ? [...others, variationId] : others);
}

function draw(): void {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const isPressed = String(isOnWishlist(Number(heart.dataset.heart)));
    if (heart.ariaPressed !== isPressed) heart.ariaPressed = isPressed;
  }
  const count = known?.size ?? 0;
  for (const badge of document.querySelectorAll<HTMLElement>('[data-wishlist-count]')) {
    if (badge.dataset.count === String(count)) continue;
    badge.dataset.count = String(count);
    badge.closest('a')?.setAttribute('aria-label', browserI18n()._('header.wishlistCount', { count }));
  }
}
