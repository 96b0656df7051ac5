import { type ReactNode, useId } from 'react';

/** A part of a page of the account, under its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded border border-line bg-surface p-4 md:p-6">
      <h2 id={id} className="mb-4 text-xl font-semibold hyphens-auto">
        {title}
      </h2>
      {children}
    </section>
  );
}
