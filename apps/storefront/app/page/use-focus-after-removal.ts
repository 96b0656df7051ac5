import { type RefObject, useEffect, useRef } from 'react';

/**
 * A removed line takes the focused button with it: the focus goes on to the same button of the line that moved up, or to
 * the page where none is left. Answers what to call with the place of a line that is about to go.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  ids: readonly (number | string)[],
): (index: number) => void {
  const place = useRef<{ index: number; id: number | string | undefined } | null>(null);

  useEffect(() => {
    if (!place.current) return;
    const { index, id: gone } = place.current;
    // Their number says nothing: somebody else may have added one meanwhile.
    if (gone !== undefined && ids.includes(gone)) return;
    place.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-removes]');
    const next = buttons?.[Math.min(index, buttons.length - 1)];
    (next ?? document.getElementById('content'))?.focus();
  }, [ids, list]);

  return (index) => {
    place.current = { index, id: ids[index] };
  };
}
