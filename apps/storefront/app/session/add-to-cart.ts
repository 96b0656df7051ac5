import type { Input } from '@mise/contract/client.ts';
import { cartReactionIsThere } from './cart-reaction.ts';
import { changeCartByAddition, whileCartChanges } from './cart-store.ts';
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
