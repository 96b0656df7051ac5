import { type ReactNode, useId } from 'react';

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="ed:flex ed:flex-col ed:gap-4">
      <h3 id={id} className="ed:border-b ed:border-gray-200 ed:pb-1 ed:text-sm ed:font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
