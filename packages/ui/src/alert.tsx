import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type AlertTone = 'neutral' | 'positive' | 'warning' | 'negative';

const looks: Record<AlertTone, { classes: string; icon: IconName }> = {
  neutral: { classes: 'bg-sunken border-line-strong text-ink', icon: 'info' },
  positive: { classes: 'bg-positive-soft border-positive text-positive', icon: 'check' },
  warning: { classes: 'bg-warning-soft border-warning text-warning', icon: 'warning' },
  negative: { classes: 'bg-negative-soft border-negative text-negative', icon: 'warning' },
};

type AlertProps = { tone?: AlertTone; className?: string; children: ReactNode; action?: ReactNode };

/** A message in the flow of the page. It announces nothing by itself: put it into a live region where it appears later. */
export function Alert({ tone = 'neutral', className, children, action }: AlertProps) {
  const look = looks[tone];
  return (
    <div className={classNames('flex items-start gap-3 rounded border-l-4 p-3 text-sm', look.classes, className)}>
      <Icon name={look.icon} className="size-5" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
