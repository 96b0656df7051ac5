import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  title: ReactNode;
  isOpen?: boolean;
  className?: string;
  /** Without: what it opens stands behind it and says so itself, as a `peer-open:` of a `peer`. */
  children?: ReactNode;
};

/** A section that opens and closes, by the platform: works without scripts, found by the browser's search. */
export function Disclosure({ title, isOpen = false, className, children }: DisclosureProps) {
  return (
    <details open={isOpen} className={classNames('group border-b border-line', className)}>
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded py-2 font-semibold transition-colors hover:text-primary-ink active:bg-primary-50">
        {title}
        <Icon name="chevronDown" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {children && <div className="pb-4">{children}</div>}
    </details>
  );
}
