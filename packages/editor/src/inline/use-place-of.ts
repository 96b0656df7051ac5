import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** What makes words look the same in another place. */
const looks = [
  ...['color', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'letterSpacing', 'lineHeight'],
  ...['textAlign', 'textTransform', 'textWrap', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'],
] as const;

/** Place and looks of an element of the page, which is hidden as long as something stands over it. */
export function usePlaceOf(element: HTMLElement): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>(() => ({ ...looksOf(element), ...boxOf(element) }));

  useLayoutEffect(() => {
    const { visibility } = element.style;
    element.style.visibility = 'hidden';
    // A component that draws nothing without words takes its element away: the place of the last words stays.
    const follow = () => {
      if (element.isConnected) setPlace((before) => ({ ...before, ...boxOf(element) }));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      element.style.visibility = visibility;
      observer.disconnect();
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [element]);

  return place;
}

function boxOf(element: HTMLElement): CSSProperties {
  const { left, top, width } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width };
}

function looksOf(element: HTMLElement): CSSProperties {
  const computed = getComputedStyle(element) as unknown as Record<string, string>;
  return Object.fromEntries(looks.map((name) => [name, computed[name]]));
}
