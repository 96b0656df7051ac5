import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { closedItems } from './closed-items.ts';
import { type ItemVariation, itemVariations } from './item-variations.ts';

/**
 * The variations of an item that whoever has no login may see. Throws productNotFound where it has none for sale,
 * login.required where all its categories are for customers only.
 */
export async function requireOpenItem(
  { db, shop, now }: Pick<Context, 'db' | 'shop' | 'now'>,
  itemId: number,
): Promise<{ variations: ReadonlyMap<number, ItemVariation[]>; visible: ItemVariation[] }> {
  const variations = await itemVariations(db, { itemIds: [itemId] }, now);
  const visible = (variations.get(itemId) ?? []).filter(({ isVisible }) => isVisible);
  if (visible.length === 0) throw refusal('productNotFound');
  if ((await closedItems(db, shop, [itemId])).has(itemId)) throw refusal('login.required');
  return { variations, visible };
}
