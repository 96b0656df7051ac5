import { lazy, Suspense } from 'react';
import { ensureMessages } from '#app/i18n/browser-messages.ts';
import { hasSession } from '#app/session/has-session.ts';
import { useAwaited } from '#app/session/notify-me.ts';

/** Comes with its texts and with who asks, for whoever wants to be told. */
const NotifyMeDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('#app/components/catalog/notify-me-dialog.tsx'),
    ensureMessages(['notify', 'forms']),
    hasSession() && import('#app/session/load-session.ts').then(({ sessionLoaded }) => sessionLoaded()),
  ]);
  return dialog;
});

/** A component of its own, as the slot of the comparison is. */
export function NotifyMeSlot() {
  const article = useAwaited((state) => state.article);
  return (
    article && (
      <Suspense>
        <NotifyMeDialog article={article} onClose={() => useAwaited.setState({ article: null })} />
      </Suspense>
    )
  );
}
