import type { ReactNode } from 'react';

/** A form or a message of the auth layout, under the title of its page. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-6 text-2xl font-semibold hyphens-auto md:text-3xl">{title}</h1>
      <div className="rounded border border-line bg-surface p-4 md:p-6">{children}</div>
    </>
  );
}
