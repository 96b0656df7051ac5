import { setTimeout as sleep } from 'node:timers/promises';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { sampleVariations } from '@mise/server/testing/sample-variations.ts';
import { buy, type Purchase } from './buyer.ts';
import { type Ground, openGround } from './ground.ts';
import { type Disturbances, killAgainAndAgain } from './kills.ts';
import { moneyFaults } from './money-faults.ts';
import type { Outages } from './persistent-client.ts';
import { createRandom } from './random.ts';
import { fillAgainAndAgain, type SmallDisk } from './small-disk.ts';
import { fillWallet } from './wallet.ts';

export type KillTrial = {
  orders: number;
  buyers: number;
  /** Milliseconds between two kills, and for which a disk is full or not. */
  pauseMs: readonly [number, number];
  seed: number;
  /** Instead of being killed the database finds its disk full. */
  disk?: SmallDisk;
};

export type KillResult = Outages & {
  orders: number;
  disturbances: Disturbances;
  /** Mails that came, and how many of them were a second one of the same order. */
  mails: number;
  repeats: number;
  seconds: number;
  /** Everything that does not hold; none is what is asked for. */
  faults: string[];
};

const stockBefore = 100_000;
const mailPatienceMs = 60_000;

/** Lets buyers order while shop and database are killed or the disk is full, and compares what they were told with what is there. */
export async function tryKills(trial: KillTrial): Promise<KillResult> {
  const ground = await openGround(trial.disk);
  try {
    await ground.startShop();
    return await run(ground, trial);
  } finally {
    await ground.close();
  }
}

async function run(ground: Ground, trial: KillTrial): Promise<KillResult> {
  const begin = Date.now();
  const random = createRandom(trial.seed);
  const variationIds = await sampleVariations(ground.pool, 12, { stock: stockBefore });
  const wallet = await fillWallet(ground, {
    couponUses: Math.ceil(trial.orders / 8),
    giftCards: Math.ceil(trial.orders / 8),
  });
  const outages: Outages = { unanswered: 0, unavailable: 0 };
  const stopping = new AbortController();
  const purchases: Purchase[] = [];
  const plan = { ...trial, random, stopping: stopping.signal, finished: () => purchases.length };
  const disturbing = trial.disk ? fillAgainAndAgain(trial.disk, plan) : killAgainAndAgain(ground, plan);
  let begun = 0;
  const buyers = Array.from({ length: trial.buyers }, async () => {
    while (begun < trial.orders) {
      begun += 1;
      const email = `buyer${begun}@krone.example`;
      if (begun === Math.ceil(trial.orders / 2)) await payBeforeOrder(ground);
      purchases.push(await buy({ url: ground.url, email, variationIds, wallet, random, outages }));
    }
  });
  // A shop that does not come back ends the trial, not the patience of its buyers.
  await Promise.race([Promise.all(buyers), disturbing]).finally(async () => {
    stopping.abort();
    await disturbing.catch(() => {});
  });
  const disturbances = await disturbing;
  const money = await moneyFaults(ground, wallet);
  const stored = await storedOrders(ground);
  const mails = await awaitMails(ground, stored);
  const faults = [
    ...money,
    ...purchases.flatMap(({ contradictions }) => contradictions),
    ...faultsOfOrders(stored, purchases),
    ...(await faultsOfStock(ground, variationIds)),
    ...mailFaults(mails, stored),
    ...ground.logged.filter((line) => /placing an order failed|an operation failed/.test(line)),
  ];
  const repeats = mails.length - new Set(mails).size;
  const seconds = (Date.now() - begin) / 1000;
  return { orders: purchases.length, disturbances, ...outages, mails: mails.length, repeats, seconds, faults };
}

/** From now on what is paid on a payment page comes before its order. */
async function payBeforeOrder({ pool }: Ground): Promise<void> {
  for (;;) {
    try {
      await pool.query(
        "INSERT INTO setting (key, value) VALUES ('molliePreventOrderCreation', 'true') ON CONFLICT DO NOTHING",
      );
      return;
    } catch {
      // The database is being killed.
      await sleep(100);
    }
  }
}

type StoredOrder = { id: number; email: string; pieces: Record<string, number> };

/** What was placed by the buyers of the trial. */
async function storedOrders({ pool }: Ground): Promise<StoredOrder[]> {
  const { rows } = await pool.query<StoredOrder>(
    `SELECT id, email, (SELECT json_object_agg(variation_id, quantity) FROM order_item
       WHERE order_id = orders.id AND type_id = 1) AS pieces
     FROM orders WHERE email LIKE 'buyer%' AND status_id <> ALL($1)`,
    [[orderStatusIds.prepared, orderStatusIds.canceled]],
  );
  return rows;
}

/** Every order that a buyer was told, or has paid, is there with what the cart said, and none beside them. */
function faultsOfOrders(stored: readonly StoredOrder[], purchases: readonly Purchase[]): string[] {
  return purchases.flatMap(({ email, orderId, isExpected, pieces }) => {
    const orders = stored.filter((order) => order.email === email);
    const [order] = orders;
    if (orders.length > 1) return [`${email} has ${orders.length} orders`];
    if (!order) return isExpected ? [`the order of ${email} is lost`] : [];
    const isOther =
      Object.keys(order.pieces).length !== pieces.size || [...pieces].some(([id, n]) => order.pieces[id] !== n);
    return [
      ...(isExpected ? [] : [`order ${order.id} was told to nobody`]),
      ...(orderId > 0 && orderId !== order.id ? [`order ${orderId} is lost`] : []),
      ...(isOther ? [`order ${order.id} is not what the cart was`] : []),
    ];
  });
}

async function faultsOfStock({ pool }: Ground, variationIds: readonly number[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; left: number; sold: number }>(
    `SELECT variation_id AS id, quantity AS left,
       (SELECT coalesce(sum(order_stock.quantity), 0)::int FROM order_stock JOIN orders ON orders.id = order_id
        WHERE order_stock.variation_id = stock.variation_id AND status_id <> $2) AS sold
     FROM stock WHERE variation_id = ANY($1)`,
    [variationIds, orderStatusIds.canceled],
  );
  return rows
    .filter(({ left, sold }) => left !== stockBefore - sold)
    .map(({ id, left, sold }) => `of variation ${id} ${sold} were sold and ${left} of ${stockBefore} are left`);
}

/**
 * Waits until each order has its mail, or long enough. What failed again and again in a long trial would be tried anew only after minutes, also what was
 * under way when the last kill came and fails after it.
 */
async function awaitMails(ground: Ground, orders: readonly StoredOrder[]): Promise<string[]> {
  const giveUpAt = Date.now() + mailPatienceMs;
  for (let round = 0; ; round++) {
    if (round % 25 === 0) {
      await ground.pool.query(
        "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'order-confirmation-%' AND run_at > now()",
      );
    }
    const ids = await ground.mailIds();
    if (mailFaults(ids, orders).length === 0 || Date.now() > giveUpAt) return ids;
    await sleep(200);
  }
}

function mailFaults(ids: readonly string[], orders: readonly StoredOrder[]): string[] {
  const sent = new Set(ids);
  return orders
    .filter(({ id }) => !sent.has(`<order-${id}-confirmation@localhost>`))
    .map(({ id }) => `order ${id} has no mail`);
}
