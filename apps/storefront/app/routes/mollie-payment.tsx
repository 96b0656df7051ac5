import { isApiError } from '@mise/contract/api-error.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { redirect } from 'react-router';
import { PaymentReturn } from '#app/components/orders/payment-return.tsx';
import { type Page, pageContext } from '#app/page/page-context.ts';
import { notFound, showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { type PaymentState, paymentStateOf } from '#app/views/payment-state.ts';
import type { Route } from './+types/mollie-payment.ts';

/** Where the payment provider sends its shoppers back to. Who has paid goes on to the order; others see how it stands. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, origin, i18n } = page;
  const payment = await loadPayment(page, url.searchParams.get('reference') ?? '');
  if (payment.state === 'received' && payment.order) {
    throw redirect(pathTo.confirmation(locale, payment.order.orderId, payment.order.accessKey));
  }
  return {
    ...payment,
    head: pageHead({
      origin,
      locale,
      path: '/mollie-payment',
      title: i18n._(`payment.${payment.state}.title`),
      robots: 'noindex, nofollow',
    }),
  };
}

export type ReturnedPayment = {
  state: PaymentState;
  /** Of whoever comes back in the browser that ordered; null in another one. */
  order: { orderId: number; accessKey: string } | null;
  /** It was to be paid before it became an order: the cart is as it was. */
  isOfBasket: boolean;
  /** The payment page, where it is still open. */
  checkoutUrl: string;
};

async function loadPayment({ client }: Page, reference: string): Promise<ReturnedPayment> {
  if (!/^[\w-]{22}$/.test(reference)) notFound();
  try {
    const { data, meta } = await client.getMolliePaymentAndUpdateStatus({ paymentId: reference });
    return {
      state: paymentStateOf(data),
      order: meta?.order ?? null,
      isOfBasket: meta?.isOfBasket ?? false,
      checkoutUrl: data.status === 'open' ? (data._links.checkout?.href ?? '') : '',
    };
  } catch (error) {
    // The order is brought up to date later, whoever asks.
    if (isApiError(error, 'payment.providerAway'))
      return { state: 'inProgress', order: null, isOfBasket: false, checkoutUrl: '' };
    return showAsPage(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function MolliePaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentReturn payment={loaderData} />;
}
