import { StockDelivery } from '#app/components/delivery/stock-delivery.tsx';
import { LegalText } from '#app/components/shop/legal-text.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { toLegalPage } from '#app/views/legal-page.ts';
import { dataTag, toBreadcrumbList } from '#app/views/structured-data.ts';
import type { Route } from './+types/shipping.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const { data } = await client.getLegalTexts({ type: 'Shipping' }).catch(showAsPage);
  const title = i18n._('footer.shipping');
  return {
    ...toLegalPage({ html: data.htmlText, title, home: i18n._('common.home'), path: '/shipping', locale }),
    head: pageHead({ origin, locale, path: '/shipping', title, description: i18n._('footer.shippingDescription') }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...headTags(loaderData?.head, matches[0].loaderData),
  ...(loaderData ? [dataTag(toBreadcrumbList(loaderData.crumbs, loaderData.head.canonical))] : []),
];

export default function Shipping({ loaderData }: Route.ComponentProps) {
  return (
    <LegalText page={loaderData}>
      <StockDelivery />
    </LegalText>
  );
}
