import { seriesPath } from '@mise/rules/path-to.ts';
import { NamedList } from '#app/components/catalog/named-list.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { dataTag, listData } from '#app/views/structured-data.ts';
import type { Route } from './+types/series.ts';
import { loadNamedList } from './load-named-list.server.ts';

/** Everything in a series: what completes what a buyer has already. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { facet: _, ...data } = await loadNamedList(page, url, {
    criteria: { type: 'series', slug: params.slug },
    path: seriesPath(params.slug),
    title: (name) => page.i18n._('catalog.seriesTitle', { name }),
    description: (list) => page.i18n._('catalog.seriesDescription', list),
  });
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...headTags(loaderData?.head, matches[0].loaderData),
  ...(import.meta.env.SSR && loaderData ? [dataTag(listData(loaderData))] : []),
];

export default function Series({ loaderData: { name, list, crumbs } }: Route.ComponentProps) {
  const text = useText();
  return (
    <NamedList
      title={text('catalog.seriesTitle', { name })}
      intro={text('catalog.seriesIntro', { name })}
      list={list}
      crumbs={crumbs}
    />
  );
}
