import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { ReactNode } from 'react';
import { useLocale } from '#app/page/use-text.ts';

/** Opens beside a form, which keeps what was entered either way. */
export function LegalLink({ page, children }: { page: LegalPage; children?: ReactNode }) {
  return (
    <a
      href={pathTo.legal(useLocale(), page)}
      target="_blank"
      rel="noreferrer"
      className="text-primary-ink underline underline-offset-4"
    >
      {children}
    </a>
  );
}
