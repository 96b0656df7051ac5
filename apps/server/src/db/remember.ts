import type { Database } from './database.ts';

/**
 * Keeps small reference data (settings, countries, the category tree) for a moment, one load at a time per key.
 * It is a shortcut and no state: a change is seen after `lifetimeMs` in every process.
 *
 * The load is given a database of its own small pool: calls in a transaction hold a connection already, and if all of
 * them waited for a second one of the same pool, none would ever get it.
 */
export type Remember = <Value>(key: string, load: (db: Database) => Promise<Value>) => Promise<Value>;

export function createRemember(db: Database, lifetimeMs: number, clock: () => number = Date.now): Remember {
  const entries = new Map<string, { value: Promise<unknown>; until: number }>();
  return function remember<Value>(key: string, load: (db: Database) => Promise<Value>): Promise<Value> {
    const known = entries.get(key);
    if (known && known.until > clock()) return known.value as Promise<Value>;
    const value = load(db);
    entries.set(key, { value, until: clock() + lifetimeMs });
    value.catch(() => entries.delete(key));
    return value;
  };
}
