import { type OrderState, orderStateOf } from '@mise/rules/order-state.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { listWithdrawals } from '../domains/contact/kept-withdrawals.ts';
import { isPlaced, loadOrder, type StoredOrder } from '../domains/orders/find-order.ts';
import { type ListedOrder, type ListedState, listOrders } from '../domains/orders/list-orders.ts';
import { openAmount, withAwaitedCredit } from '../domains/orders/owed-amount.ts';
import { listUnderpaid } from '../domains/payments/find-underpaid.ts';
import { country } from '../domains/shop/tables.ts';
import { quantityText } from '../mails/quantity-text.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { amountOf } from './overpaid-command.ts';
import { shopTime } from './shop-time.ts';

const mostListed = 200;

const noneOf: Record<ListedState, string> = {
  waitingForPayment: 'No order waits for its money.',
  clearedForDispatch: 'No order is ready to leave.',
  dispatched: 'No order has left yet.',
  canceled: 'No order was canceled.',
};

export async function sayOrders(db: Database, state: ListedState, say: Say): Promise<void> {
  const { orders, count } = await listOrders(db, { state, limit: mostListed });
  const warnings = await warningsOf(db);
  if (orders.length === 0) say(noneOf[state]);
  for (const each of orders) say(listed(each, warnings(each.id)));
  if (count > orders.length) say(`… and ${count - orders.length} more`);
}

/** What speaks against sending an order off: both lists are short. */
export async function warningsOf(db: Database): Promise<(orderId: number) => string[]> {
  const underpaid = new Map((await listUnderpaid(db)).map((each) => [each.orderId, each]));
  const withdrawn = new Map((await listWithdrawals(db, { isOpen: true })).map((each) => [each.orderId, each]));
  return (orderId) => {
    const [money, withdrawal] = [underpaid.get(orderId), withdrawn.get(orderId)];
    return [
      ...(money ? [`${amountOf(money.missing, money.currency)} IS MISSING (npm run shop -- underpaid)`] : []),
      ...(withdrawal ? [`WITHDRAWN ${shopTime(withdrawal.receivedAt)} (npm run shop -- withdrawals)`] : []),
    ];
  };
}

function listed(order: ListedOrder, warnings: readonly string[]): string {
  const { address } = order;
  const name = address.companyName || address.name;
  return [
    `${order.id}  ${shopTime(order.createdAt)}`,
    ...warnings,
    `${order.lines} ${order.lines === 1 ? 'article' : 'articles'}`,
    `${amountOf(order.totalGross, order.currency)} ${moneyOf(order)}`,
    `${order.shippingProfileName}${promiseOf(order)}`,
    `${name}, ${address.zipCode} ${address.city} ${address.countryCode}`,
    ...(order.contactWish ? ['has a wish'] : []),
    ...(order.dispatchedAt ? [`left ${shopTime(order.dispatchedAt)}`] : []),
  ].join(', ');
}

type Money = Pick<
  ListedOrder,
  'statusId' | 'totalGross' | 'creditedAmount' | 'paidAmount' | 'currency' | 'paymentMethodName'
>;

function moneyOf(order: Money): string {
  const open = openAmount(order);
  const state = open > 0 ? `${amountOf(open, order.currency)} open` : 'nothing open';
  const credited = order.creditedAmount > 0 ? `${amountOf(order.creditedAmount, order.currency)} credited, ` : '';
  return `(${order.paymentMethodName}, ${credited}${state})`;
}

/** The day on which it was promised to be there at the latest. */
function promiseOf({ delivery }: Pick<ListedOrder, 'delivery'>): string {
  return delivery ? ` by ${delivery.to}` : '';
}

