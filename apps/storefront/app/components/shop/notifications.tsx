import { lazy, Suspense } from 'react';
import { useNotifications } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';

const NotificationCard = lazy(() => import('./notification-card.tsx'));

/** The messages of the shop. The region is always there, so that a screen reader hears what comes into it. */
export function Notifications() {
  const text = useText();
  const { notifications } = useNotifications();
  return (
    <section
      aria-label={text('notification.label')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-40 flex flex-col gap-2 md:inset-x-auto md:right-6 md:bottom-6 md:w-[28rem]"
    >
      <Suspense>
        {notifications.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </Suspense>
    </section>
  );
}
