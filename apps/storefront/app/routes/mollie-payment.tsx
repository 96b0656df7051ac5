import { isApiError } from '@mise/contract/api-error.ts';
import type { ErrorKey } from '@mise/contract/errors.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { redirect } from 'react-router';
import { CardForm, type CardOrder } from '#app/components/orders/card-form.tsx';
import { PaymentReturn } from '#app/components/orders/payment-return.tsx';
import { PaymentUnknown } from '#app/components/orders/payment-unknown.tsx';
import { type Page, pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { heldUntil } from '#app/views/order.ts';
import { type PaymentState, paymentStateOf } from '#app/views/payment-state.ts';
import type { Route } from './+types/mollie-payment.ts';

/**
 * Where the payment provider sends its shoppers back to: who has paid goes on to the order, others see how it stands, or how they find
 * out. For an order whose card is typed into fields of the provider on our own page, that page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, origin, i18n } = page;
  const cardOrder = await loadCardOrder(page, url.searchParams);
  if (cardOrder) {
    const head = { origin, locale, path: '/mollie-payment', robots: 'noindex, nofollow' } as const;
    const { orderId, accessKey } = cardOrder;
    return {
      order: { orderId, accessKey },
      cardOrder,
      payment: null,
      head: pageHead({ ...head, title: i18n._('card.title') }),
    };
  }
  const payment = await loadPayment(page, url.searchParams.get('reference'));
  if (!payment) {
    return {
      payment: null,
      cardOrder: null,
      head: pageHead({
        origin,
        locale,
        path: '/mollie-payment',
        title: i18n._('payment.unknown.title'),
        robots: 'noindex, nofollow',
      }),
    };
  }
  if ((payment.state === 'received' || payment.state === 'authorized') && payment.order) {
    throw redirect(pathTo.confirmation(locale, payment.order.orderId, payment.order.accessKey));
  }
  return {
    // Where it was to be paid before its order, the cart is what there is.
    order: payment.isOfBasket ? undefined : payment.order,
    payment: { ...payment, ...(await loadHold(page, payment.order)) },
    cardOrder: null,
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

/** `isPayable`: it waits for money, by a method of the provider. `heldUntil`: the time of day until which its goods are held, '' where none was said. */
type Hold = { isPayable: boolean; heldUntil: string };

async function loadHold({ client, locale }: Page, order: ReturnedPayment['order']): Promise<Hold> {
  if (!order) return { isPayable: false, heldUntil: '' };
  const { data } = await client.getOrder(order).catch(showAsPage);
  return { isPayable: data.isPayable, heldUntil: heldUntil(data, locale) };
}

/** Null where the address names no order that there is. One that is paid, or not by card, has its own page. */
async function loadCardOrder({ client, locale }: Page, query: URLSearchParams): Promise<CardOrder | null> {
  const [orderId, accessKey] = [Number(query.get('orderId')), query.get('accessKey') ?? ''];
  if (!orderId || accessKey === '') return null;
  const [order, mollie] = await Promise.all([
    client.getOrder({ orderId, accessKey }).catch(nullWhere('order.notFound')),
    client.getMollieSettings(),
  ]).catch(showAsPage);
  if (!order) return null;
  const { isPayable, totals, paymentMethodKey } = order.data;
  const { profileId, scriptUrl, isTest } = mollie.data;
  if (!isPayable || scriptUrl === '' || paymentMethodKey !== 'mollieCreditCard') {
    throw redirect(pathTo.confirmation(locale, orderId, accessKey));
  }
  const amount = formatMoney(totals.openAmount, totals.currency, locale);
  return { orderId, accessKey, profileId, scriptUrl, isTest, amount };
}

/**
 * What the address names; where that was lost on the way, what this browser began last to pay. Null: neither is known here, as in a browser
 * in which nothing was ordered.
 */
async function loadPayment(page: Page, reference: string | null): Promise<ReturnedPayment | null> {
  const [named = ''] = /^[\w-]{22}$/.exec(reference?.trim() ?? '') ?? [];
  return (named !== '' && (await findPayment(page, { paymentId: named }))) || findPayment(page, {});
}

async function findPayment({ client }: Page, named: { paymentId?: string }): Promise<ReturnedPayment | null> {
  try {
    const found = await client.getMolliePaymentAndUpdateStatus(named).catch(nullWhere('payment.notFound'));
    if (!found) return null;
    const { data, meta } = found;
    const isOfBasket = meta?.isOfBasket ?? false;
    return {
      state: paymentStateOf(data, { isOfBasket }),
      order: meta?.order ?? null,
      isOfBasket,
      checkoutUrl: data.status === 'open' ? (data._links.checkout?.href ?? '') : '',
    };
  } catch (error) {
    // The order is brought up to date later, whoever asks.
    if (isApiError(error, 'payment.providerAway'))
      return { state: 'inProgress', order: null, isOfBasket: false, checkoutUrl: '' };
    return showAsPage(error);
  }
}

function nullWhere(key: ErrorKey): (error: unknown) => null {
  return (error) => {
    if (isApiError(error, key)) return null;
    throw error;
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function MolliePaymentPage({ loaderData }: Route.ComponentProps) {
  const { payment, cardOrder } = loaderData;
  if (cardOrder) return <CardForm order={cardOrder} />;
  return payment ? <PaymentReturn payment={payment} /> : <PaymentUnknown />;
}
