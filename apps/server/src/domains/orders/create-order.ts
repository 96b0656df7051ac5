import { randomBytes } from 'node:crypto';
import { fromMinor } from '@mise/rules/money.ts';
import type { NetGross } from '@mise/rules/net-gross.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { announceItems, itemsShowing } from '../catalog/announce-items.ts';
import { keepAsking } from '../tax/vat-checks.ts';
import { isOpen } from '../tax/vat-standing.ts';
import type { DraftAddress, DraftLine, OrderDraft } from './order-draft.ts';
import { order, orderAddress, orderItem, orderStock, orderVat } from './tables.ts';
import { takeStock } from './take-stock.ts';
import type { LineTotals } from './totals.ts';

/** Order types of the contract: 1 sales order, 3 return, 7 offer. */
const salesOrder = 1;
const variationLine = 1;
const bundleLine = 3;
const componentLine = 2;
const couponLine = 4;
type NewItem = typeof orderItem.$inferInsert;

/** 128 bits: whoever has the key may open the order, so it must not be guessed. */
const accessKeyBytes = 16;

/**
 * Writes an order, takes its stock and orders its confirmation mail, all in the transaction of the call. Refuses with
 * `order.notEnoughStock`. The basket's unique key makes a second order from the same basket fail.
 */
export async function createOrder(
  { db, now }: TransactionContext,
  draft: OrderDraft,
): Promise<{ id: number; accessKey: string }> {
  const { later, changedVariationIds } = await takeStock(db, draft);
  const accessKey = randomBytes(accessKeyBytes).toString('base64url');
  const [created] = await db
    .insert(order)
    .values(orderRow(draft, accessKey, now))
    .returning({ id: order.id });
  if (!created) throw new Error('the order was not written');

  const taken = draft.demand.filter(({ policy }) => policy !== 'unlimited');
  if (taken.length > 0) {
    await db
      .insert(orderStock)
      .values(taken.map(({ variationId, quantity }) => ({ orderId: created.id, variationId, quantity })));
  }
  // The last lines of a variation are what comes later.
  const backorders = draft.lines
    .toReversed()
    .map((line) => takeLater(later, line))
    .reverse();
  const rows: NewItem[] = [];
  for (const [index, line] of draft.lines.entries()) {
    const totals = draft.totals.lines[index];
    const discount = draft.totals.lineDiscounts[index];
    if (!totals || !discount) throw new Error(`line ${index} has no totals`);
    const position = rows.length;
    rows.push(lineRow(line, { orderId: created.id, position, totals, discount, later: backorders[index] ?? 0 }));
    rows.push(...componentRows(line, { orderId: created.id, bundlePosition: position, vatRate: totals.vatRate }));
  }
  await db.insert(orderItem).values([...rows, ...couponRows(draft, { orderId: created.id, position: rows.length })]);
  await db.insert(orderVat).values(draft.totals.vats.map((vat) => ({ orderId: created.id, ...vat })));
  await db
    .insert(orderAddress)
    .values([addressRow(created.id, 1, draft.billingAddress), addressRow(created.id, 2, draft.deliveryAddress)]);
  if (draft.statusId !== orderStatusIds.prepared) await confirmOrder(db, created.id);
  await announceItems(db, await itemsShowing(db, changedVariationIds));
  return { id: created.id, accessKey };
}

/** Orders the mail that confirms an order, and an answer to what was not known of the VAT id. */
export async function confirmOrder(db: Queryable, orderId: number): Promise<void> {
  await enqueue(db, { task: 'send-order-confirmation', payload: { orderId }, key: `order-confirmation-${orderId}` });
  const [placed] = await db.select({ vatStanding: order.vatStanding }).from(order).where(eq(order.id, orderId));
  const vatStanding = placed?.vatStanding;
  if (vatStanding && isOpen(vatStanding.standing)) await keepAsking(db, vatStanding.vatNumber);
}

