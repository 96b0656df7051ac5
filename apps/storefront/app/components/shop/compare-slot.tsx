import { lazy, Suspense } from 'react';
import { ensureMessages } from '#app/i18n/browser-messages.ts';
import { useIsComparing } from '#app/session/is-comparing.ts';

/** Comes with its texts, for whoever compares something. */
const CompareBar = lazy(async () => {
  const [bar] = await Promise.all([import('./compare-bar.tsx'), ensureMessages(['compare'])]);
  return bar;
});

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
