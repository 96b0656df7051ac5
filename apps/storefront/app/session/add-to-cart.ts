import type { Input } from '@mise/contract/client.ts';
import { cartReactionIsThere } from './cart-reaction.ts';
import { changeCartByAddition, whileCartChanges } from './cart-store.ts';
import { client } from './client.ts';

/** Puts a variation into the cart, which the whole page then shows. Throws what the shop refuses. */
export async function addToCart(addition: Input<'doAddCartItem'> & { name: string }): Promise<void> {
  const { name, ...item } = addition;
  const canBeShown = cartReactionIsThere();
  const { data } = await whileCartChanges(() => client.doAddCartItem({ ...item, cartItems: 'small' }));
  await canBeShown;
  changeCartByAddition(data, { name, count: 1, quantity: Number(item.quantity ?? 1) });
}