function orderRow(draft: OrderDraft, accessKey: string, now: Date): typeof order.$inferInsert {
  const { totals } = draft;
  return {
    basketId: draft.basketId,
    basketVersion: draft.basketVersion,
    customerId: draft.customerId,
    companyId: draft.companyId,
    accessKey,
    typeId: salesOrder,
    statusId: draft.statusId,
    language: draft.language,
    email: draft.email,
    isOfGuest: draft.isOfGuest,
    referrerId: draft.referrerId,
    customerClassId: draft.customerClassId,
    currency: draft.currency,
    isNet: totals.binding === 'net',
    isExportDelivery: draft.isExportDelivery,
    vatStanding: draft.vatStanding,
    shippingCountryId: draft.shippingCountryId,
    shippingProfileId: draft.shippingProfileId,
    shippingProvider: draft.shippingProvider,
    shippingProfileName: draft.shippingProfileName,
    isFetched: draft.isFetched,
    shippingServices: draft.shippingServices,
    paymentMethodId: draft.paymentMethodId,
    paymentMethodKey: draft.paymentMethodKey,
    paymentMethodName: draft.paymentMethodName,
    itemSumNet: totals.itemSum.net,
    itemSumGross: totals.itemSum.gross,
    additionalCostsNet: totals.additionalCosts.net,
    additionalCostsGross: totals.additionalCosts.gross,
    shippingNet: totals.shipping.net,
    shippingGross: totals.shipping.gross,
    paymentFeeNet: totals.paymentFee.net,
    paymentFeeGross: totals.paymentFee.gross,
    discountNet: totals.discount.net,
    discountGross: totals.discount.gross,
    couponCode: draft.coupon?.code ?? null,
    couponKind: draft.coupon?.kind ?? null,
    totalNet: totals.total.net,
    totalGross: totals.total.gross,
    paidAmount: 0,
    giftCardAmount: totals.giftCard,
    contactWish: draft.contactWish,
    customerSign: draft.customerSign,
    isShippingPrivacyAccepted: draft.isShippingPrivacyAccepted,
    legalTexts: draft.legalTexts,
    paymentDays: draft.paymentDays,
    holdEndsAt: draft.holdEndsAt,
    delivery: draft.delivery,
    clearedAt: draft.statusId === orderStatusIds.clearedForDispatch ? now : null,
    deliverySplit: draft.deliverySplit,
    createdAt: now,
    updatedAt: now,
  };
}

function lineRow(
  line: DraftLine,
  context: { orderId: number; position: number; totals: LineTotals; discount: NetGross; later: number },
): NewItem {
  const { totals, discount } = context;
  let additional = 0;
  return {
    orderId: context.orderId,
    position: context.position,
    typeId: line.isBundle ? bundleLine : variationLine,
    variationId: line.variationId,
    itemId: line.itemId,
    name: line.name,
    number: line.number,
    attributes: line.attributes,
    properties: line.properties.map((property) => {
      const costs = property.isAdditionalCosts ? totals.additionalCosts[additional++] : undefined;
      return { ...property, lineNet: costs?.net ?? 0, lineGross: costs?.gross ?? 0 };
    }),
    quantity: line.quantity,
    pack: line.pack,
    backorderQuantity: context.later,
    deliveryParts: line.deliveryParts,
    vatRate: totals.vatRate,
    unitPrice: totals.unitPrice,
    lineNet: totals.net,
    lineGross: totals.gross,
    discountNet: discount.net,
    discountGross: discount.gross,
    isGiftCard: line.isGiftCard,
    parts: totals.parts,
    imageUrl: line.imageUrl,
    url: line.url,
  };
}

/** The lines of what a bundle consists of, which is paid with the bundle. */
function componentRows(
  { components }: DraftLine,
  { orderId, bundlePosition, vatRate }: { orderId: number; bundlePosition: number; vatRate: number },
): NewItem[] {
  return components.map((component, index) => ({
    ...component,
    ...{ orderId, bundlePosition, vatRate },
    position: bundlePosition + 1 + index,
    typeId: componentLine,
    properties: [],
    unitPrice: 0,
    lineNet: 0,
    lineGross: 0,
    parts: [],
  }));
}

/** The line of the coupon: what it took off, as a negative price. */
function couponRows({ coupon, totals }: OrderDraft, place: { orderId: number; position: number }): NewItem[] {
  if (!coupon) return [];
  const { net, gross } = totals.discount;
  const parts = totals.discountByRate.map((part) => ({ ...part, net: 0 - part.net, gross: 0 - part.gross }));
  return [
    {
      ...place,
      typeId: couponLine,
      name: coupon.name,
      number: coupon.code,
      attributes: [],
      properties: [],
      quantity: 1,
      vatRate: parts[0]?.vatRate ?? 0,
      unitPrice: 0 - fromMinor(totals.binding === 'net' ? net : gross),
      lineNet: 0 - net,
      lineGross: 0 - gross,
      parts,
      imageUrl: '',
      url: '',
    },
  ];
}

/** Shares out what comes later until nothing is left. */
function takeLater(later: Map<number, number>, line: DraftLine): number {
  const left = later.get(line.variationId) ?? 0;
  const taken = Math.min(left, line.quantity);
  if (taken > 0) later.set(line.variationId, left - taken);
  return taken;
}

function addressRow(orderId: number, typeId: 1 | 2, address: DraftAddress): typeof orderAddress.$inferInsert {
  return { orderId, typeId, countryId: address.countryId, stateId: address.stateId, fields: address.fields };
}
