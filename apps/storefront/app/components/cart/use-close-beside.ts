import { type RefObject, useEffect, useRef } from 'react';

/** What adds to the cart is no press beside it: several articles are added one after the other. */
const adding = '[data-adds-to-cart]';

/** What stands above it takes the key. */
const above = ':is(dialog:modal, [popover]:popover-open)';

/**
 * Closing of a part that lies beside the page and lets it go on: Escape, or a press elsewhere. Whoever opened it by the key on a
 * button goes into it, and back to where they were; a field keeps the focus. Answers what closes it.
 */
export function useCloseBeside(
  panel: RefObject<HTMLElement | null>,
  { serial, onClose }: { serial: number; onClose: () => void },
): () => void {
  const opener = useRef<Element | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each addition opens it
  useEffect(() => {
    const { activeElement } = document;
    if (panel.current?.contains(activeElement) || !activeElement?.matches('button:focus-visible')) return;
    opener.current = activeElement;
    panel.current?.focus();
  }, [panel, serial]);

  function close(): void {
    if (panel.current?.contains(document.activeElement) && opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
    onClose();
  }

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(above)) close();
      },
      { signal },
    );
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || !target.isConnected) return;
        if (!panel.current?.contains(target) && !target.closest(adding)) close();
      },
      { signal },
    );
    return () => listening.abort();
  });

  return close;
}
