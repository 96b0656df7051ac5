import { type RefObject, useEffect, useRef } from 'react';

/**
 * A removed line takes the focused button with it: the focus goes on to the same button of the line that moved up, or to
 * the page where none is left. Answers what to call with the place of a line that is about to go.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  lines: readonly unknown[],
): (index: number) => void {
  const place = useRef<{ index: number; count: number } | null>(null);

  useEffect(() => {
    if (!place.current || lines.length >= place.current.count) return;
    const { index } = place.current;
    place.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-removes]');
    const next = buttons?.[Math.min(index, buttons.length - 1)];
    (next ?? document.getElementById('content'))?.focus();
  }, [lines, list]);

  return (index) => {
    place.current = { index, count: lines.length };
  };
}
