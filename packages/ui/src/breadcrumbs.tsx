import { Fragment } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { LinkRenderer } from './link-renderer.ts';

export type Crumb = { label: string; href: string };

type BreadcrumbsProps = {
  /** Name of the landmark, in the language of the page. */
  label: string;
  /** From the root to the page itself, which comes last and is no link. */
  crumbs: readonly Crumb[];
  renderLink: LinkRenderer;
};

export function Breadcrumbs({ label, crumbs, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-muted">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <Fragment key={crumb.href}>
              {/* On a phone one step back is enough, and keeps the page at the top. */}
              <li className={classNames('flex min-h-8 items-center', index !== crumbs.length - 2 && 'max-sm:hidden')}>
                {index === crumbs.length - 2 && <Icon name="chevronLeft" className="-ml-1 size-4 sm:hidden" />}
                {isLast ? (
                  <span aria-current="page" className="text-ink">
                    {crumb.label}
                  </span>
                ) : (
                  renderLink({
                    href: crumb.href,
                    className: 'py-1 underline-offset-4 hover:text-ink hover:underline',
                    children: crumb.label,
                  })
                )}
              </li>
              {!isLast && (
                <li aria-hidden="true" className="max-sm:hidden">
                  <Icon name="chevronRight" className="size-4" />
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
