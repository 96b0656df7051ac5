import type { Basket } from '@mise/contract/cart/basket.ts';
import type { Cart } from '@mise/contract/cart/cart.ts';
import type { Answer } from '@mise/contract/client.ts';
import type { Events } from '@mise/contract/events.ts';
import type { TouchedLines } from '../domains/cart/change-lines.ts';

/** A cart with what happened to it. Of several lines the last is told of: an event names one. */
export function cartAnswer(data: Cart, { added = [], updated = [] }: Partial<TouchedLines> = {}): Answer<Cart, never> {
  const lineOf = (ids: readonly number[]) => data.items?.findLast(({ id }) => ids.includes(id));
  const [addedLine, updatedLine] = [lineOf(added), lineOf(updated)];
  return {
    data,
    events: {
      ...basketChanged({ ...data, items: undefined }),
      ...(addedLine && { AfterBasketItemAdd: { basketItem: addedLine } }),
      ...(updatedLine && { AfterBasketItemUpdate: { basketItem: updatedLine } }),
    },
  };
}

export function basketChanged(basket: Basket): Required<Pick<Events, 'AfterBasketChanged'>> {
  return { AfterBasketChanged: { basket } };
}
