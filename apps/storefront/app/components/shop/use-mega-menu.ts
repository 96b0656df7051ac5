import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Long enough that a pointer on its way across the bar opens nothing. */
const openDelay = 120;
const closeDelay = 250;

/**
 * What scripts add to a bar of <details>: a mouse that rests on an entry opens it and leaving closes it; left and right
 * go along the bar, down goes in, Escape closes and gives the focus back; a navigation or a click beside it closes.
 */
export function useMegaMenu(ref: RefObject<HTMLUListElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  function closeAll(except?: Element | null): void {
    for (const details of ref.current?.querySelectorAll('details[open]') ?? []) {
      if (details !== except) details.removeAttribute('open');
    }
  }

  function later(delay: number, action: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the navigation that closes the menu
  useEffect(() => closeAll(), [key]);

  useEffect(() => {
    function closeBeside(event: Event): void {
      if (!ref.current?.contains(event.target as Node)) closeAll();
    }
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  });

  return {
    onPointerOver(event: PointerEvent<HTMLUListElement>) {
      if (event.pointerType !== 'mouse') return;
      const entry = (event.target as Element).closest('li:has(> [data-menu-entry], > details)');
      const details = entry?.querySelector('details') ?? null;
      if (details?.open) clearTimeout(timer.current);
      else
        later(openDelay, () => {
          closeAll(details);
          details?.setAttribute('open', '');
        });
    },
    onPointerLeave(event: PointerEvent<HTMLUListElement>) {
      if (event.pointerType === 'mouse') later(closeDelay, () => closeAll());
    },
    onClick(event: MouseEvent<HTMLUListElement>) {
      // The mouse that opened an entry by resting on it does not close it by clicking; a keyboard's click has no detail.
      const summary = (event.target as Element).closest('summary');
      const isMouse = (event.nativeEvent as { pointerType?: string }).pointerType === 'mouse';
      if (!summary || !isMouse || event.detail === 0) return;
      event.preventDefault();
      clearTimeout(timer.current);
      closeAll(summary.parentElement);
      summary.parentElement?.setAttribute('open', '');
    },
    onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
      moveByKey(event, ref.current, closeAll);
    },
  };
}

function moveByKey(event: KeyboardEvent, list: HTMLUListElement | null, closeAll: () => void): void {
  const target = event.target as HTMLElement;
  const details = target.closest('details');
  const summary = details?.querySelector('summary');
  if (event.key === 'Escape' && details?.open) {
    closeAll();
    summary?.focus();
    return;
  }
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-menu-entry]') ?? [])];
  const links = details?.open ? [...details.querySelectorAll<HTMLElement>('a')] : [];
  const next = nextFocus(event.key, target, { entries, links, summary: summary ?? undefined });
  if (event.key === 'ArrowDown' && target === summary && details && !details.open) {
    details.setAttribute('open', '');
    event.preventDefault();
    details.querySelector('a')?.focus();
  } else if (next) {
    event.preventDefault();
    next.focus();
  }
}

type Places = { entries: HTMLElement[]; links: HTMLElement[]; summary: HTMLElement | undefined };

function nextFocus(key: string, target: HTMLElement, { entries, links, summary }: Places): HTMLElement | undefined {
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const inPanel = links.indexOf(target);
  if (inPanel >= 0 && key.startsWith('Arrow')) {
    return links[inPanel + step] ?? (step < 0 ? summary : undefined);
  }
  if (key === 'ArrowDown' && target === summary) return links[0];
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const at = entries.indexOf(target);
  return at < 0 ? undefined : entries[(at + step + entries.length) % entries.length];
}