/** All that packing and answering need. */
export async function sayOrder(
  db: Database,
  orderId: number,
  { say, shopUrl }: { say: Say; shopUrl: string },
): Promise<void> {
  const stored = await loadOrder(db, orderId);
  if (!stored || !isPlaced(stored)) throw new StartError(`There is no order ${orderId}.`);
  const { items } = stored;
  const order = withAwaitedCredit(stored.order);
  const codes = await countryCodes(db, stored);
  const rows: [string, string | null][] = [
    ['Order', `${order.id}, ${shopTime(order.createdAt)}`],
    ['State', stateWords(order)],
    ...(await warningsOf(db))(orderId).map((warning): [string, string] => ['ATTENTION', warning]),
    ['Money', `${amountOf(order.totalGross, order.currency)} ${moneyOf(order)}`],
    ['Buyer', order.email],
    ['Sign', order.customerSign],
    ['Wish', order.contactWish],
    ['Goes by', `${order.shippingProfileName}${promiseOf(order)}`],
    ['In parts', order.deliverySplit && (order.deliverySplit === 'partial' ? 'what is there first' : 'all together')],
    ...order.shippingServices.map(({ name, value }): [string, string] => [
      'Service',
      value ? `${name}: ${value}` : name,
    ]),
    ['To', addressText(stored, 2, codes)],
    ['Invoice to', addressText(stored, 1, codes)],
  ];
  for (const [label, value] of rows) if (value) say(indented(value, label.padEnd(12)));
  const parcel = [order.trackingNumber, order.trackingUrl].filter(Boolean).join(' ');
  // Addresses stay in one piece.
  if (parcel) say(`${'Parcel'.padEnd(12)}${parcel}`);
  say(`${'Page'.padEnd(12)}${shopUrl}${pathTo.confirmation(order.language, order.id, order.accessKey)}`);
  for (const item of items) for (const line of itemLines(item, order.language)) say(line);
}

function stateWords({ statusId, dispatchedAt, clearedAt }: StoredOrder['order']): string {
  const words: Record<OrderState, string> = {
    prepared: 'being paid',
    waitingForPayment: 'waits for its money',
    clearedForDispatch: clearedAt ? `may leave since ${shopTime(clearedAt)}` : 'may leave',
    dispatched: dispatchedAt ? `left ${shopTime(dispatchedAt)}` : 'left',
    canceled: 'canceled',
  };
  return words[orderStateOf(statusId)];
}

/** A coupon is no goods; what a set consists of stands below it. */
function itemLines(
  { typeId, quantity, pack, name, number, attributes, properties, backorderQuantity }: StoredOrder['items'][number],
  language: StoredOrder['order']['language'],
): string[] {
  if (typeId === 4) return [];
  const indent = typeId === 2 ? '      ' : '  ';
  const of = attributes.map((each) => `, ${each.name}: ${each.value}`).join('');
  const later = backorderQuantity > 0 ? [`${indent}    ${backorderQuantity} of them come later`] : [];
  return [
    `${indent}${quantityText(quantity, pack, language)}  ${number}  ${name}${of}`,
    ...properties.map((each) =>
      indented(each.value === 'true' ? each.name : `${each.name}: ${each.value}`, `${indent}    `),
    ),
    ...later,
  ];
}

/** Words of others stay below each other, also where a terminal would break them, so that none looks like a line of ours. */
function indented(words: string, before: string): string {
  const width = (process.stdout.columns ?? usualColumns) - before.length;
  const lines = words.split('\n').flatMap((line) => brokenInto(line, Math.max(width, leastColumns)));
  return before + lines.join(`\n${' '.repeat(before.length)}`);
}

const usualColumns = 80;
const leastColumns = 20;

/** Parts of a line that are no wider than so many columns; what is not Latin may take two each. */
function brokenInto(line: string, columns: number): string[] {
  const parts: string[] = [''];
  let used = 0;
  for (const sign of line) {
    const wide = (sign.codePointAt(0) ?? 0) > 0x2ff ? 2 : 1;
    if (used + wide > columns) {
      parts.push('');
      used = 0;
    }
    parts[parts.length - 1] += sign;
    used += wide;
  }
  return parts;
}

async function countryCodes(db: Queryable, { addresses }: StoredOrder): Promise<Map<number, string>> {
  const ids = addresses.map(({ countryId }) => countryId);
  const rows = await db.select({ id: country.id, iso2: country.iso2 }).from(country).where(inArray(country.id, ids));
  return new Map(rows.map(({ id, iso2 }) => [id, iso2]));
}

function addressText({ addresses }: StoredOrder, typeId: 1 | 2, codes: ReadonlyMap<number, string>): string {
  const address = addresses.find((each) => each.typeId === typeId);
  if (!address) return '';
  const { companyName, firstName, lastName, streetName, houseNumber, additional, zipCode, city, ...rest } =
    address.fields;
  const lines = [
    companyName,
    `${firstName} ${lastName}`.trim(),
    rest.postNumber && `Postnummer ${rest.postNumber}`,
    additional,
    `${streetName} ${houseNumber}`.trim(),
    `${zipCode} ${city}, ${codes.get(address.countryId) ?? ''}`,
    rest.phoneNumber && `phone ${rest.phoneNumber}`,
    rest.vatNumber && `VAT id ${rest.vatNumber}`,
  ];
  return lines.filter(Boolean).join('\n');
}
