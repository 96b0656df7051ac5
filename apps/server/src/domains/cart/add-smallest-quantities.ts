import type { ApiError } from '@mise/contract/api-error.ts';
import { checkQuantity, type QuantityRules } from '@mise/rules/check-quantity.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import type { Context } from '../../context.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import { variationNames } from '../catalog/variation-names.ts';
import {
  type Addition,
  additionOf,
  lineCountRefusal,
  lineKey,
  lineKeys,
  quantityRefusal,
  writeAdditions,
} from './additions.ts';
import type { Basket } from './basket.ts';
import { quantityByVariation } from './lines.ts';
import { type Held, readStoredCart } from './stored-cart.ts';

/**
 * Adds of each variation the fewest pieces that can be ordered beside what the basket holds of it. What cannot be added is left
 * out and answered with its refusal. The number of queries does not depend on the number of variations.
 */
export async function addSmallestQuantities(
  context: Context,
  { basket, variationIds }: { basket: Basket; variationIds: readonly number[] },
): Promise<{ held: Held; refused: Map<number, ApiError> }> {
  const stored = await readStoredCart(context, basket.customerId, variationIds);
  const { rows, variations } = stored;
  const names = await variationNames(context.db, { variationIds, language: context.language });
  const held = quantityByVariation(rows);
  const lines = lineKeys(rows);
  const additions: Addition[] = [];
  const refused = new Map<number, ApiError>();
  for (const variationId of variationIds) {
    const variation = variations.get(variationId);
    const addition = smallestAddition(context, {
      variation,
      variationId,
      held: held.get(variationId) ?? 0,
      name: names.get(variationId) ?? '',
      lines,
    });
    if (addition instanceof Error) {
      refused.set(variationId, addition);
    } else {
      additions.push(addition);
      lines.add(lineKey(addition));
    }
  }
  const changed = await writeAdditions(context, { basket, rows, additions });
  return { held: { ...stored, rows: changed }, refused };
}

type Wanted = {
  variation: SellableVariation | undefined;
  variationId: number;
  held: number;
  name: string;
  /** Keys of the lines that there are. */
  lines: ReadonlySet<string>;
};

function smallestAddition(
  context: Context,
  { variation, variationId, held, name, lines }: Wanted,
): Addition | ApiError {
  const quantity = variation ? nextStep(variation, held) : 1;
  const addition = additionOf(context, { variation, item: { variationId, quantity, orderParams: [] } });
  if (!variation || addition instanceof Error) return addition;
  const check = checkQuantity(variation, held + quantity);
  if (!check.isAllowed) return quantityRefusal(variation, check, name);
  return lineCountRefusal(lines, addition) ?? addition;
}

/** Pieces from what is held to the next quantity in the steps of a variation, whatever stock and maximum say. */
function nextStep(rules: QuantityRules, held: number): number {
  const { minimum, interval } = quantityRange(rules, null);
  return Math.max(minimum, (Math.floor(held / interval) + 1) * interval) - held;
}
