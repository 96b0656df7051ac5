import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { asPart } from '#app/start/first-intent.ts';
import { useInView } from '../reviews/use-in-view.ts';

const GoesWithList = lazy(asPart(withMessages(['catalog'], () => import('./goes-with-list.tsx'))));

/** What is used with the articles of the cart: asked for when somebody scrolls there. */
export default function CartGoesWith() {
  const [place, isInView] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className="mt-12 min-h-px noscript:hidden print:hidden">
      {isInView && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <GoesWithList />
        </Suspense>
      )}
    </div>
  );
}
