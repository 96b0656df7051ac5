import { lazy, Suspense } from 'react';
import { useIsComparing } from '#app/session/is-comparing.ts';
import { joinMessages } from '#app/start/join-messages.ts';

/** Comes with its texts, for whoever compares something. */
const CompareBar = lazy(async () => {
  const [bar] = await Promise.all([import('./compare-bar.tsx'), joinMessages(['compare'])]);
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
