import { lazy, Suspense } from 'react';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { useIsComparing } from '#app/session/is-comparing.ts';
import { asPart } from '#app/start/first-intent.ts';

/** Comes with its texts, for whoever compares something. */
const CompareBar = lazy(asPart(withMessages(['compare'], () => import('./compare-bar.tsx'))));

/** A component of its own: an update of the frame around it would take away the parts of the page that wait for their scripts. */
export function CompareSlot() {
  return (
    useIsComparing() && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  );
}
