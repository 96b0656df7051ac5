import { lazy, Suspense } from 'react';
import { useAwaited } from '#app/session/notify-me.ts';
import { asPart } from '#app/start/first-intent.ts';
import { AwaitedPart } from './awaited-part.tsx';

const NotifyMeDialog = lazy(
  asPart(() => import('#app/components/catalog/load-notify-me.ts').then(({ loadNotifyMe }) => loadNotifyMe())),
);

/** For whoever wants to be told. A component of its own, as the slot of the comparison is. */
export function NotifyMeSlot() {
  const { article } = useAwaited();
  const close = () => useAwaited.setState({ article: null });
  return (
    article && (
      <Suspense fallback={<AwaitedPart onLost={close} />}>
        <NotifyMeDialog article={article} onClose={close} />
      </Suspense>
    )
  );
}
