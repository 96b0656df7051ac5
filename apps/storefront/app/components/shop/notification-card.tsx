import { Icon, type IconName } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { dismiss, type Notification, type NotificationType } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';

const looks: Record<NotificationType, { edge: string; icon: IconName; iconClass: string }> = {
  neutral: { edge: 'border-l-line-strong', icon: 'info', iconClass: 'text-ink-muted' },
  secondary: { edge: 'border-l-secondary-edge', icon: 'info', iconClass: 'text-secondary-ink' },
  positive: { edge: 'border-l-positive', icon: 'check', iconClass: 'text-positive' },
  warning: { edge: 'border-l-warning', icon: 'warning', iconClass: 'text-warning' },
  negative: { edge: 'border-l-negative', icon: 'warning', iconClass: 'text-negative' },
};

export default function NotificationCard({
  notification: { id, type, message, action },
}: {
  notification: Notification;
}) {
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
        {action && 'href' in action && (
          <Link to={action.href} onClick={() => dismiss(id)} className={actionClasses}>
            {action.text}
          </Link>
        )}
        {action && 'onClick' in action && (
          <button
            type="button"
            onClick={() => {
              dismiss(id);
              action.onClick();
            }}
            className={actionClasses}
          >
            {action.text}
          </button>
        )}
      </div>
      <IconButton label={text('notification.dismiss')} onClick={() => dismiss(id)}>
        <Icon name="close" className="size-5" />
      </IconButton>
    </div>
  );
}

const actionClasses =
  'mt-1 inline-block font-semibold text-primary-ink underline underline-offset-4 hover:text-primary-ink-hover';
