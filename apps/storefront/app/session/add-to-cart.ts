import type { AddCartLinesResponse } from '@mise/contract/cart/cart.ts';
import type { Input } from '@mise/contract/client.ts';
import { cartReactionIsThere } from './cart-reaction.ts';
import { changeCart, changeCartByAddition, whileCartChanges } from './cart-store.ts';
import { client } from './client.ts';

type Items = Input<'doAddCartItems'>;

/** Puts variations of an article into the cart, all of them or none, which the whole page then shows. Throws what the shop refuses. */
export async function addToCart({ name, items }: { name: string; items: Items }): Promise<void> {
  const canBeShown = cartReactionIsThere();
  const { data } = await whileCartChanges(() => ask(items));
  await canBeShown;
  const quantity = items.reduce((sum, item) => sum + Number(item.quantity ?? 1), 0);
  changeCartByAddition(data, { name, count: 1, quantity });
}

function ask(items: Items) {
  const [first, ...others] = items;
  return first && others.length === 0
    ? client.doAddCartItem({ ...first, cartItems: 'small' })
    : client.doAddCartItems(items);
}

/** Puts several lines into the cart, each on its own, and answers what became of them. */
export async function addLinesToCart(lines: Input<'doAddCartLines'>['lines']): Promise<AddCartLinesResponse> {
  const canBeShown = cartReactionIsThere();
  const { data } = await whileCartChanges(() => client.doAddCartLines({ lines }));
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
