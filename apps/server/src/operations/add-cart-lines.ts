import { ApiError } from '@mise/contract/api-error.ts';
import type { AddCartLinesResponse, CartLineParams } from '@mise/contract/cart/cart.ts';
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

/** Adds lines each on its own, and reports on each of them. Who names nothing that there is gets no session by it. */
export async function addCartLines(
  context: Context,
  { lines }: { lines: readonly CartLineParams[] },
): Promise<Answer<AddCartLinesResponse, never>> {
  const items = await findItems(context, lines);
  const known = items.filter((item) => item !== null);
  if (known.length === 0) {
    return { data: report(context, { basket: await sessionCart(context, 'none'), items, outcomes: [] }) };
  }
  const { basket, held, touched, outcomes } = await inTransaction(context, async (inner) => {
    const { customer } = await beginSession(inner);
    const open = await openBasket(inner, customer);
    return { basket: open, ...(await addEach(inner, { basket: open, items: known })) };
  });
  const cart = await cartOf(context, { basket, held, cartItems: 'small', touched });
  return {
    data: report(context, { basket: cart, items, outcomes }),
    events: basketChanged({ ...cart, items: undefined }),
  };
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

type Reported = {
  basket: AddCartLinesResponse['basket'];
  items: readonly (EachItem | null)[];
  /** Of the items that are not null, in their order. */
  outcomes: readonly Outcome[];
};

function report({ language }: Context, { basket, items, outcomes }: Reported): AddCartLinesResponse {
  const answer: AddCartLinesResponse = { basket, added: [], notAdded: [] };
  const rest = outcomes.values();
  for (const [index, item] of items.entries()) {
    const outcome = item ? rest.next().value : unknownNumber;
    const variationId = item?.variationId ?? null;
    if (outcome instanceof ApiError) {
      answer.notAdded.push({ index, variationId, key: outcome.key, message: errorText(outcome, language) });
    } else if (outcome && variationId !== null) {
      answer.added.push({ index, variationId, quantity: outcome.quantity });
    }
  }
  return answer;
}
