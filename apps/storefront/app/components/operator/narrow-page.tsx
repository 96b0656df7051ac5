import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';

/** A page with one thing to do: a login, a new account. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  return (
    <div className="mx-auto max-w-md py-8 md:py-16">
      <title>{`${title} – ${text('operator.area')}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-semibold">{title}</h1>
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </div>
  );
}
