import { tagPath } from '@mise/rules/path-to.ts';
import { NamedList } from '#app/components/catalog/named-list.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { dataTag, listData } from '#app/views/structured-data.ts';
import type { Route } from './+types/tag.ts';
import { loadNamedList } from './load-named-list.server.ts';

/** The items that bear a tag. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { facet: _, ...data } = await loadNamedList(page, url, {
    criteria: { type: 'tag', tagName: params.slug },
    path: tagPath(params.slug),
    title: (name) => name,
    description: (list) => page.i18n._('catalog.tagDescription', list),
  });
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...headTags(loaderData?.head, matches[0].loaderData),
  ...(import.meta.env.SSR && loaderData ? [dataTag(listData(loaderData))] : []),
];

export default function Tag({ loaderData: { name, list, crumbs } }: Route.ComponentProps) {
  const text = useText();
  return <NamedList title={name} intro={text('catalog.tagIntro', { name })} list={list} crumbs={crumbs} />;
}
