import type { Order } from '@mise/contract/orders/order.ts';
import type { OrderItem } from '@mise/contract/orders/order-item.ts';
import type { ActiveShippingCountry } from '@mise/contract/shop/country.ts';
import { ibanInGroups } from '@mise/rules/bank-account.ts';
import { formatMoney, formatUnitPrice } from '@mise/rules/format-money.ts';
import { formatUnitPrices } from '@mise/rules/format-unit-prices.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { decimalLineAmount, unitFromDecimal } from '@mise/rules/money.ts';
import { boughtStates, orderStateOf } from '@mise/rules/order-state.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { withQuery } from '@mise/rules/path-to.ts';
import { partName, partText } from '@mise/rules/set-part.ts';
import type { Locale } from '../page/locale.ts';
import type { Totals } from './cart-totals.ts';
import { type DeliveryView, type LineDeliveryView, toDelivery, toLineDelivery } from './delivery.ts';
import { keepFigures } from './keep-figures.ts';
import type { LineProperty } from './line-property.ts';
import { longDay } from './moment-text.ts';
import { addressOption, toAddressLines } from './order-address.ts';
import { toOrderTotals } from './order-totals.ts';
import { reviewsId } from './rating.ts';

/** With them nothing is waited for any more. */
const paidKeys: readonly Order['paymentStatusKey'][] = [
  'orderConfirmationPaymentStatus.fullyPaid',
  'orderConfirmationPaymentStatus.overpaid',
];

/** An order as its confirmation shows it. Amounts are those that were stored with it. */
export type OrderView = {
  id: number;
  date: string;
  email: string;
  status: string;
  isCanceled: boolean;
  isAnythingPaid: boolean;
  payment: { name: string; statusKey: Order['paymentStatusKey'] | 'order.nothingToPay' };
  shipping: string;
  /** Where else than at the door it may be left. */
  places: { name: string; value: string }[];
  /** How the carrier may announce it; null: it may not, and knows nothing to do it by. */
  announcement: { carrier: string; by: 'email' | 'phone' | 'both' } | null;
  /** When it was promised to come; null: it was not. */
  promised: DeliveryView | null;
  /** When it left, or was fetched, and how to follow it ('' where that is not known); null: it has not. */
  shipment: { date: string; number: string; href: string } | null;
  /** What was to be done with what comes later; null: all of it came at once. */
  split: Order['deliverySplit'];
  lines: OrderLine[];
  totals: Totals;
  billing: OrderAddress;
  delivery: OrderAddress;
  /** Nothing is shipped. */
  isMailed: boolean;
  /** Its mail comes once it is paid. */
  isMailAwaited: boolean;
  /** It is fetched where the shop is. */
  isFetched: boolean;
  isSameAddress: boolean;
  /** What the buyer added: own reference and wish, '' where there is none. */
  sign: string;
  wish: string;
  bank: BankDetails | null;
  /** Until when it is to be paid: a day, or '' where `days` begin with the invoice; null: nothing is open, or nothing was promised. */
  term: { until: string; days: number } | null;
  /** The last day on which its goods are set aside for whoever fetches and pays them; '' where they are not, or none was said. */
  setAsideUntil: string;
  /** What is still to be paid, and how; null where nothing is. */
  openPayment: OpenPayment | null;
};

/** `until`: the time of day at which goods are no longer held, '' where none was said. */
export type OpenPayment = {
  amount: string;
  until: string;
  /** On a page of the provider, by the order's present method. */
  isPayable: boolean;
  methods: { id: number; name: string; description: string }[];
};

export type OrderLine = {
  id: number;
  name: string;
  /** '' where the product is no longer for sale. */
  href: string;
  /** Where its guest reviews it by the key of the order; '' where that is not for them to do, or not yet. */
  reviewHref: string;
  image: string;
  articleNumber: string;
  attributes: { name: string; value: string }[];
  /** What a set consisted of. */
  contents: string[];
  properties: LineProperty[];
  delivery: LineDeliveryView | null;
  quantity: number;
  /** Null in orders of before it was written down. */
  pack: Pack | null;
  unitPrices: string[];
  amount: string;
};

export type OrderAddress = { lines: string[]; phone: string; vatNumber: string };

/** Where to pay to. The purpose is the order number: the shop finds the order by it. */
export type BankDetails = { owner: string; iban: string; bic: string; bank: string; purpose: string; amount: string };

