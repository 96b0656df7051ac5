import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';

/** A page of the area: what it is called, and its sections. */
export function OperatorPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  return (
    <div className="py-6 md:py-8">
      <title>{`${title} – ${text('operator.area')}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-semibold">{title}</h1>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </div>
  );
}

/** A part of a page under a heading, with what can be done about it beside that. */
export function OperatorSection(props: { id: string; title: string; action?: ReactNode; children: ReactNode }) {
  const { id, title, action, children } = props;
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
