import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { itemVariations } from '../domains/catalog/item-variations.ts';
import { requireOpenItem } from '../domains/catalog/require-open-item.ts';
import type { ReviewTarget } from '../domains/reviews/write-review.ts';

type Named = { targetId: number; targetType: 'item' | 'variation' };

/** What a review is to be about, if whoever calls may see it. */
export async function reviewTarget(context: Context, { targetId, targetType }: Named): Promise<ReviewTarget> {
  if (targetType === 'item') {
    await requireOpenItem(context, targetId);
    return { itemId: targetId, variationId: null };
  }
  const [itemId] = (await itemVariations(context.db, { variationIds: [targetId] }, context.now)).keys();
  if (itemId === undefined) throw refusal('cart.addToBasket.variationNotFound', { cause: { variationId: targetId } });
  const { visible } = await requireOpenItem(context, itemId);
  if (!visible.some(({ id }) => id === targetId)) throw refusal('productNotFound');
  return { itemId, variationId: targetId };
}
