import { setTimeout as sleep } from 'node:timers/promises';
import { fillCheckout } from '@mise/server/testing/fill-checkout.ts';
import { codesOf, enterCode, orderAndPay } from './order.ts';
import { createPersistentClient, type Outages, type PersistentClient } from './persistent-client.ts';
import { between } from './random.ts';
import type { Wallet } from './wallet.ts';

export type Purchase = {
  /** To which there is one order. */
  email: string;
  /** 0: it was to be paid before it became an order. */
  orderId: number;
  /** Whether there has to be an order of it. */
  isExpected: boolean;
  /** Pieces by variation, as the cart said them before the order was placed. */
  pieces: Map<number, number>;
  /** What the shop said at different times of one and the same thing. */
  contradictions: string[];
};

type Wishes = {
  url: string;
  email: string;
  variationIds: readonly number[];
  wallet: Wallet;
  random: () => number;
  outages: Outages;
};

/**
 * Buys one to three articles through a shop under fire: fills a cart, enters codes, checks out, orders and pays, each until there is
 * an answer. Some go away before the answer to the order comes, some click twice, and all of them ask again afterwards.
 */
export async function buy(wishes: Wishes): Promise<Purchase> {
  const { email, random, wallet } = wishes;
  const client = createPersistentClient(wishes.url, wishes.outages);
  const contradictions: string[] = [];
  const wanted = new Map<number, number>();
  for (let lines = between(random, 1, 3); lines > 0; lines -= 1) {
    const id = wishes.variationIds[between(random, 0, wishes.variationIds.length - 1)] ?? 0;
    wanted.set(id, between(random, 1, 4));
  }
  for (const [productId, quantity] of wanted) await putIntoCart(client, productId, quantity);
  await fillCheckout(client, { email, ...(random() < 0.5 && { paymentId: wallet.cardMethodId }) });
  const pieces = await piecesInCart(client);
  for (const [id, quantity] of wanted) {
    if (pieces.get(id) !== quantity) throw new Error(`${email}: the cart lost pieces of ${id}`);
  }
  for (const code of codesOf(wallet, random)) await enterCode(client, code, wallet);
  const { ids, isPaid } = await orderAndPay(client, random);
  if (ids.size > 1) contradictions.push(`${email}: orders ${[...ids].join(', ')} of one cart`);
  const [orderId = 0] = ids;
  return { email, orderId, isExpected: orderId > 0 || isPaid, pieces, contradictions };
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
