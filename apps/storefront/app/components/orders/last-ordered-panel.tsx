import { Icon } from '@mise/ui/icon.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';

const LastOrdered = lazy(asPart(withMessages(['order'], () => import('./last-ordered.tsx'))));

/** The way back to what was ordered last. Who is not logged in is asked to; nobody's orders are asked for before it is opened. */
export function LastOrderedPanel() {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={text('again.open')} className="noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 text-left font-semibold text-primary-ink underline-offset-4 hover:underline"
      >
        <Icon name={isOpen ? 'minus' : 'plus'} className="size-5" />
        {text('again.open')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense
            fallback={
              <AwaitedPart onLost={() => setIsOpen(false)}>
                <Skeleton className="mt-4 h-64" />
              </AwaitedPart>
            }
          >
            <LastOrdered />
          </Suspense>
        )}
      </div>
    </section>
  );
}
