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
       AND variation.maximum_order_quantity IS NULL AND interval_order_quantity = 1
       AND item.maximum_order_quantity IS NULL AND NOT shares_stock AND customer_class_ids = '{}' AND currencies = '{}'
       AND languages = '{}' AND shipping_country_ids = '{}'
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

/** The variations of the demo's item that shares its stock, sold by the dozen and in cartons of twelve, given so many pieces. */
export async function sharedStock(pool: pg.Pool, pieces: number): Promise<number[]> {
  await pool.query('DELETE FROM item_order_property WHERE item_id IN (SELECT id FROM item WHERE shares_stock)');
  await pool.query(
    'UPDATE stock SET quantity = $1 WHERE variation_id IN (SELECT main_variation_id FROM item WHERE shares_stock)',
    [pieces],
  );
  const found = await pool.query<{ id: number }>(
    'SELECT variation.id FROM variation JOIN item ON item.id = item_id WHERE shares_stock ORDER BY variation.id',
  );
  return found.rows.map(({ id }) => id);
}

/** The demo's bundle of which a part is chosen, with enough of everything: the place of that part, and another option for it. */
export async function bundleWithChoice(
  pool: pg.Pool,
): Promise<{ variationId: number; slotId: number; pieces: number; optionId: number }> {
  const found = await pool.query(
    `SELECT i.main_variation_id AS "variationId", b.variation_id AS "slotId", b.quantity AS pieces, o.id AS "optionId"
     FROM bundle_component b JOIN item i ON i.id = b.item_id JOIN variation v ON v.id = b.variation_id
     JOIN variation o ON o.item_id = v.item_id AND o.id <> v.id AND o.is_active
     WHERE b.is_choosable ORDER BY i.id, o.id LIMIT 1`,
  );
  const [bundle] = found.rows;
  await pool.query(
    `DELETE FROM item_order_property WHERE item_id IN
       (SELECT v.item_id FROM variation v JOIN bundle_component b ON b.variation_id = v.id)`,
  );
  await pool.query(
    `UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1, maximum_order_quantity = NULL,
       stock_policy = 'limited', is_active = true WHERE id = ANY($1) OR id IN (SELECT variation_id FROM bundle_component)`,
    [[bundle.variationId, bundle.optionId]],
  );
  await pool.query(
    'UPDATE stock SET quantity = 500 WHERE variation_id = ANY($1) OR variation_id IN (SELECT variation_id FROM bundle_component)',
    [[bundle.variationId, bundle.optionId]],
  );
  return bundle;
}
