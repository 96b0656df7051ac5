import type pg from 'pg';

type Wanted = { stock?: number; policy?: 'limited' | 'oversell' | 'unlimited' };

/**
 * Variations of the demo shop that can be bought piece by piece without an answer to anything, given the stock that a
 * test needs. Ascending by id.
 */
export async function sampleVariations(pool: pg.Pool, count: number, wanted: Wanted = {}): Promise<number[]> {
  const { stock = 1000, policy = 'limited' } = wanted;
  const found = await pool.query<{ id: number }>(
    `SELECT variation.id FROM variation JOIN item ON item.id = variation.item_id
     WHERE is_active AND availability_id < 9 AND item.type = 'default' AND minimum_order_quantity = 1
       AND maximum_order_quantity IS NULL AND interval_order_quantity = 1
       AND item_id NOT IN (SELECT item_id FROM item_order_property)
       AND item_id NOT IN (SELECT item_id FROM item_category JOIN category ON category.id = category_id WHERE is_customers_only)
       AND (available_until IS NULL OR available_until > now())
     ORDER BY variation.id LIMIT $1`,
    [count],
  );
  const ids = found.rows.map(({ id }) => id);
  if (ids.length < count) throw new Error(`the demo shop has only ${ids.length} such variations`);
  await pool.query('UPDATE variation SET stock_policy = $2 WHERE id = ANY($1)', [ids, policy]);
  await pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = ANY($1)', [ids, stock]);
  return ids;
}
