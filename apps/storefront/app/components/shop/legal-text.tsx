import type { ReactNode } from 'react';
import { RichText } from '#app/components/content/rich-text.tsx';
import type { LegalPageView } from '#app/views/legal-page.ts';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';

/** A long text with its title, in lines that can be read. */
export function LegalText({ page: { title, html, crumbs }, children }: { page: LegalPageView; children?: ReactNode }) {
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-6 text-2xl font-semibold hyphens-auto md:text-3xl">{title}</h1>
      {children}
      <RichText html={html} />
    </>
  );
}
