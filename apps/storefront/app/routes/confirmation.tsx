import { OrderConfirmation } from '#app/components/orders/order-confirmation.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { notFound, showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { toOrderView } from '#app/views/order.ts';
import { isPaymentRefused } from '#app/views/payment-state.ts';
import { readPublicSettings } from '#app/views/settings.ts';
import type { Route } from './+types/confirmation.ts';

/** Whoever has the key may see the order. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const { orderId, accessKey } = params;
  if (!/^[1-9]\d{0,9}$/.test(orderId) || accessKey.length > 64) notFound();
  const [order, countries, settings] = await Promise.all([
    client.getOrder({ orderId: Number(orderId), accessKey }),
    client.getActiveShippingCountries(),
    client.getSettings(),
  ]).catch(showAsPage);
  return {
    isPaymentRefused: isPaymentRefused(url.searchParams),
    order: toOrderView(order.data, {
      countries: countries.data,
      locale,
      reviewKey: readPublicSettings(settings.data).areGuestReviewsAllowed ? accessKey : null,
    }),
    head: pageHead({
      origin,
      locale,
      path: `/confirmation/${orderId}/${accessKey}`,
      title: i18n._('order.title', { number: orderId }),
      robots: 'noindex, nofollow',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Confirmation({ loaderData, params }: Route.ComponentProps) {
  return <OrderConfirmation {...loaderData} accessKey={params.accessKey} />;
}
