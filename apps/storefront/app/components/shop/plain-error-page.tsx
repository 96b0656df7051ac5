import { ErrorPage } from './error-page.tsx';

/** An error without the frame of the shop around it. */
export function PlainErrorPage({ error }: { error: unknown }) {
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-16">
      <ErrorPage error={error} />
    </main>
  );
}