/** What an order's page knows beside the order. `reviewKey` is null where guests do not review. */
type OrderPage = { countries: readonly ActiveShippingCountry[]; locale: Locale; reviewKey: string | null };

export function toOrderView({ order, totals, ...rest }: Order, page: OrderPage): OrderView {
  const { countries, locale } = page;
  const billing = toOrderAddress(order.billingAddress, countries);
  const delivery = toOrderAddress(order.deliveryAddress, countries);
  const { isFetched } = rest;
  // All of it was credited before anything was paid.
  const isNothingLeft = Boolean(totals.creditedAmount) && totals.paidAmount === 0 && totals.openAmount === 0;
  return {
    id: order.id,
    date: longDate(order.createdAt, locale),
    email: rest.email,
    status: rest.status,
    isCanceled: orderStateOf(order.statusId) === 'canceled',
    isAnythingPaid: totals.paidAmount > 0,
    payment: { name: rest.paymentMethodName, statusKey: isNothingLeft ? 'order.nothingToPay' : rest.paymentStatusKey },
    shipping: rest.shippingProfileName,
    places: (totals.shippingCharges ?? []).filter(
      ({ kind }) => kind === 'preferredLocation' || kind === 'preferredNeighbour',
    ),
    announcement: toAnnouncement(rest),
    shipment: toShipment({ order, totals, ...rest }, locale),
    split: rest.deliverySplit,
    promised: toPromised({ order, totals, ...rest }, locale),
    lines: order.orderItems.filter(isArticle).map((item) => toOrderLine(item, { order, totals, ...rest }, page)),
    totals: toOrderTotals({ order, totals, vatStanding: rest.vatStanding, isMailed: rest.isMailed }, locale),
    billing,
    delivery,
    isMailed: rest.isMailed,
    isMailAwaited: rest.isMailed && !paidKeys.includes(rest.paymentStatusKey),
    isFetched,
    isSameAddress: !rest.isMailed && !isFetched && JSON.stringify(billing.lines) === JSON.stringify(delivery.lines),
    sign: order.orderCustomerSign ?? '',
    wish: order.orderContactWish ?? '',
    bank: rest.paymentBankDetails
      ? {
          owner: rest.paymentBankDetails.accountOwner,
          iban: ibanInGroups(rest.paymentBankDetails.iban),
          bic: rest.paymentBankDetails.swift,
          bank: rest.paymentBankDetails.name,
          purpose: String(order.id),
          amount: formatMoney(totals.openAmount, totals.currency, locale),
        }
      : null,
    term: toTerm({ order, totals, ...rest }, locale),
    setAsideUntil: rest.setAsideUntil === null ? '' : longDay(rest.setAsideUntil, locale),
    openPayment: toOpenPayment({ order, totals, ...rest }, locale),
  };
}

function toAnnouncement({
  carrierContact: { email, phone },
  shippingProvider: carrier,
}: Pick<Order, 'carrierContact' | 'shippingProvider'>): OrderView['announcement'] {
  if (email && phone) return { carrier, by: 'both' };
  if (email) return { carrier, by: 'email' };
  return phone ? { carrier, by: 'phone' } : null;
}

/** A coupon stands among the sums, what a bundle consists of with the bundle. */
function isArticle({ typeId }: OrderItem): boolean {
  return typeId !== 4 && typeId !== 2;
}

function contentsOf(bundle: OrderItem, items: readonly OrderItem[], locale: Locale): string[] {
  return items
    .filter(({ references }) => references.some((each) => each.referenceOrderItemId === bundle.id))
    .map(({ quantity, pack, orderItemName, attributes }) => {
      const name = partName({ name: orderItemName, attributes: toAttributes(attributes) });
      return keepFigures(partText({ quantity, pack: pack ?? null, name }, locale));
    });
}

/** What was canceled does not come. */
function toPromised({ order, delivery }: Order, locale: Locale): DeliveryView | null {
  return orderStateOf(order.statusId) === 'canceled' ? null : toDelivery(delivery, locale);
}

function toShipment({ shipment }: Order, locale: Locale): OrderView['shipment'] {
  if (!shipment) return null;
  const { dispatchedAt, trackingNumber: number, trackingUrl: href } = shipment;
  return { date: longDate(dispatchedAt, locale), number, href };
}

