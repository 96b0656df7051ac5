import { setTimeout as sleep } from 'node:timers/promises';
import { fillCheckout } from '@mise/server/testing/fill-checkout.ts';
import { createPersistentClient, type Outages, type PersistentClient } from './persistent-client.ts';
import { between } from './random.ts';

export type Purchase = {
  orderId: number;
  /** Pieces by variation, as the cart said them before the order was placed. */
  pieces: Map<number, number>;
  /** What the shop said at different times of one and the same thing. */
  contradictions: string[];
};

type Wishes = { url: string; email: string; variationIds: readonly number[]; random: () => number; outages: Outages };

/**
 * Buys one to three articles through a shop under fire: fills a cart, checks out and places the order, each until there is
 * an answer. Some go away before the answer to the order comes, some click twice, and all of them ask again afterwards.
 */
export async function buy(wishes: Wishes): Promise<Purchase> {
  const { random } = wishes;
  const client = createPersistentClient(wishes.url, wishes.outages);
  const contradictions: string[] = [];
  const wanted = new Map<number, number>();
  for (let lines = between(random, 1, 3); lines > 0; lines -= 1) {
    const id = wishes.variationIds[between(random, 0, wishes.variationIds.length - 1)] ?? 0;
    wanted.set(id, between(random, 1, 4));
  }
  for (const [productId, quantity] of wanted) await putIntoCart(client, productId, quantity);
  await fillCheckout(client, { email: wishes.email });
  const pieces = await piecesInCart(client);
  for (const [id, quantity] of wanted) {
    if (pieces.get(id) !== quantity) throw new Error(`${wishes.email}: the cart lost pieces of ${id}`);
  }
  if (random() < 0.3) await client.callAndLeave('doPlaceOrder', between(random, 1, 40));
  const isDouble = random() < 0.3;
  const answers = await Promise.all(Array.from({ length: isDouble ? 2 : 1 }, () => client.call('doPlaceOrder')));
  await sleep(between(random, 0, 200));
  answers.push(await client.call('doPlaceOrder'));
  const ids = new Set(answers.map(({ order }) => order.id));
  if (ids.size > 1) contradictions.push(`${wishes.email}: orders ${[...ids].join(', ')} of one cart`);
  return { orderId: answers[0]?.order.id ?? 0, pieces, contradictions };
}

/** Adding is no question that may be asked twice: after a lost answer the cart says whether it was done. */
async function putIntoCart(client: PersistentClient, productId: number, quantity: number): Promise<void> {
  for (;;) {
    if (await client.callOnce('doAddCartItem', { productId, quantity })) return;
    if ((await piecesInCart(client)).has(productId)) return;
    await sleep(50);
  }
}

async function piecesInCart(client: PersistentClient): Promise<Map<number, number>> {
  const { items } = await client.call('getCart');
  return new Map((items ?? []).map(({ variationId, quantity }) => [variationId, quantity]));
}
