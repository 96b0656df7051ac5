import { setTimeout as sleep } from 'node:timers/promises';
import { sampleVariations } from '@mise/server/testing/sample-variations.ts';
import { buy, type Purchase } from './buyer.ts';
import { type Ground, openGround } from './ground.ts';
import { type Disturbances, killAgainAndAgain } from './kills.ts';
import type { Outages } from './persistent-client.ts';
import { createRandom } from './random.ts';
import { fillAgainAndAgain, type SmallDisk } from './small-disk.ts';

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
      purchases.push(await buy({ url: ground.url, email, variationIds, random, outages }));
    }
  });
  // A shop that does not come back ends the trial, not the patience of its buyers.
  await Promise.race([Promise.all(buyers), disturbing]).finally(async () => {
    stopping.abort();
    await disturbing.catch(() => {});
  });
  const disturbances = await disturbing;
  const mails = await awaitMails(ground, purchases);
  const faults = [
    ...purchases.flatMap(({ contradictions }) => contradictions),
    ...(await faultsOfOrders(ground, purchases)),
    ...(await faultsOfStock(ground, variationIds)),
    ...mailFaults(mails, purchases),
    ...ground.logged.filter((line) => /placing an order failed|an operation failed/.test(line)),
  ];
  const repeats = mails.length - new Set(mails).size;
  const seconds = (Date.now() - begin) / 1000;
  return { orders: purchases.length, disturbances, ...outages, mails: mails.length, repeats, seconds, faults };
}

/** Every order that a buyer was told is there with what the cart said, and none beside them. */
async function faultsOfOrders({ pool }: Ground, purchases: readonly Purchase[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; pieces: Record<string, number> | null }>(
    `SELECT id, (SELECT json_object_agg(variation_id, quantity) FROM order_item WHERE order_id = orders.id) AS pieces,
       (SELECT count(*) FROM order_vat WHERE order_id = orders.id) AS vats FROM orders`,
  );
  const stored = new Map(rows.map(({ id, pieces }) => [id, pieces ?? {}]));
  const told = new Set(purchases.map(({ orderId }) => orderId));
  const differs = ({ orderId, pieces }: Purchase) => {
    const kept = stored.get(orderId) ?? {};
    return Object.keys(kept).length !== pieces.size || [...pieces].some(([id, count]) => kept[id] !== count);
  };
  return [
    ...purchases.filter(({ orderId }) => !stored.has(orderId)).map(({ orderId }) => `order ${orderId} is lost`),
    ...purchases.filter(differs).map(({ orderId }) => `order ${orderId} is not what the cart was`),
    ...[...stored.keys()].filter((id) => !told.has(id)).map((id) => `order ${id} was told to nobody`),
    ...(told.size === purchases.length ? [] : ['two carts were told the same order']),
  ];
}

async function faultsOfStock({ pool }: Ground, variationIds: readonly number[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; left: number; sold: number }>(
    `SELECT variation_id AS id, quantity AS left,
       (SELECT coalesce(sum(quantity), 0)::int FROM order_item WHERE order_item.variation_id = stock.variation_id) AS sold
     FROM stock WHERE variation_id = ANY($1)`,
    [variationIds],
  );
  return rows
    .filter(({ left, sold }) => left !== stockBefore - sold)
    .map(({ id, left, sold }) => `of variation ${id} ${sold} were sold and ${left} of ${stockBefore} are left`);
}

/** Waits until each order has its mail, or long enough. */
async function awaitMails(ground: Ground, purchases: readonly Purchase[]): Promise<string[]> {
  for (const giveUpAt = Date.now() + mailPatienceMs; ; ) {
    const ids = await ground.mailIds();
    if (mailFaults(ids, purchases).length === 0 || Date.now() > giveUpAt) return ids;
    await sleep(200);
  }
}

function mailFaults(ids: readonly string[], purchases: readonly Purchase[]): string[] {
  const sent = new Set(ids);
  return purchases
    .filter(({ orderId }) => !sent.has(`<order-${orderId}-confirmation@localhost>`))
    .map(({ orderId }) => `order ${orderId} has no mail`);
}
