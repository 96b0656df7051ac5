import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import { quickEntryId } from './quick-entry-id.ts';

const QuickEntry = lazy(asPart(withMessages(['cart', 'product'], () => import('./quick-entry.tsx'))));

/** The way from a list of article numbers to the cart; its field is loaded when it is opened. */
export default function QuickEntryPanel({ className }: { className?: string }) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function toggle(): void {
    setIsOpen(!isOpen);
    setWasOpened(true);
  }

  return (
    <section aria-label={text('quickEntry.open')} className={classNames('noscript:hidden', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-opens={quickEntryId}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2 text-left font-semibold text-primary-ink underline-offset-4 hover:underline"
      >
        <Icon name={isOpen ? 'minus' : 'plus'} className="size-5" />
        {text('quickEntry.open')}
      </button>
      {/* What was typed stays while it is closed. */}
      <div id={id} hidden={!isOpen}>
        {wasOpened && (
          <Suspense
            fallback={
              isOpen && (
                <AwaitedPart onLost={() => setIsOpen(false)}>
                  <Skeleton className="mt-4 h-64 max-w-2xl" />
                </AwaitedPart>
              )
            }
          >
            <QuickEntry />
          </Suspense>
        )}
      </div>
    </section>
  );
}
