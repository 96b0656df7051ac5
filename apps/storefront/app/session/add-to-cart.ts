import { ApiError, isApiError } from '@mise/contract/api-error.ts';
import type { AddCartLinesResponse } from '@mise/contract/cart/cart.ts';
import type { Input } from '@mise/contract/client.ts';
import type { AddWishlistToCartResponse } from '@mise/contract/wishlist/wishlist.ts';
import { cartReactionIsThere } from './cart-reaction.ts';
import { cartChanges, changeCart, changeCartByAddition, whileCartChanges } from './cart-store.ts';
import { client } from './client.ts';

type Items = Input<'doAddCartItems'>;

/** What `addToCart` throws where the same articles were sent in another quantity and got no answer: they may be in the cart, which was read anew. */
export const sentBefore = 'sentBefore';

/** Puts variations of an article into the cart, all of them or none, which the whole page then shows. Throws what the shop refuses, and `sentBefore`. */
export async function addToCart({ name, items }: { name: string; items: Items }): Promise<void> {
  const about = items.map(({ productId }) => productId).join();
  if (isDoubtful(items, about)) {
    changeCart((await whileCartChanges(() => client.getCart({ cartItems: 'small' }))).data);
    throw new ApiError({ key: sentBefore, code: 0, message: '', status: 409 });
  }
  const canBeShown = cartReactionIsThere();
  const { data } = await whileCartChanges(() => once(items, (additionKey) => ask(items, additionKey), about));
  await canBeShown;
  const quantity = items.reduce((sum, item) => sum + Number(item.quantity ?? 1), 0);
  changeCartByAddition(data, { name, count: 1, quantity });
}

function ask(items: Items, additionKey: string) {
  const [first, ...others] = items.map((item) => ({ ...item, additionKey }));
  return first && others.length === 0
    ? client.doAddCartItem({ ...first, cartItems: 'small' })
    : client.doAddCartItems(first ? [first, ...others] : []);
}

/** What was added last without an answer, of which articles, and how many answers with the cart had come by then. */
let unanswered: { what: string; about: string; key: string; changes: number } | null = null;

function isDoubtful(added: unknown, about: string): boolean {
  const isSame = unanswered?.what === JSON.stringify(added);
  return unanswered?.about === about && !isSame && unanswered.changes === cartChanges();
}

/**
 * Adds something under a key. Where no answer came nobody knows whether it was added: whoever presses again before they saw the cart means the same
 * addition, and the shop makes it once.
 */
async function once<Result>(
  added: unknown,
  add: (additionKey: string) => Promise<Result>,
  about = '',
): Promise<Result> {
  const what = JSON.stringify(added);
  const before = unanswered?.what === what && unanswered.changes === cartChanges() ? unanswered.key : undefined;
  const key = before ?? newKey();
  unanswered = null;
  try {
    return await add(key);
  } catch (error) {
    if (isAnswerLost(error)) unanswered = { what, about, key, changes: cartChanges() };
    throw error;
  }
}

/** A key for `addLinesToCart`: under the same one the shop adds once. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** No answer, or none of the shop's own, whatever its status: nobody knows whether what was asked is done. */
export function isAnswerLost(error: unknown): boolean {
  return isApiError(error) && (error.status === undefined || error.status < 400 || error.status >= 500);
}

/**
 * Puts several lines into the cart, each on its own, and answers what became of them; with `asksAboutPacks` also what is to be asked first. `key`: of who
 * keeps what had no answer, and asks again under the same one.
 */
export async function addLinesToCart(
  lines: Input<'doAddCartLines'>['lines'],
  { asksAboutPacks = false, key }: { asksAboutPacks?: boolean; key?: string } = {},
): Promise<AddCartLinesResponse> {
  const canBeShown = cartReactionIsThere();
  const add = (additionKey: string) => client.doAddCartLines({ lines, asksAboutPacks, additionKey });
  const { data } = await whileCartChanges(() => (key ? add(key) : once({ lines, asksAboutPacks }, add)));
  await canBeShown;
  const { added, basket } = data;
  if (added.length === 0) changeCart(basket);
  else {
    const only = added.length === 1 ? basket.items?.find((item) => item.variationId === added[0]?.variationId) : null;
    changeCartByAddition(basket, {
      name: only?.variation?.texts.name1 ?? '',
      count: added.length,
      quantity: added.reduce((sum, { quantity }) => sum + quantity, 0),
    });
  }
  return data;
}

/** Puts all that can be bought of the wishlist into the cart, and answers what cannot. */
export async function addWishlistToCart(): Promise<AddWishlistToCartResponse> {
  const { data } = await whileCartChanges(() =>
    once('wishlist', (additionKey) => client.doAddWishlistToCart({ additionKey })),
  );
  changeCart(data.basket);
  return data;
}
