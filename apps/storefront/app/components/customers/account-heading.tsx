import type { ReactNode } from 'react';

/** The title of a page of the account, and what can be done there. */
export function AccountHeading({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-2xl font-semibold hyphens-auto md:text-3xl">{children}</h1>
      {action}
    </div>
  );
}
