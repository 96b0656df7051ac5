import { withQuery } from '@mise/rules/path-to.ts';
import { CompareTable } from '#app/components/catalog/compare-table.tsx';
import { NothingCompared } from '#app/components/catalog/nothing-compared.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import type { Route } from './+types/compare.ts';
import { loadComparison, readComparedIds } from './load-compare.server.ts';

/** Up to four articles side by side. The address says which: nothing of it is kept on the server, and it can be passed on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, origin, i18n } = page;
  const asked = readComparedIds(url.searchParams);
  const comparison = await loadComparison(page, asked);
  return {
    comparison,
    missing: asked.length - comparison.cards.length,
    head: pageHead({
      origin,
      locale,
      path: '/compare',
      query: withQuery('', { items: asked.join() }),
      title: i18n._('compare.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Compare({ loaderData: { comparison, missing } }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="pt-6 md:pt-8">
      <h1 className="mb-6 text-2xl font-semibold md:text-3xl">{text('compare.title')}</h1>
      {missing > 0 && <p className="mb-6">{text('compare.missing', { count: missing })}</p>}
      {comparison.cards.length === 0 ? <NothingCompared /> : <CompareTable comparison={comparison} />}
    </div>
  );
}
