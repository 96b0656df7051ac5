import type { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { checkItemQuantity, type ItemQuantity, mostBeside } from '@mise/rules/check-item-quantity.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';

/** What a basket holds by variation, and the variations that are known of it. */
type Holding = { held: ReadonlyMap<number, number>; variations: ReadonlyMap<number, SellableVariation> };

/** The refusal of what a basket would hold of the item of a variation, in all of its variations. */
export function itemRefusal(
  variation: SellableVariation,
  { language, ...holding }: Holding & { language: Language },
): ApiError | null {
  const check = checkItemQuantity(variation.itemRules, quantityOfItem(variation.itemId, holding));
  if (check.isAllowed) return null;
  const { id: variationId, pack } = variation;
  const { figure } = check;
  return check.reason === 'maximum'
    ? refusal('cart.addToBasket.maxItemQuantityReached', {
        cause: { variationId, maximum: figure, sold: formatPacks(figure, pack, language) },
      })
    : refusal('cart.addToBasket.notEnoughStockForItem', { cause: { variationId, stock: figure } });
}

/** How many of a variation may be held beside what is held of the others of its item. */
export function mostOfItem(variation: SellableVariation, { held, variations }: Holding): number {
  const others = new Map([...held].filter(([variationId]) => variationId !== variation.id));
  return mostBeside(variation.itemRules, {
    others: quantityOfItem(variation.itemId, { held: others, variations }),
    piecesEach: variation.ownStock.pieces,
  });
}

function quantityOfItem(itemId: number, { held, variations }: Holding): ItemQuantity {
  const sum = { units: 0, pieces: 0 };
  for (const [variationId, units] of held) {
    const variation = variations.get(variationId);
    if (variation?.itemId !== itemId) continue;
    sum.units += units;
    sum.pieces += units * variation.ownStock.pieces;
  }
  return sum;
}
