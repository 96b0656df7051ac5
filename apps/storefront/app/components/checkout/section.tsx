import type { ReactNode } from 'react';

/** A part of the checkout under its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="rounded border border-line bg-surface p-4 md:p-6">
      <h2 id={`${id}-title`} className="mb-4 text-xl font-semibold hyphens-auto">
        {title}
      </h2>
      {children}
    </section>
  );
}
