import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import type { ReactNode } from 'react';
import { TotalsList } from '#app/components/cart/totals-list.tsx';
import { Letterhead } from '#app/components/shop/letterhead.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { type Text, useLocale, useText } from '#app/page/use-text.ts';
import type { OrderView } from '#app/views/order.ts';
import { DeliveryDays } from '../delivery/delivery-days.tsx';
import { AccountPrompt } from './account-prompt.tsx';
import { BankDetailsCard } from './bank-details-card.tsx';
import { OpenPaymentCard } from './open-payment-card.tsx';
import { OrderAddressCard } from './order-address-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { Premises } from './premises.tsx';

type Fact = { label: string; value: ReactNode };

type OrderConfirmationProps = {
  order: OrderView;
  accessKey: string;
  /** Its buyer comes from the checkout, where the payment could not be begun. */
  isPaymentRefused: boolean;
};

/** Everything of an order, on screen and on paper. */
export function OrderConfirmation({ order, accessKey, isPaymentRefused }: OrderConfirmationProps) {
  const text = useText();
  const locale = useLocale();
  const { id, date, email, isCanceled, payment, shipping, bank, term, setAsideUntil: until, sign, wish } = order;
  const facts: Fact[] = [
    { label: text('order.number'), value: String(id) },
    { label: text('order.date'), value: date },
    { label: text('order.status'), value: order.status },
    { label: text('order.shippingMethod'), value: shipping },
    ...shipmentFacts(order, text),
    ...(order.announcement
      ? [
          {
            label: text('order.announced'),
            value: text(`order.announced.${order.announcement.by}`, order.announcement),
          },
        ]
      : []),
    ...order.places.map(({ name, value }) => ({ label: name, value })),
    ...(order.split ? [{ label: text('order.split'), value: text(`order.split.${order.split}`) }] : []),
    { label: text('order.paymentMethod'), value: payment.name },
    // Nobody waits for money any more.
    ...(isCanceled ? [] : [{ label: text('order.paymentStatus'), value: text(payment.statusKey) }]),
    ...(term
      ? [
          {
            label: text('order.due'),
            value: term.until === '' ? text('order.dueAfterInvoice', term) : text('order.dueUntil', term),
          },
        ]
      : []),
    ...(until === '' ? [] : [{ label: text('order.setAside'), value: text('order.setAsideUntil', { until }) }]),
    ...(sign === '' ? [] : [{ label: text('order.sign'), value: sign }]),
  ];

  function aboutIt(): string {
    if (isCanceled) return text(order.isAnythingPaid ? 'order.canceledPaid' : 'order.canceled');
    if (email === '') return text('order.received', { number: String(id) });
    return text('order.receivedMail', { number: String(id), email });
  }

  return (
    <div className="pt-6 md:pt-10">
      <Letterhead />
      <div className="mb-8 flex items-start gap-4">
        <span
          className={classNames(
            'rounded-full p-2 print:hidden',
            isCanceled ? 'bg-warning-soft text-warning' : 'bg-positive-soft text-positive',
          )}
        >
          <Icon name={isCanceled ? 'warning' : 'check'} className="size-7" />
        </span>
        <div>
          <h1 className="text-2xl font-semibold hyphens-auto md:text-3xl print:text-xl">
            {isCanceled ? text('order.title', { number: String(id) }) : text('order.thanks')}
          </h1>
          <p className="mt-2 max-w-prose text-ink-muted">{aboutIt()}</p>
        </div>
      </div>

      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start print:block">
        <div className="flex flex-col gap-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-start lg:col-start-2 lg:row-start-1 print:mb-6 print:grid print:grid-cols-2 print:gap-4">
          {order.openPayment && (
            <OpenPaymentCard
              payment={order.openPayment}
              order={{ orderId: id, accessKey }}
              isRefused={isPaymentRefused}
            />
          )}
          {bank && <BankDetailsCard bank={bank} until={term?.until ?? ''} isSent={order.shipment !== null} />}
          <section aria-labelledby="order-facts" className="rounded border border-line bg-surface p-4 md:p-6">
            <h2 id="order-facts" className="mb-3 text-lg font-semibold">
              {text('order.facts')}
            </h2>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
              {facts.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-ink-muted">{label}</dt>
                  <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
            {(order.promised || order.isMailAwaited) && (
              <DeliveryDays
                delivery={order.promised}
                isMailed={order.isMailAwaited}
                isBinding
                isPast
                className="mt-4"
              />
            )}
            {wish !== '' && (
              <>
                <h3 className="mt-4 text-sm text-ink-muted">{text('order.wish')}</h3>
                <p className="mt-1 text-sm [overflow-wrap:anywhere] whitespace-pre-line">{wish}</p>
              </>
            )}
          </section>
          {order.isFetched && <Premises />}
          {!order.isMailed && !order.isFetched && (
            <OrderAddressCard title={text('order.delivery')} address={order.delivery} />
          )}
          <OrderAddressCard
            title={text('order.billing')}
            address={order.billing}
            note={order.isSameAddress ? text('order.sameAddress') : undefined}
          />
        </div>

        <div className="lg:col-start-1 lg:row-start-1">
          <section aria-labelledby="order-lines" className="rounded border border-line bg-surface p-4 md:p-6">
            <h2 id="order-lines" className="mb-2 text-lg font-semibold">
              {text('order.lines')}
            </h2>
            <OrderLines lines={order.lines} />
            <div className="mt-4 ml-auto max-w-md">
              <TotalsList totals={order.totals} />
            </div>
          </section>
          <p className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Link to={pathTo.home(locale)} className={buttonClasses({ size: 'large' })}>
              {text('order.goOn')}
            </Link>
            <Button variant="secondary" size="large" onClick={() => window.print()}>
              {text('order.print')}
            </Button>
          </p>
          <AccountPrompt />
        </div>
      </div>
    </div>
  );
}

/** When it left, and how to follow it. */
function shipmentFacts({ shipment, isFetched }: OrderView, text: Text): Fact[] {
  if (!shipment) return [];
  const { date, number, href } = shipment;
  const name = number || text('order.follow');
  const parcel = href ? (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-2">
      {name}
    </a>
  ) : (
    number
  );
  return [
    { label: text(isFetched ? 'order.fetched' : 'order.dispatched'), value: date },
    ...(number || href ? [{ label: text('order.tracking'), value: parcel }] : []),
  ];
}
