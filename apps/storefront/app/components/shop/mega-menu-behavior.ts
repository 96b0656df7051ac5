/** Long enough that a pointer on its way across the bar opens nothing (milliseconds). */
const openDelay = 120;
const closeDelay = 250;

/**
 * What scripts add to the bar of <details>: a mouse that rests on an entry opens it and leaving closes it; left and right
 * go along the bar, down goes in, Escape closes and gives the focus back; a click beside it closes. Loaded when a pointer
 * or the focus first comes to the bar, and lasts as long as the bar does.
 */
export function addMegaMenuBehavior(bar: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(delay: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  }

  function rest(entry: Element | null): void {
    const details = entry?.querySelector('details') ?? null;
    if (details?.open) {
      clearTimeout(timer);
    } else {
      later(openDelay, () => {
        closeMenus(bar, details);
        if (details) details.open = true;
      });
    }
  }

  bar.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse')
      rest((event.target as Element).closest('li:has(> [data-menu-entry], > details)'));
  });
  bar.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') later(closeDelay, () => closeMenus(bar));
  });
  bar.addEventListener('click', (event) => {
    // The mouse that opened an entry by resting on it does not close it by clicking; a keyboard's click has no detail.
    const details = (event.target as Element).closest('summary')?.parentElement as HTMLDetailsElement | null;
    const isMouse = (event as PointerEvent).pointerType === 'mouse' && event.detail > 0;
    if (!details || !isMouse) return;
    event.preventDefault();
    clearTimeout(timer);
    closeMenus(bar, details);
    details.open = true;
  });
  bar.addEventListener('keydown', (event) => moveByKey(event, bar));
  for (const leaving of ['pointerdown', 'focusin']) {
    document.addEventListener(leaving, (event) => {
      if (!bar.contains(event.target as Node)) closeMenus(bar);
    });
  }
  const hovered = bar.querySelector(':scope > li:hover');
  if (hovered) rest(hovered);
}

function closeMenus(bar: HTMLElement, except: HTMLDetailsElement | null = null): void {
  for (const details of bar.querySelectorAll('details')) {
    if (details !== except) details.open = false;
  }
}

function moveByKey(event: KeyboardEvent, bar: HTMLElement): void {
  const target = event.target as HTMLElement;
  const details = target.closest('details');
  const summary = details?.querySelector('summary');
  if (event.key === 'Escape' && details?.open) {
    closeMenus(bar);
    summary?.focus();
    return;
  }
  if (event.key === 'ArrowDown' && details && target === summary) details.open = true;
  const next = nextFocus(event.key, target, {
    entries: [...bar.querySelectorAll<HTMLElement>('[data-menu-entry]')],
    links: details?.open ? [...details.querySelectorAll<HTMLElement>('a')] : [],
    summary: summary ?? undefined,
  });
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type Places = { entries: HTMLElement[]; links: HTMLElement[]; summary: HTMLElement | undefined };

function nextFocus(key: string, target: HTMLElement, { entries, links, summary }: Places): HTMLElement | undefined {
  if (!key.startsWith('Arrow')) return undefined;
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const inPanel = links.indexOf(target);
  if (inPanel >= 0) return links[inPanel + step] ?? (step < 0 ? summary : undefined);
  if (key === 'ArrowDown' && target === summary) return links[0];
  if (key === 'ArrowDown' || key === 'ArrowUp') return undefined;
  const at = entries.indexOf(target);
  return at < 0 ? undefined : entries[(at + step + entries.length) % entries.length];
}
