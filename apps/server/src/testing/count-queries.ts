import pg from 'pg';
import { vi } from 'vitest';
import type { TestShop } from './test-shop.ts';

/** Counts what goes to the database, transactions included, reference data (settings, countries) aside. */
export async function countQueries({ database }: TestShop, work: () => Promise<unknown>): Promise<number> {
  const clients = new Set<unknown>();
  const note = (client: pg.PoolClient) => void clients.add(client);
  database.pool.on('acquire', note);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.contexts.filter((client) => clients.has(client)).length;
  } finally {
    query.mockRestore();
    database.pool.off('acquire', note);
  }
}
