import { legalPages } from '@mise/rules/legal-pages.ts';
import { withoutLanguage } from '@mise/rules/localized.ts';
import { lazy, Suspense } from 'react';
import { LegalText } from '#app/components/shop/legal-text.tsx';
import { legalTextTypes, robotsKeys } from '#app/page/legal-pages.ts';
import { pageContext } from '#app/page/page-context.ts';
import { notFound, showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { onIntent } from '#app/start/first-intent.ts';
import { toLegalPage } from '#app/views/legal-page.ts';
import { dataTag, toBreadcrumbList } from '#app/views/structured-data.ts';
import type { Route } from './+types/legal.ts';

// What is typed before its scripts are there counts.
const WithdrawalForm = lazy(onIntent(() => import('#app/components/orders/withdrawal-form.tsx')));

/** The legal pages are one route module: the address says which text it is. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const page = legalPages.find((each) => withoutLanguage(url.pathname) === `/${each}`);
  if (!page) notFound();
  const [legalText, robots] = await Promise.all([
    client.getLegalTexts({ type: legalTextTypes[page] }),
    client.getRobots(),
  ]).catch(showAsPage);
  const title = i18n._(`legal.${page}`);
  return {
    isWithdrawal: page === 'cancellation-form',
    name: title,
    ...toLegalPage({ html: legalText.data.htmlText, title, home: i18n._('common.home'), path: `/${page}`, locale }),
    head: pageHead({ origin, locale, path: `/${page}`, title, robots: robots.data[robotsKeys[page]] }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...headTags(loaderData?.head, matches[0].loaderData),
  ...(import.meta.env.SSR && loaderData
    ? [dataTag(toBreadcrumbList(loaderData.crumbs, loaderData.head.canonical))]
    : []),
];

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { isWithdrawal, name, ...page } = loaderData;
  if (!isWithdrawal) return <LegalText page={page} />;
  return (
    <LegalText page={{ ...page, title: name }}>
      <Suspense>
        <WithdrawalForm />
      </Suspense>
      <h2 className="mt-12 mb-3 border-t border-line pt-8 text-xl font-semibold hyphens-auto">{page.title}</h2>
    </LegalText>
  );
}
