import type { OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import { formatMoney, formatUnitPrice } from '@mise/rules/format-money.ts';
import { formatUnitPrices } from '@mise/rules/format-unit-prices.ts';
import type { Language } from '@mise/rules/languages.ts';
import { toDecimal, toPercent, unitToDecimal } from '@mise/rules/money.ts';
import { orderStateOf, type PaymentStatus, paymentStatus } from '@mise/rules/order-state.ts';
import { partName, partText } from '@mise/rules/set-part.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { isMailed } from '../domains/orders/mailed.ts';
import { openAmount } from '../domains/orders/owed-amount.ts';
import { isPaidOnPage } from '../domains/payments/is-payable.ts';
import { additionalCosts } from './additional-costs.ts';
import { bankRows } from './bank-rows.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { deliveryDetails, longDate, termRows } from './order-terms.ts';
import {
  box,
  button,
  columns,
  facts,
  type ItemRow,
  items,
  paragraph,
  quotation,
  type Row,
  type SumRow,
  section,
  smallPrint,
  sums,
} from './parts.ts';
import { packDetail, quantityText } from './quantity-text.ts';
import { taxNotes } from './tax-note.ts';
import { unlinked } from './unlinked.ts';

type Order = StoredOrder['order'];
type Item = StoredOrder['items'][number];
type Property = Item['properties'][number];
type Address = StoredOrder['addresses'][number];
type AddressField = 'companyName' | 'firstName' | 'lastName' | 'streetName' | 'houseNumber' | 'additional';

type ConfirmedItem = Pick<
  Item,
  | ('typeId' | 'position' | 'bundlePosition')
  | ('name' | 'number' | 'attributes' | 'quantity' | 'pack' | 'backorderQuantity' | 'deliveryParts')
  | ('unitPrice' | 'lineNet' | 'lineGross' | 'isGiftCard')
> & {
  properties: Pick<
    Property,
    'name' | 'value' | 'surcharge' | 'isAdditionalCosts' | 'excludesReturn' | 'lineNet' | 'lineGross'
  >[];
};

/** What of an order the mail tells. */
export type ConfirmedOrder = {
  order: Pick<
    Order,
    | ('id' | 'statusId' | 'createdAt' | 'currency' | 'isNet' | 'customerSign' | 'contactWish')
    | ('shippingProfileId' | 'shippingProfileName' | 'isFetched')
    | ('isExportDelivery' | 'vatStanding')
    | ('paymentMethodKey' | 'paymentMethodName' | 'paymentDays' | 'delivery' | 'clearedAt' | 'deliverySplit')
    | 'shippingServices'
    | ('discountNet' | 'discountGross' | 'couponCode' | 'couponKind' | 'giftCardAmount')
    | (
        | 'paidAmount'
        | 'creditedAmount'
        | 'itemSumNet'
        | 'itemSumGross'
        | 'shippingNet'
        | 'shippingGross'
        | 'totalNet'
        | 'totalGross'
      )
    | ('paymentFeeNet' | 'paymentFeeGross' | 'holdEndsAt')
  >;
  items: ConfirmedItem[];
  vats: Pick<StoredOrder['vats'][number], 'rate' | 'vat'>[];
  addresses: (Pick<Address, 'typeId' | 'countryId'> & {
    fields: Pick<Address['fields'], AddressField | 'postNumber' | 'zipCode' | 'city' | 'vatNumber'>;
  })[];
};

type OrderConfirmation = {
  confirmed: ConfirmedOrder;
  orderUrl: string;
  countryName: (id: number) => string;
  /** Where to pay to; null where the money does not come by bank transfer. */
  bankDetails: OrderPaymentBankDetails | null;
  /** HTML of what the shop has of terms and instructions on withdrawal: they belong to the contract that the buyer keeps (§ 312f, § 312i BGB). */
  legalTexts: readonly string[];
};

/** Tells the buyer that the order has arrived, and all that it holds. */
export function orderConfirmation(frame: MailFrame, input: OrderConfirmation): MailContent {
  const { confirmed, orderUrl, bankDetails, legalTexts } = input;
  const { order } = confirmed;
  const { text } = frame;
  const orderId = String(order.id);
  const money = (amount: number) => formatMoney(toDecimal(amount), order.currency, frame.language);
  const amount = money(order.totalGross);
  // Written when the mail is sent, which may be after the money came.
  const open = money(openAmount(order));
  return {
    subject: text('mail.order.subject', { orderId, shopName: frame.shopName }),
    preheader: text('mail.order.preheader', { amount }),
    parts: [
      paragraph(text('mail.order.greeting', { name: unlinked(recipientName(confirmed)) })),
      paragraph(text('mail.order.thanks')),
      ...(orderStateOf(order.statusId) === 'canceled' ? [paragraph(text('mail.order.canceled'))] : []),
      ...(isPaidOnPage(order)
        ? [paragraph(text('mail.order.payNow', { amount: open })), button(frame, text('mail.order.pay'), orderUrl)]
        : [button(frame, text('mail.order.open'), orderUrl)]),
      ...(bankDetails ? [box(text('mail.order.bank', { amount: open, orderId }), bankRows(frame, bankDetails))] : []),
      facts([...headRows(frame, confirmed), ...termRows(frame, confirmed)]),
      ...(order.contactWish ? [quotation(text('mail.order.wish'), unlinked(order.contactWish))] : []),
      section(text('mail.order.articles'), items(itemRows(frame, confirmed))),
      sums(sumRows(frame, confirmed)),
      ...taxNotes(frame, confirmed),
      columns([
        { heading: text('mail.order.billingAddress'), lines: addressLines(frame, input, 1) },
        ...whereTo(frame, input),
      ]),
      paragraph(text('mail.order.questions', { phone: frame.phone })),
      ...legalTexts.map((each, index) => smallPrint(frame, each, `text-${index + 1}`)),
    ],
  };
}

function headRows({ text, language }: MailFrame, { order }: ConfirmedOrder): Row[] {
  const sign = order.customerSign
    ? [{ label: text('mail.order.sign'), value: text('mail.order.quoted', { words: unlinked(order.customerSign) }) }]
    : [];
  return [
    { label: text('mail.order.number'), value: String(order.id) },
    { label: text('mail.order.date'), value: longDate(order.createdAt, language) },
    { label: text('mail.order.payment'), value: order.paymentMethodName },
    { label: text('mail.order.paymentStatus'), value: text(`mail.order.paymentStatus.${statusOf(order)}`) },
    ...order.shippingServices
      .filter((service) => !isCharge(service))
      .map(({ name, value }) => ({ label: name, value: unlinked(value) })),
    ...sign,
  ];
}

function statusOf({ totalGross, creditedAmount, paidAmount }: ConfirmedOrder['order']): PaymentStatus {
  return paymentStatus({ total: totalGross - creditedAmount, paid: paidAmount });
}

function itemRows(frame: MailFrame, { order, items }: ConfirmedOrder): ItemRow[] {
  const { language, text } = frame;
  return items.filter(isBought).map((item) => ({
    name: item.name,
    details: [
      item.number,
      ...[packDetail(item.pack, language)].filter((detail) => detail !== null),
      ...contentsOf(item, items).map((part) => partText({ ...part, name: partName(part) }, language)),
      ...item.attributes.map(({ name, value }) => `${name}: ${value}`),
      ...item.properties.map((property) => propertyText(frame, order, property)),
      ...(item.properties.some(({ excludesReturn }) => excludesReturn) ? [text('mail.order.noReturn')] : []),
      ...deliveryDetails(frame, order, item),
    ],
    quantity: quantityText(item.quantity, item.pack, language),
    unitPrice: unitPriceText(item, order.currency, language),
    amount: formatMoney(toDecimal(order.isNet ? item.lineNet : item.lineGross), order.currency, language),
  }));
}

/** "Gravur: Krone (+ 1,90 €)": the surcharge of one, on the side on which the order was agreed. */
function propertyText(
  { text, language }: MailFrame,
  { currency }: Pick<Order, 'currency'>,
  { name, value, surcharge }: ConfirmedItem['properties'][number],
): string {
  const words = value === 'true' ? name : `${name}: ${unlinked(value)}`;
  if (surcharge === 0) return words;
  return `${words} ${text('mail.order.surcharge', { price: formatUnitPrice(unitToDecimal(surcharge), currency, language) })}`;
}

function unitPriceText({ unitPrice, pack }: Pick<Item, 'unitPrice' | 'pack'>, currency: string, language: Language) {
  if (!pack) return formatUnitPrice(unitToDecimal(unitPrice), currency, language);
  return formatUnitPrices(unitPrice, pack, { currency, language }).join(' · ');
}

/** A coupon stands among the sums, what a bundle consists of with the bundle. */
function isBought({ typeId }: Pick<Item, 'typeId'>): boolean {
  return typeId !== 4 && typeId !== 2;
}

function contentsOf({ position }: ConfirmedItem, items: readonly ConfirmedItem[]): ConfirmedItem[] {
  return items.filter(({ bundlePosition }) => bundlePosition === position);
}

/** Above the total stands what is added up to it: the VAT where net prices are agreed, and what it contains below it. */
function sumRows({ text, language }: MailFrame, { order, items, vats }: ConfirmedOrder): SumRow[] {
  const money = (amount: number) => formatMoney(toDecimal(amount), order.currency, language);
  const vatRows = (id: 'mail.order.vat' | 'mail.order.included') =>
    vats
      .filter(({ vat }) => vat !== 0)
      .map(({ rate, vat }) => ({ label: text(id, { rate: toPercent(rate) }), value: money(vat) }));
  const costs = additionalCosts(
    items.flatMap(({ properties }) => properties),
    order.isNet ? 'net' : 'gross',
  );
  const services = order.shippingServices.filter(isCharge).map(({ name, value, net, gross }) => ({
    label: [name, value].filter(Boolean).join(', '),
    amount: order.isNet ? net : gross,
  }));
  // Without VAT, net and gross are one sum.
  const isTaxed = vats.some(({ vat }) => vat !== 0);
  const orFree = (amount: number) => (amount > 0 ? money(amount) : text('mail.order.free'));
  const totalNet = { label: text('mail.order.totalNet'), value: money(order.totalNet) };
  const fee = order.isNet ? order.paymentFeeNet : order.paymentFeeGross;
  const feeRow = fee > 0 ? [{ label: text('mail.order.paymentFee'), value: money(fee) }] : [];
  const couponRow = order.couponCode
    ? [
        {
          label: text('mail.order.coupon', { code: order.couponCode }),
          value:
            order.couponKind === 'freeShipping'
              ? text('mail.order.freeShipping')
              : money(0 - (order.isNet ? order.discountNet : order.discountGross)),
        },
      ]
    : [];
  // What they paid of an order that was canceled is theirs again.
  const isCanceled = orderStateOf(order.statusId) === 'canceled';
  const lessRows = [
    { label: text('mail.order.giftCards'), amount: order.giftCardAmount },
    // By when it is sent.
    { label: text('mail.order.credited'), amount: order.creditedAmount },
  ].filter(({ amount }) => amount > 0 && !isCanceled);
  const toPayRows: SumRow[] =
    lessRows.length === 0
      ? []
      : [
          ...lessRows.map(({ label, amount }) => ({ label, value: money(0 - amount) })),
          { label: text('mail.order.toPay'), value: money(openAmount(order)), kind: 'total' },
        ];
  return [
    { label: text('mail.order.itemSum'), value: money(order.isNet ? order.itemSumNet : order.itemSumGross) },
    ...costs.map(({ name, amount }) => ({ label: name, value: money(amount) })),
    {
      label: text('mail.order.shipping', { method: order.shippingProfileName }),
      value: orFree((order.isNet ? order.shippingNet : order.shippingGross) - sumOf(services)),
    },
    ...services.map(({ label, amount }) => ({ label, value: orFree(amount) })),
    ...feeRow,
    ...couponRow,
    ...(order.isNet && isTaxed ? [totalNet, ...vatRows('mail.order.vat')] : []),
    { label: text('mail.order.totalGross'), value: money(order.totalGross), kind: 'total' },
    ...(order.isNet || !isTaxed ? [] : [...vatRows('mail.order.included'), totalNet].map(asContained)),
    ...toPayRows,
  ];
}

/** Places and neighbors stand beside the method: nobody charges for them. */
function isCharge({ kind }: ConfirmedOrder['order']['shippingServices'][number]): boolean {
  return kind !== 'preferredLocation' && kind !== 'preferredNeighbour';
}

function sumOf(charges: readonly { amount: number }[]): number {
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}

function asContained(row: Row): SumRow {
  return { ...row, kind: 'contained' };
}

function recipientName({ addresses }: ConfirmedOrder): string {
  const fields = addresses.find(({ typeId }) => typeId === 1)?.fields;
  return [fields?.firstName, fields?.lastName].filter(Boolean).join(' ') || (fields?.companyName ?? '');
}

/** Where the goods go, or wait for whoever fetches them. */
function whereTo(frame: MailFrame, input: OrderConfirmation): { heading: string; lines: string[] }[] {
  const { text, premises } = frame;
  const { order } = input.confirmed;
  if (isMailed(order)) return [];
  if (order.isFetched) return [{ heading: text('mail.order.collectionAddress'), lines: premises }];
  return [{ heading: text('mail.order.deliveryAddress'), lines: addressLines(frame, input, 2) }];
}

function addressLines({ text }: MailFrame, { confirmed, countryName }: OrderConfirmation, typeId: 1 | 2): string[] {
  const address = confirmed.addresses.find((one) => one.typeId === typeId);
  if (!address) return [];
  const { fields } = address;
  return [
    fields.companyName,
    [fields.firstName, fields.lastName].filter(Boolean).join(' '),
    fields.postNumber,
    `${fields.streetName} ${fields.houseNumber}`,
    fields.additional,
    `${fields.zipCode} ${fields.city}`,
    countryName(address.countryId),
    fields.vatNumber && `${text('mail.seller.vatId')} ${fields.vatNumber}`,
  ]
    .filter((line) => line.trim() !== '')
    .map(unlinked);
}
