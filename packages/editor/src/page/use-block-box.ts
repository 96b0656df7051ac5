import { useEffect, useState } from 'react';
import { sameValue } from '../document/same-value.ts';
import { useEditor } from '../store/editor-store.ts';
import { blockElement } from './block-element.ts';

/** In pixels of the page, from its top left corner. */
export type Box = { top: number; left: number; width: number; height: number };

/** Where a block stands, kept true while the page moves under it; null where it is not drawn. */
export function useBlockBox(uuid: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const now = boxOf(uuid);
      setBox((before) => (sameValue(before, now) ? before : now));
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(measureSoon);
    sizes.observe(document.body);
    const element = blockElement(uuid);
    if (element) sizes.observe(element);
    const stop = useEditor.subscribe(measureSoon);
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    // Carousels scroll too.
    for (const event of ['scroll', 'resize', 'load', 'transitionend']) {
      window.addEventListener(event, measureSoon, options);
    }
    measure();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      stop();
      listening.abort();
    };
  }, [uuid]);

  return box;
}

export function boxOf(uuid: string): Box | null {
  const rect = blockElement(uuid)?.getBoundingClientRect();
  if (!rect) return null;
  const { top, left, width, height } = rect;
  return { top: top + window.scrollY, left: left + window.scrollX, width, height };
}
