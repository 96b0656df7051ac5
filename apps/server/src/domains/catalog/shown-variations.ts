import type { Context } from '../../context.ts';
import { closedItems } from './closed-items.ts';
import { type ItemVariation, itemVariations } from './item-variations.ts';

export type ShownVariations = {
  /** All variations of the items of those that were asked for, by item. */
  variations: ReadonlyMap<number, ItemVariation[]>;
  /** Active, within their period and in a category that is open, whether they can be bought now or not. */
  shown: ReadonlySet<number>;
  /** Those of items that a guest does not see. */
  closed: ReadonlySet<number>;
};

/** Which variations a visitor may see. Two queries however many they are. */
export async function shownVariations(
  context: Pick<Context, 'db' | 'shop' | 'now'> & { visitor: Pick<Context['visitor'], 'isMember'> },
  variationIds: readonly number[],
): Promise<ShownVariations> {
  const variations = await itemVariations(context.db, { variationIds }, context.now);
  const closedIds = await closedItems(context, [...variations.keys()]);
  const all = [...variations.values()].flat();
  return {
    variations,
    shown: idsOf(all.filter(({ isVisible, itemId }) => isVisible && !closedIds.has(itemId))),
    closed: idsOf(all.filter(({ itemId }) => closedIds.has(itemId))),
  };
}

function idsOf(variations: readonly ItemVariation[]): Set<number> {
  return new Set(variations.map(({ id }) => id));
}
