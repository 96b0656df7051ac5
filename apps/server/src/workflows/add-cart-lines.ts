import { ApiError } from '@mise/contract/api-error.ts';
import type { AddCartLinesResponse, Cart, CartLineParams } from '@mise/contract/cart/cart.ts';
import type { Answer, ParsedInput } from '@mise/contract/client.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { formatPieces } from '@mise/rules/format-quantity.ts';
import { isManyPacks, manyPacks } from '@mise/rules/pack.ts';
import type { Context } from '../context.ts';
import { addEach, type EachItem, type Outcome } from '../domains/cart/add-each.ts';
import { openBasket } from '../domains/cart/basket.ts';
import { variationWords } from '../domains/catalog/variation-names.ts';
import { variationsByNumber } from '../domains/catalog/variations-by-number.ts';
import { cartOf, sessionCart } from '../domains/checkout/session-cart.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { inTransaction } from '../in-transaction.ts';
import { errorText } from '../texts/error-texts.ts';
import { basketChanged } from './cart-events.ts';
import { withCartOnRefusal } from './refused-addition.ts';

/** Adds lines each on its own, and reports on each of them. Who names nothing that is added gets no session by it. */
export async function addCartLines(
  context: Context,
  { lines, asksAboutPacks, additionKey }: ParsedInput<'doAddCartLines'>,
): Promise<Answer<AddCartLinesResponse, never>> {
  const items = await findItems(context, lines);
  const asked = asksAboutPacks ? await questionsOf(context, items) : [];
  const isAsked = new Set(asked.map(({ index }) => index));
  const wanted = items.flatMap((item, index) => (item && !isAsked.has(index) ? item : []));
  const { cart, outcomes } =
    wanted.length === 0
      ? { cart: await sessionCart(context, 'none'), outcomes: [] as Outcome[] }
      : await addToCart(context, wanted, additionKey);
  const rest = outcomes.values();
  const reported = items.map((item, index) => {
    const outcome = item && !isAsked.has(index) ? rest.next().value : undefined;
    return { variationId: item?.variationId ?? null, outcome: isAsked.has(index) ? null : (outcome ?? unknownNumber) };
  });
  const report = reportOf(context, cart, reported);
  const data = asksAboutPacks ? { ...report, asked } : report;
  return wanted.length === 0 ? { data } : { data, events: basketChanged({ ...cart, items: undefined }) };
}

/** What is to be asked about lines of so many packs that pieces may be meant. No query where no quantity is that large. */
async function questionsOf(
  context: Context,
  items: readonly (EachItem | null)[],
): Promise<NonNullable<AddCartLinesResponse['asked']>> {
  const large = items.flatMap((item, index) => {
    const quantity = item?.quantity ?? 0;
    return item && quantity > manyPacks ? [{ index, variationId: item.variationId, quantity }] : [];
  });
  const words = await variationWords(context, [...new Set(large.map(({ variationId }) => variationId))]);
  return large.flatMap(({ index, variationId, quantity }) => {
    const { pack, sold } = words.get(variationId) ?? {};
    if (!pack || !sold || !isManyPacks(pack, quantity)) return [];
    return [{ index, variationId, sold: sold(quantity), pieces: formatPieces(quantity, pack, context.language) }];
  });
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

/** Line by line. `variationId` null: there is no such article. `outcome` null: it is asked about. */
export function reportOf(
  { language }: Context,
  basket: Cart,
  lines: readonly { variationId: number | null; outcome: Outcome | null }[],
): AddCartLinesResponse {
  const answer: AddCartLinesResponse = { basket, added: [], notAdded: [] };
  for (const [index, { variationId, outcome }] of lines.entries()) {
    if (outcome instanceof ApiError) {
      answer.notAdded.push({ index, variationId, key: outcome.key, message: errorText(outcome, language) });
    } else if (variationId !== null && outcome) {
      answer.added.push({ index, variationId, quantity: outcome.quantity });
    }
  }
  return answer;
}
