import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'positive' | 'warning' | 'negative';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  primary: 'bg-primary-fill text-on-primary-fill',
  secondary: 'bg-secondary-fill text-on-secondary-fill',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  negative: 'bg-negative-soft text-negative',
};

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded px-2 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
