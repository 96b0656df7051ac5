import { pageContext } from '#app/lib/page-context.ts';
import { headTags, pageHead } from '#app/lib/page-head.ts';
import type { Route } from './+types/home.ts';

export { cachedPage as headers } from '#app/lib/cached-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin, locale, i18n } = context.get(pageContext);
  return { head: pageHead({ origin, locale, path: '/', title: i18n._('home.title') }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  headTags(loaderData?.head, matches[0].loaderData?.shopName);

export default function Home() {
  return <h1>Home</h1>;
}
