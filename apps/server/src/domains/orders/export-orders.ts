import type { OrderExport } from '@mise/contract/customers/customer-export.ts';
import { toDecimal } from '@mise/rules/money.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order, orderAddress, orderItem } from './tables.ts';

/** What a customer ordered, the newest first, for them to take elsewhere; what they paid says the ledger. Three queries. */
export async function exportOrders(db: Queryable, customerId: number): Promise<Omit<OrderExport, 'payments'>[]> {
  const orders = await db
    .select()
    .from(order)
    .where(
      and(
        eq(order.customerId, customerId),
        ne(order.statusId, orderStatusIds.prepared),
        // Called off before it became one, and forgotten.
        ne(order.email, ''),
      ),
    )
    .orderBy(desc(order.id));
  const ids = orders.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, ids))
    .orderBy(asc(orderItem.orderId), asc(orderItem.position));
  const addresses = await db.select().from(orderAddress).where(inArray(orderAddress.orderId, ids));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const addressesOf = Map.groupBy(addresses, ({ orderId }) => orderId);
  return orders.map((each) => ({
    id: each.id,
    createdAt: each.createdAt.toISOString(),
    email: each.email,
    currency: each.currency,
    totalNet: toDecimal(each.totalNet),
    totalGross: toDecimal(each.totalGross),
    shippingMethod: each.shippingProfileName,
    delivery: each.shippingServices.map(({ name, value }) => ({ name, value })),
    dispatchedAt: each.dispatchedAt?.toISOString() ?? null,
    trackingNumber: each.trackingNumber,
    trackingUrl: each.trackingUrl,
    paymentMethod: each.paymentMethodName,
    message: each.contactWish,
    ownReference: each.customerSign,
    addresses: (addressesOf.get(each.id) ?? []).map(({ typeId, countryId, fields }) => ({
      typeId,
      countryId,
      ...fields,
    })),
    vatCheck: each.vatStanding && { ...each.vatStanding, recheck: each.vatRecheck },
    items: (itemsOf.get(each.id) ?? []).map(({ number, name, quantity, lineNet, lineGross, properties }) => ({
      number,
      name,
      quantity,
      net: toDecimal(lineNet),
      gross: toDecimal(lineGross),
      answers: properties.map((property) => ({ name: property.name, value: property.value })),
    })),
  }));
}
