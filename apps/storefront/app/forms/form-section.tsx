import { type ReactNode, useId } from 'react';

/** Fields of a long form that belong together, under their heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-lg font-semibold hyphens-auto">
        {title}
      </h2>
      {children}
    </section>
  );
}
