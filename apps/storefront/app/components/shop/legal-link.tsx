import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { ReactNode } from 'react';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale } from '#app/page/use-text.ts';

/** Opens beside a form, which keeps what was entered either way; only words where the shop has no such text yet. */
export function LegalLink({ page, children }: { page: LegalPage; children?: ReactNode }) {
  const locale = useLocale();
  if (!useShopFrame()?.legalPages.includes(page)) return children;
  return (
    <a
      href={pathTo.legal(locale, page)}
      target="_blank"
      rel="noreferrer"
      className="text-primary-ink underline underline-offset-4"
    >
      {children}
    </a>
  );
}