function longDate(moment: string, locale: Locale): string {
  const date = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat(factsOf(locale).locale, date).format(new Date(moment));
}

function toTerm({ order, totals, paymentTerm }: Order, locale: Locale): OrderView['term'] {
  if (!paymentTerm || totals.openAmount <= 0 || orderStateOf(order.statusId) === 'canceled') return null;
  const { days, until } = paymentTerm;
  return { days, until: until === null ? '' : longDay(until, locale) };
}

function toOpenPayment(order: Order, locale: Locale): OpenPayment | null {
  const { isPayable, paymentMethodListForSwitch: methods, totals } = order;
  if (!isPayable && methods.length === 0) return null;
  return {
    amount: formatMoney(totals.openAmount, totals.currency, locale),
    until: heldUntil(order, locale),
    isPayable,
    methods: methods.map(({ id, name, description }) => ({ id, name, description })),
  };
}

/** The time of day until which the goods of an unpaid order are held; '' where none was said. */
export function heldUntil({ payableUntil }: Pick<Order, 'payableUntil'>, locale: Locale): string {
  const time = { timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
  return payableUntil ? new Intl.DateTimeFormat(factsOf(locale).locale, time).format(new Date(payableUntil)) : '';
}

function toOrderLine(item: OrderItem, order: Order, { locale, reviewKey }: OrderPage): OrderLine {
  const { currency, isNet } = order.totals;
  const variationId = String(item.itemVariationId);
  const product = order.variations[variationId];
  const amount = item.amounts[0];
  const href = product ? (order.itemURLs[variationId] ?? '') : '';
  const unitPrice = (isNet ? amount?.priceNet : amount?.priceGross) ?? 0;
  return {
    id: item.id,
    name: keepFigures(item.orderItemName),
    href,
    reviewHref: reviewKey !== null && href !== '' && isBought(order) ? reviewHref(href, order, reviewKey) : '',
    image: order.itemImages[variationId] ?? '',
    articleNumber: product?.variation.number ?? '',
    attributes: toAttributes(item.attributes),
    contents: contentsOf(item, order.order.orderItems, locale),
    properties: item.orderProperties.map((property) => {
      const surcharge = isNet ? property.surchargeNet : property.surcharge;
      return {
        name: property.name,
        value: property.type === 'empty' ? '' : property.value,
        surcharge: surcharge > 0 ? formatUnitPrice(surcharge, currency, locale) : '',
        href: property.fileUrl,
        excludesReturn: property.excludesReturn ?? false,
      };
    }),
    delivery: toLineDelivery(item.deliveryParts, {
      ...{ whole: order.delivery, locale, pack: item.pack ?? null },
      isMailed: item.giftCard?.isGiftCard === true && !order.isMailed,
    }),
    quantity: item.quantity,
    pack: item.pack ?? null,
    unitPrices: item.pack
      ? formatUnitPrices(unitFromDecimal(unitPrice), item.pack, { currency, language: locale })
      : [formatUnitPrice(unitPrice, currency, locale)],
    amount: formatMoney(decimalLineAmount(unitPrice, item.quantity), currency, locale),
  };
}

function toAttributes(attributes: OrderItem['attributes']): OrderLine['attributes'] {
  return (attributes ?? []).map(({ name = '', value = '' }) => ({ name, value }));
}

/** What is set aside for whoever fetches and pays it is not, yet. */
function isBought({ order, totals, isFetched, paymentTerm, setAsideUntil }: Order): boolean {
  const isSetAside = orderStateOf(order.statusId) === 'clearedForDispatch' && isFetched;
  const isPaidWhenFetched = isSetAside && paymentTerm === null && totals.openAmount > 0;
  return (
    setAsideUntil === null && !isPaidWhenFetched && boughtStates.some((state) => state === orderStateOf(order.statusId))
  );
}

function reviewHref(href: string, { order }: Order, accessKey: string): string {
  return `${withQuery(href, { orderId: order.id, accessKey })}#${reviewsId}`;
}

function toOrderAddress(
  address: Order['order']['billingAddress'],
  countries: readonly ActiveShippingCountry[],
): OrderAddress {
  return {
    lines: toAddressLines(address, countries),
    phone: addressOption(address, 'telephone'),
    vatNumber: address.taxIdNumber,
  };
}
