import { create } from 'zustand';

export type NotificationType = 'neutral' | 'warning' | 'positive' | 'negative' | 'secondary';

export type Notification = {
  id: number;
  type: NotificationType;
  /** One text, or one per line. */
  message: string | string[];
  /** What can be done about it: a link to follow, or something to do. */
  action?: { text: string } & ({ href: string } | { onClick: () => void });
};

export type NewNotification = Omit<Notification, 'id'> & {
  /** Stays until it is dismissed; negative ones and those with an action always do: nobody has to be quick. */
  isPersistent?: boolean;
  /** Milliseconds until it goes by itself. */
  timeout?: number;
};

/** The oldest is dropped for a sixth. */
const mostShown = 5;
/** Milliseconds. */
const usualTimeout = 5000;

export const useNotifications = create<{ notifications: Notification[] }>(() => ({ notifications: [] }));

let lastId = 0;

/**
 * Shows a message; the oldest goes when there are more than five, and one that led to the same page, or told of the same failure, gives
 * way to it. Answers its id.
 */
export function notify({ isPersistent = false, timeout = usualTimeout, ...notification }: NewNotification): number {
  lastId += 1;
  const id = lastId;
  useNotifications.setState(({ notifications }) => ({
    notifications: [...notifications.filter(saysElse(notification)), { ...notification, id }].slice(-mostShown),
  }));
  const staysOpen = isPersistent || notification.type === 'negative' || notification.action !== undefined;
  if (!staysOpen) setTimeout(dismiss, timeout, id);
  return id;
}

function saysElse(added: Omit<Notification, 'id'>): (shown: Notification) => boolean {
  const href = hrefOf(added);
  const isFailure = added.type === 'negative' && !added.action;
  return (shown) => {
    if (isFailure && shown.type === 'negative' && String(shown.message) === String(added.message)) return false;
    return href === undefined || hrefOf(shown) !== href;
  };
}

function hrefOf({ action }: Pick<Notification, 'action'>): string | undefined {
  return action && 'href' in action ? action.href : undefined;
}

export function dismiss(id: number): void {
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.filter((notification) => notification.id !== id),
  }));
}
