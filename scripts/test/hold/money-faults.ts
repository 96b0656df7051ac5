import { setTimeout as sleep } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import type { Wallet } from './wallet.ts';

const patienceMs = 60_000;

/** Lets time pass for the jobs that look after payments, until nothing is wrong with the money, or long enough. */
export async function moneyFaults(ground: Ground, wallet: Wallet): Promise<string[]> {
  for (const giveUpAt = Date.now() + patienceMs; ; await sleep(500)) {
    await ground.pool.query("UPDATE payment SET updated_at = updated_at - interval '1 hour'");
    await ground.pool.query("SELECT graphile_worker.add_job('reconcile-payments', job_key := 'reconcile-now')");
    await ground.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL');
    await sleep(500);
    const faults = [
      ...(await faultsOfProvider(ground)),
      ...(await faultsOfLedger(ground)),
      ...(await faultsOfCoupon(ground, wallet)),
      ...(await faultsOfGiftCards(ground)),
    ];
    if (faults.length === 0 || Date.now() > giveUpAt) return faults;
  }
}

/** All that the provider took is booked once, and for an order that there is, or went back. */
async function faultsOfProvider({ pool, payments }: Ground): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; booked: number; status: number }>(
    `SELECT payment.provider_id AS id, orders.status_id AS status, coalesce(sum(CASE payment_entry.kind
         WHEN 'captured' THEN payment_entry.amount WHEN 'refunded' THEN -payment_entry.amount END), 0)::int AS booked
     FROM payment JOIN orders ON orders.id = payment.order_id
     LEFT JOIN payment_entry ON payment_entry.payment_id = payment.id
     WHERE payment.provider_id IS NOT NULL GROUP BY payment.provider_id, orders.status_id`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return (await payments()).flatMap(({ id, kept }) => {
    const row = known.get(id);
    if (!row) return kept === 0 ? [] : [`${kept} cents of ${id} are for nothing`];
    const isOrdered = row.status === 5 || row.status === 7;
    return [
      ...(row.booked === kept ? [] : [`of ${id} ${kept} cents were taken and ${row.booked} booked`]),
      ...(kept === 0 || isOrdered ? [] : [`${id} was paid, and is neither an order nor given back`]),
    ];
  });
}

/** Orders say of their money what the ledger says, and keep no more than they cost. */
async function faultsOfLedger({ pool }: Ground): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT orders.id FROM orders LEFT JOIN LATERAL (
       SELECT coalesce(sum(CASE kind WHEN 'captured' THEN payment_entry.amount WHEN 'refunded' THEN -payment_entry.amount END), 0) AS paid
       FROM payment JOIN payment_entry ON payment_id = payment.id WHERE order_id = orders.id) ledger ON true
     WHERE orders.paid_amount <> ledger.paid OR ledger.paid > orders.total_gross OR (status_id = 8 AND ledger.paid <> 0)
       OR (status_id IN (5, 7) AND ledger.paid < orders.total_gross)`,
  );
  return rows.map(({ id }) => `order ${id} and the ledger say different things`);
}

/** Each order that a coupon lowered has used it once, and no more orders than may. */
async function faultsOfCoupon({ pool }: Ground, { couponUses }: Wallet): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; uses: number; has: boolean }>(
    `SELECT id, coupon_code IS NOT NULL AS has,
       (SELECT count(*)::int FROM coupon_redemption WHERE order_id = orders.id) AS uses
     FROM orders WHERE status_id <> 8`,
  );
  const used = rows.filter(({ uses }) => uses > 0);
  return [
    ...rows
      .filter(({ uses, has }) => uses !== Number(has))
      .map(({ id, uses }) => `order ${id} used a coupon ${uses} times`),
    ...(used.length > couponUses ? [`a coupon of ${couponUses} uses was used ${used.length} times`] : []),
  ];
}

async function faultsOfGiftCards({ pool }: Ground): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; amount: number; paid: number }>(
    `SELECT gift_card.id, gift_card.amount::int, coalesce(sum(CASE payment_entry.kind
         WHEN 'captured' THEN payment_entry.amount WHEN 'refunded' THEN -payment_entry.amount END), 0)::int AS paid
     FROM gift_card LEFT JOIN payment ON payment.gift_card_id = gift_card.id
     LEFT JOIN payment_entry ON payment_entry.payment_id = payment.id GROUP BY gift_card.id`,
  );
  return rows
    .filter(({ amount, paid }) => paid < 0 || paid > amount)
    .map(({ id, amount, paid }) => `gift card ${id} of ${amount} paid ${paid}`);
}
