import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a screen before it is reached, so that it is there when one arrives. */
const margin = '400px';

/** Whether an element has come near the view; it stays true. */
export function useInView<Element extends HTMLElement>(): [ref: RefObject<Element | null>, wasSeen: boolean] {
  const ref = useRef<Element>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || wasSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [wasSeen]);
  return [ref, wasSeen];
}
