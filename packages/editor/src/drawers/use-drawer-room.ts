import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the page beside the drawer as wide as the drawer leaves it, and gives the focus back to what opened it. */
export function useDrawerRoom(side: 'left' | 'right'): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const property = `--editor-${side}`;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.inlineSize ?? 0}px`);
    });
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [side]);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    frame.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return frame;
}
