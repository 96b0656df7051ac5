import { type RefObject, useEffect, useState } from 'react';

/** Is neither the part nor the end of the page (its footer) in sight? */
export function useOutOfSight(part: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState<ReadonlySet<Element> | null>(null);

  useEffect(() => {
    const watched = [part.current, document.querySelector('footer')].filter((element) => element !== null);
    const observer = new IntersectionObserver((entries) => {
      setInSight((known) => {
        const next = new Set(known);
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) next.add(target);
          else next.delete(target);
        }
        return next;
      });
    });
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [part]);

  return inSight?.size === 0;
}
