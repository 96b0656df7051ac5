import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { closedItems } from './closed-items.ts';
import { type ItemVariation, itemVariations } from './item-variations.ts';

/**
 * The variations of an item that whoever calls may see. Throws productNotFound where it has none for sale,
 * login.required for a guest where all its categories are for customers only.
 */
export async function requireOpenItem(
  context: Pick<Context, 'db' | 'shop' | 'now' | 'visitor'>,
  itemId: number,
): Promise<{ variations: ReadonlyMap<number, ItemVariation[]>; visible: ItemVariation[] }> {
  const variations = await itemVariations(context.db, { itemIds: [itemId] }, context.now);
  const visible = (variations.get(itemId) ?? []).filter(({ isVisible }) => isVisible);
  if (visible.length === 0) throw refusal('productNotFound');
  if ((await closedItems(context, [itemId])).has(itemId)) throw refusal('login.required');
  return { variations, visible };
}
