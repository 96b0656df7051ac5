import { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { ComponentChoice } from '@mise/rules/bundle-components.ts';
import { checkQuantity, type QuantityRules } from '@mise/rules/check-quantity.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import type { Context, TransactionContext } from '../../context.ts';
import { variationWords } from '../catalog/variation-names.ts';
import {
  type Addition,
  additionOf,
  lineCountRefusal,
  lineKey,
  lineKeys,
  quantityRefusal,
  type WantedItem,
  writeAdditions,
} from './additions.ts';
import { type Basket, renewBasket, wasAdded } from './basket.ts';
import { buyerOf } from './buyer.ts';
import { itemRefusal } from './item-quantities.ts';
import { quantityByVariation } from './lines.ts';
import { namedByShortage, shortageRefusal, take, takenByLines } from './stock-beside.ts';
import { type Held, readStoredCart } from './stored-cart.ts';

/**
 * `quantity` null: the fewest that can be ordered beside what the basket holds of the variation. `isAtLeast`: what its line holds already
 * counts, so that adding it again changes nothing.
 */
export type EachItem = Pick<WantedItem, 'variationId'> & {
  quantity: number | null;
  orderParams?: WantedItem['orderParams'];
  components?: readonly ComponentChoice[];
  isAtLeast?: boolean;
};

/** What became of an item: so many were added, or why none. */
export type Outcome = { quantity: number } | ApiError;

/**
 * Adds what can be added of several items, each on its own: what cannot is left out and answered with its refusal. The
 * outcomes are in the order of the items. The number of queries does not depend on how many they are. `key`: of what may have been added before without an
 * answer: nothing is added then, and as added is told what the basket holds as much of as was asked for.
 */
export async function addEach(
  context: TransactionContext,
  { basket, items, key }: { basket: Basket; items: readonly EachItem[]; key?: string | undefined },
): Promise<{ held: Held; touched: number[]; outcomes: Outcome[] }> {
  const variationIds = [...new Set(items.map(({ variationId }) => variationId))];
  const stored = await readStoredCart(context, basket.customerId, { wanted: variationIds });
  const { rows, variations } = stored;
  const buyer = await buyerOf(context, basket);
  const { language } = context;
  const named = variationIds.flatMap((id) => namedByShortage(id, variations));
  const words = await variationWords(context, [...new Set(named)]);
  const taken = takenByLines(rows, variations);
  const held = quantityByVariation(rows);
  const lines = lineKeys(rows);
  const inLine = new Map(rows.map((row) => [lineKey({ ...row, key: row.orderParamsKey }), row.quantity]));
  const additions = new Map<string, Addition>();

  function add({
    variationId,
    quantity: wanted,
    orderParams = [],
    components = [],
    isAtLeast = false,
  }: EachItem): Outcome {
    const variation = variations.get(variationId);
    const before = held.get(variationId) ?? 0;
    const asked = wanted ?? (variation ? nextStep(variation, before) : 1);
    const whole = additionOf(context, {
      variation,
      item: { variationId, quantity: asked, orderParams, components },
      buyer,
    });
    if (!variation || whole instanceof ApiError) return whole;
    const quantity = isAtLeast ? asked - (inLine.get(lineKey(whole)) ?? 0) : asked;
    if (quantity <= 0) return { quantity: 0 };
    const addition = { ...whole, quantity };
    const check = checkQuantity(variation, before + quantity);
    if (!check.isAllowed) {
      return quantityRefusal(variation, check, { name: words.get(variationId)?.name ?? variation.number, language });
    }
    const ofItem = itemRefusal(variation, {
      held: new Map(held).set(variationId, before + quantity),
      variations,
      language,
    });
    if (ofItem) return ofItem;
    const isShort = shortageRefusal(addition, { taken, variations, before });
    if (isShort) return isShort(words);
    const tooMany = lineCountRefusal(lines, addition);
    if (tooMany) return tooMany;
    const key = lineKey(addition);
    lines.add(key);
    held.set(variationId, before + quantity);
    take(taken, addition, variations);
    additions.set(key, { ...addition, quantity: (additions.get(key)?.quantity ?? 0) + quantity });
    return { quantity };
  }

  if (wasAdded(basket, key)) {
    const outcomes = items.map((item) => {
      const inBasket = held.get(item.variationId) ?? 0;
      const rules = variations.get(item.variationId);
      const quantity = item.quantity ?? (rules ? nextStep(rules, 0) : 1);
      return inBasket < quantity ? refusedOf(context, add(item)) : { quantity };
    });
    return { held: stored, touched: variationIds, outcomes };
  }
  const outcomes = items.map(add);
  const changed = await writeAdditions(context, { basket, rows, additions: [...additions.values()] });
  if (additions.size > 0) await renewBasket(context.db, basket.id, key);
  const touched = [...additions.values()].map(({ variationId }) => variationId);
  return { held: { ...stored, rows: changed }, touched, outcomes };
}

/** What could not be added the first time: it may have been for sale no more then, and be so now. */
function refusedOf({ requestId }: Context, outcome: Outcome): ApiError {
  return outcome instanceof ApiError ? outcome : refusal('cart.addToBasket.unknownError', { cause: { requestId } });
}

/** Pieces from what is held to the next quantity in the steps of a variation, whatever stock and maximum say. */
function nextStep(rules: QuantityRules, held: number): number {
  const { minimum, interval } = quantityRange(rules, null);
  return Math.max(minimum, (Math.floor(held / interval) + 1) * interval) - held;
}
