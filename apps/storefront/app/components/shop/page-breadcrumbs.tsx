import { Breadcrumbs } from '@mise/ui/breadcrumbs.tsx';
import { useText } from '#app/page/use-text.ts';
import type { Crumb } from '#app/views/breadcrumbs.ts';
import { renderLink } from './render-link.tsx';

export function PageBreadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const text = useText();
  return (
    <div className="py-2 md:py-3">
      <Breadcrumbs label={text('common.breadcrumbs')} crumbs={crumbs} renderLink={renderLink} />
    </div>
  );
}
