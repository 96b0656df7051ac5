import { useEffect, useState } from 'react';
import { blockAround } from './block-element.ts';

/** The block under the pointer; what the editor draws over it counts as the block. */
export function useHoveredBlock(): string | null {
  const [hovered, setHovered] = useState<string | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const hover = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-over-page]')) return;
      setHovered(blockAround(target));
    };
    const options = { passive: true, signal: listening.signal };
    document.addEventListener('pointermove', hover, options);
    document.documentElement.addEventListener('pointerleave', () => setHovered(null), options);
    return () => listening.abort();
  }, []);

  return hovered;
}
