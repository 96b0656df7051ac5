import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type EmptyStateProps = {
  icon: IconName;
  title: string;
  /** What to do instead. */
  hint: ReactNode;
  /** Links and buttons that lead on. */
  children?: ReactNode;
  className?: string;
};

/** A place with nothing in it, which says so and shows the way on. */
export function EmptyState({ icon, title, hint, children, className }: EmptyStateProps) {
  return (
    <div className={classNames('rounded border border-line bg-surface px-4 py-12 text-center md:py-16', className)}>
      <Icon name={icon} className="mx-auto size-icon-xl text-line-strong" />
      <h2 className="mt-4 text-xl font-semibold">{title}</h2>
      <p className="mx-auto mt-2 max-w-prose text-ink-muted">{hint}</p>
      {children}
    </div>
  );
}
