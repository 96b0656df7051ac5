import type { Changes } from './changes.ts';
import type { Database } from './database.ts';

/**
 * Keeps small reference data (settings, countries, the category tree) for a moment, one load at a time per key.
 * It is a shortcut and no state: any change that a process announces ends it, others are seen after `lifetimeMs`.
 *
 * The load is given a database of its own small pool: calls in a transaction hold a connection already, and if all of
 * them waited for a second one of the same pool, none would ever get it.
 */
export type Remember = <Value>(key: string, load: (db: Database) => Promise<Value>) => Promise<Value>;

export function createRemember(
  db: Database,
  lifetimeMs: number,
  changes: Pick<Changes, 'subscribe'>,
  clock: () => number = Date.now,
): Remember {
  const entries = new Map<string, { value: Promise<unknown>; until: number }>();
  changes.subscribe(() => entries.clear());
  return function remember<Value>(key: string, load: (db: Database) => Promise<Value>): Promise<Value> {
    const known = entries.get(key);
    if (known && known.until > clock()) return known.value as Promise<Value>;
    const value = load(db);
    entries.set(key, { value, until: clock() + lifetimeMs });
    value.catch(() => entries.delete(key));
    return value;
  };
}
