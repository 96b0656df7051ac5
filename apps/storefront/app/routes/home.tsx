import { lazy, Suspense } from 'react';
import { loadBlocks } from '#app/blocks/load-blocks.server.ts';
import { PageBlocks } from '#app/blocks/page-blocks.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { onIntent } from '#app/start/first-intent.ts';
import { readPublicSettings } from '#app/views/settings.ts';
import { dataTag, shopData } from '#app/views/structured-data.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { client, locale, origin } = page;
  const [answer, blocks] = await Promise.all([
    client.getSettings(),
    loadBlocks(page, { identifier: 'index', type: 'immutable' }),
  ]).catch(showAsPage);
  const settings = readPublicSettings(answer.data);
  return {
    blocks,
    head: pageHead({
      origin,
      locale,
      path: '/',
      title: settings.metaTitle[locale] || settings.shopName,
      // It stands for the shop.
      sharedTitle: '',
      robots: settings.robotsHomepage,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...headTags(loaderData?.head, matches[0].loaderData),
  ...(import.meta.env.SSR && loaderData && matches[0].loaderData
    ? [dataTag(shopData(matches[0].loaderData, loaderData.head))]
    : []),
];

const HomeStart = lazy(onIntent(() => import('#app/components/shop/home-start.tsx')));
const LastSeen = lazy(onIntent(() => import('#app/components/catalog/last-seen.tsx')));

const page = { identifier: 'index', entityType: 'immutable' } as const;

export default function Home({ loaderData: { blocks } }: Route.ComponentProps) {
  const frame = useShopFrame();
  return (
    <div className="pt-4 md:pt-6">
      <Suspense>
        <HomeStart />
      </Suspense>
      <PageBlocks blocks={blocks} spacing={frame?.blockSpacing ?? 32} page={page} />
      {frame?.isLastSeenShown && (
        <Suspense>
          <LastSeen />
        </Suspense>
      )}
    </div>
  );
}
