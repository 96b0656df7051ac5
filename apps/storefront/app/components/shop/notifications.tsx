import { classNames } from '@mise/ui/class-names.ts';
import { lazy, Suspense } from 'react';
import { offerMessageCard } from '#app/page/message-parts.ts';
import { useNotifications } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { useIsComparing } from '#app/session/is-comparing.ts';
import { asPart } from '#app/start/first-intent.ts';

const loadCard = () => import('./notification-card.tsx');
offerMessageCard(loadCard);
const NotificationCard = lazy(asPart(loadCard));

/**
 * The messages of the shop, above the bars at the lower edge, whose buttons they must not cover. The region is always there, so that a
 * screen reader hears what comes into it.
 */
export function Notifications() {
  const text = useText();
  const { notifications } = useNotifications();
  const isComparing = useIsComparing();
  return (
    <section
      aria-label={text('notification.label')}
      aria-live="polite"
      className={classNames(
        'pointer-events-none fixed inset-x-4 z-40 flex flex-col gap-2 md:inset-x-auto md:right-6 md:w-[28rem]',
        isComparing ? 'bottom-32 md:bottom-20' : 'bottom-20 md:bottom-6',
        'max-md:in-[body:has([data-checkout-bar],[data-buy-bar])]:bottom-32 md:max-lg:in-[body:has([data-checkout-bar])]:bottom-20',
      )}
    >
      <Suspense>
        {notifications.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </Suspense>
    </section>
  );
}
