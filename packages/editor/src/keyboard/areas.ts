/** Toolbar, drawers' buttons, the drawer that is open, the page: marked by `data-editor-area`, in this order. */
const area = '[data-editor-area], main#content';

/** To the next area, as F6 leads through the areas of many programs: its first control, or itself. */
export function enterNextArea(step: 1 | -1): void {
  const areas = [...document.querySelectorAll<HTMLElement>(area)];
  const at = areas.findIndex((each) => each.contains(document.activeElement));
  const next = areas[(at + step + areas.length) % areas.length];
  const selected = next?.querySelector<HTMLElement>('[data-outline-block][aria-pressed="true"]');
  const first = next?.matches('main') ? next : next?.querySelector<HTMLElement>(control);
  (selected ?? first ?? next)?.focus();
}

const control = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';
