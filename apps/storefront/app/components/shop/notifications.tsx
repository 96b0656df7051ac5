import { Icon, type IconName } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { Link } from 'react-router';
import { dismiss, type Notification, type NotificationType, useNotifications } from '#app/lib/notifications.ts';
import { useText } from '#app/lib/use-text.ts';

const looks: Record<NotificationType, { edge: string; icon: IconName; iconClass: string }> = {
  neutral: { edge: 'border-l-line-strong', icon: 'info', iconClass: 'text-ink-muted' },
  secondary: { edge: 'border-l-secondary-600', icon: 'info', iconClass: 'text-secondary-700' },
  positive: { edge: 'border-l-positive', icon: 'check', iconClass: 'text-positive' },
  warning: { edge: 'border-l-warning', icon: 'warning', iconClass: 'text-warning' },
  negative: { edge: 'border-l-negative', icon: 'warning', iconClass: 'text-negative' },
};

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
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} />
      ))}
    </section>
  );
}

function NotificationCard({ notification: { id, type, message, action } }: { notification: Notification }) {
  const text = useText();
  const look = looks[type];
  return (
    <div
      role={type === 'negative' ? 'alert' : undefined}
      className={`pointer-events-auto flex items-start gap-3 rounded border border-l-4 border-line bg-surface py-2 pr-1 pl-3 text-sm shadow-raised ${look.edge}`}
    >
      <Icon name={look.icon} className={`mt-2.5 size-5 ${look.iconClass}`} />
      <div className="min-w-0 flex-1 py-2.5">
        {[message].flat().map((line) => (
          <p key={line}>{line}</p>
        ))}
        {action && (
          <Link
            to={action.href}
            onClick={() => dismiss(id)}
            className="mt-1 inline-block font-semibold text-primary-600 underline underline-offset-4 hover:text-primary-800"
          >
            {action.text}
          </Link>
        )}
      </div>
      <IconButton label={text('notification.dismiss')} onClick={() => dismiss(id)}>
        <Icon name="close" className="size-5" />
      </IconButton>
    </div>
  );
}
