import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { LinkRenderer } from './link-renderer.ts';
import { pageNumbers } from './page-numbers.ts';

type PaginationProps = {
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  labels: { landmark: string; previous: string; next: string; page: (page: number) => string };
  renderLink: LinkRenderer;
};

const tile = 'inline-flex h-10 min-w-10 items-center justify-center rounded px-2 text-sm font-medium';

/** Links, so that it works before and without scripts, and each page has its address. */
export function Pagination({ current, last, hrefOf, labels, renderLink }: PaginationProps) {
  if (last <= 1) return null;

  function step(page: number, rel: 'prev' | 'next', label: string) {
    const icon = <Icon name={rel === 'prev' ? 'chevronLeft' : 'chevronRight'} className="size-5" />;
    if (page < 1 || page > last) {
      return (
        <span aria-hidden="true" className={classNames(tile, 'text-line-strong')}>
          {icon}
        </span>
      );
    }
    return renderLink({
      href: hrefOf(page),
      rel,
      'aria-label': label,
      className: classNames(tile, 'hover:bg-primary-50 active:bg-primary-100'),
      children: icon,
    });
  }

  return (
    <nav aria-label={labels.landmark}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(current - 1, 'prev', labels.previous)}</li>
        {pageNumbers(current, last).map((page, index) =>
          page === null ? (
            // A gap has no identity but its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={`gap-${index}`} aria-hidden="true" className={tile}>
              …
            </li>
          ) : (
            <li key={page}>
              {renderLink({
                href: hrefOf(page),
                'aria-label': labels.page(page),
                ...(page === current && { 'aria-current': 'page' as const }),
                className: classNames(
                  tile,
                  page === current ? 'bg-primary-fill text-on-primary-fill' : 'hover:bg-primary-50',
                ),
                children: page,
              })}
            </li>
          ),
        )}
        <li>{step(current + 1, 'next', labels.next)}</li>
      </ul>
    </nav>
  );
}
