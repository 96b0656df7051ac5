import type { CartExport } from '@mise/contract/customers/customer-export.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { orderProperty } from '../catalog/tables/order-properties.ts';
import { variation } from '../catalog/tables/variations.ts';
import { variationNames } from '../catalog/variation-names.ts';
import { coupon } from '../coupons/tables.ts';
import { giftCard } from '../payments/tables.ts';
import { lastBasket } from './basket.ts';
import { basketGiftCard, basketItem, type OrderParam, removedBasketItem } from './tables.ts';
import { readableValue } from './wire.ts';

type Row = Pick<typeof basketItem.$inferSelect, 'variationId' | 'quantity' | 'orderParams' | 'components'>;

/** What lies in the open cart of a customer, for them to take elsewhere; null where none was begun, or its order was placed. */
export async function exportCart(
  { db, language }: Pick<Context, 'db' | 'language'>,
  customerId: number,
): Promise<CartExport | null> {
  const basket = await lastBasket(db, customerId);
  if (!basket || basket.orderedAt !== null) return null;
  const rows = await db.select().from(basketItem).where(eq(basketItem.basketId, basket.id)).orderBy(asc(basketItem.id));
  const taken = await db
    .select()
    .from(removedBasketItem)
    .where(eq(removedBasketItem.basketId, basket.id))
    .orderBy(asc(removedBasketItem.createdAt));
  const [removed, reduced] = [basket.removed ?? [], basket.reduced ?? []];
  const chosen = [...rows, ...taken].flatMap(({ components }) => components);
  const variationIds = [...rows, ...taken, ...chosen, ...removed, ...reduced].map(({ variationId }) => variationId);
  const numbers = await db
    .select({ id: variation.id, number: variation.number })
    .from(variation)
    .where(inArray(variation.id, variationIds));
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const nameOf = await variationNames(db, { variationIds, language });
  const answersOf = await answersIn([...rows, ...taken]);
  const [used] = await db
    .select({ code: coupon.code })
    .from(coupon)
    .where(eq(coupon.id, basket.couponId ?? 0));
  const cards = await db
    .select({ codeEnd: giftCard.codeEnd })
    .from(basketGiftCard)
    .innerJoin(giftCard, eq(giftCard.id, basketGiftCard.giftCardId))
    .where(eq(basketGiftCard.basketId, basket.id));

  const articleOf = ({ variationId }: { variationId: number }) => ({
    number: numberOf.get(variationId) ?? '',
    name: nameOf.get(variationId) ?? '',
  });
  const lineOf = (row: Row) => ({
    ...articleOf(row),
    quantity: row.quantity,
    answers: answersOf(row.orderParams),
    components: row.components.map(articleOf),
  });

  return {
    message: basket.contactWish,
    ownReference: basket.customerSign,
    couponCode: used?.code ?? null,
    giftCardEnds: cards.map(({ codeEnd }) => codeEnd),
    preferredDelivery: basket.preferredDelivery,
    freightServices: basket.freightServices,
    consentedCarrier: basket.consentedCarrier,
    lines: rows.map((row) => ({ ...lineOf(row), addedAt: row.createdAt.toISOString() })),
    takenOut: taken.map((row) => ({ ...lineOf(row), takenOutAt: row.createdAt.toISOString() })),
    removedByShop: removed.map((line) => ({ ...articleOf(line), reason: line.reason })),
    reducedByShop: reduced.map((line) => ({ ...articleOf(line), quantity: line.quantity })),
  };

  async function answersIn(lines: readonly Row[]) {
    const ids = lines.flatMap(({ orderParams }) => orderParams.map(({ propertyId }) => propertyId));
    const properties = await db.select().from(orderProperty).where(inArray(orderProperty.id, ids));
    return (params: readonly OrderParam[]) =>
      params.map(({ propertyId, value }) => {
        const property = properties.find(({ id }) => id === propertyId);
        return property
          ? { name: inLanguage(property.names, language), value: readableValue(property, value, language) }
          : { name: '', value };
      });
  }
}
