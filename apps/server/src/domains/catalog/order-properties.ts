import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { itemOrderProperty, orderProperty } from './tables.ts';

export type OrderProperty = typeof orderProperty.$inferSelect;

/** The order properties of items, in the order they are asked: item id -> properties. One query. */
export async function orderPropertiesOf(
  db: Queryable,
  itemIds: readonly number[],
): Promise<Map<number, OrderProperty[]>> {
  const byItem = new Map<number, OrderProperty[]>();
  if (itemIds.length === 0) return byItem;
  const rows = await db
    .select({ itemId: itemOrderProperty.itemId, property: orderProperty })
    .from(itemOrderProperty)
    .innerJoin(orderProperty, eq(orderProperty.id, itemOrderProperty.orderPropertyId))
    .where(inArray(itemOrderProperty.itemId, [...new Set(itemIds)]))
    .orderBy(orderProperty.position, orderProperty.id);
  for (const { itemId, property } of rows) {
    const known = byItem.get(itemId);
    if (known) known.push(property);
    else byItem.set(itemId, [property]);
  }
  return byItem;
}
