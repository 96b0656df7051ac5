import { ApiError } from '@mise/contract/api-error.ts';
import type { AddCartLinesResponse, Cart, CartLineParams } from '@mise/contract/cart/cart.ts';
import type { Answer } from '@mise/contract/client.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { addEach, type EachItem, type Outcome } from '../domains/cart/add-each.ts';
import { openBasket } from '../domains/cart/basket.ts';
import { variationsByNumber } from '../domains/catalog/variations-by-number.ts';
import { cartOf, sessionCart } from '../domains/checkout/session-cart.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { inTransaction } from '../in-transaction.ts';
import { errorText } from '../texts/error-texts.ts';
import { basketChanged } from './cart-events.ts';
import { withCartOnRefusal } from './refused-addition.ts';

/** Adds lines each on its own, and reports on each of them. Who names nothing that there is gets no session by it. */
export async function addCartLines(
  context: Context,
  { lines, additionKey }: { lines: readonly CartLineParams[]; additionKey?: string | undefined },
): Promise<Answer<AddCartLinesResponse, never>> {
  const items = await findItems(context, lines);
  const known = items.filter((item) => item !== null);
  if (known.length === 0) {
    const none = items.map(() => ({ variationId: null, outcome: unknownNumber }));
    return { data: reportOf(context, await sessionCart(context, 'none'), none) };
  }
  const { cart, outcomes } = await addToCart(context, known, additionKey);
  const rest = outcomes.values();
  const reported = items.map((item) => ({
    variationId: item?.variationId ?? null,
    outcome: (item && rest.next().value) ?? unknownNumber,
  }));
  return { data: reportOf(context, cart, reported), events: basketChanged({ ...cart, items: undefined }) };
}

/** In the order of the lines; null where no article has the number. */
async function findItems({ db }: Context, lines: readonly CartLineParams[]): Promise<(EachItem | null)[]> {
  const found = await variationsByNumber(
    db,
    lines.flatMap((line) => ('number' in line ? line.number : [])),
  );
  return lines.map((line) => {
    const variationId = 'number' in line ? found.get(line.number) : line.productId;
    return variationId === undefined ? null : { variationId, quantity: line.quantity ?? null };
  });
}

/** An article of this number is as little there as one that is for sale no more. No id is 0. */
const unknownNumber = refusal('cart.addToBasket.variationNotFound', { cause: { variationId: 0 } });

/** Adds what can be added to the cart of whoever calls, and answers that cart with the products of what was added. */
export async function addToCart(
  context: Context,
  items: readonly EachItem[],
  key?: string,
): Promise<{ cart: Cart; outcomes: Outcome[] }> {
  return withCartOnRefusal(context, async () => {
    const { basket, held, touched, outcomes } = await inTransaction(context, async (inner) => {
      const open = await openBasket(inner, await beginSession(inner));
      return { basket: open, ...(await addEach(inner, { basket: open, items, key })) };
    });
    return { cart: await cartOf(context, { basket, held, cartItems: 'small', touched }), outcomes };
  });
}

/** Line by line. `variationId` null: there is no such article. */
export function reportOf(
  { language }: Context,
  basket: Cart,
  lines: readonly { variationId: number | null; outcome: Outcome }[],
): AddCartLinesResponse {
  const answer: AddCartLinesResponse = { basket, added: [], notAdded: [] };
  for (const [index, { variationId, outcome }] of lines.entries()) {
    if (outcome instanceof ApiError) {
      answer.notAdded.push({ index, variationId, key: outcome.key, message: errorText(outcome, language) });
    } else if (variationId !== null) {
      answer.added.push({ index, variationId, quantity: outcome.quantity });
    }
  }
  return answer;
}
