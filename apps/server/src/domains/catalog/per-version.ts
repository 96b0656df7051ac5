import type { Shop } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { type CatalogPart, currentVersion } from './catalog-version.ts';

/** What was loaded, of which version, and what is being loaded. */
export type Entry<Value = unknown> = {
  current?: { version: number; value: Value; tookMs: number };
  pending?: Promise<void>;
};

/** By shop, so that several shops in one process (tests) keep apart. A cache: another process has its own. */
const entriesOf = new WeakMap<Shop, Map<string, Entry>>();

type Options<Value> = {
  /** What it is made of: with a change of anything else it stays. */
  of?: CatalogPart;
  /** Ends what is kept earlier: when an offer begins, say. */
  isOutdated?: (value: Value) => boolean;
  /**
   * Allows to answer the old value while a slow load goes on, and is called when that is done: nothing that is made from it
   * may be kept. Without it every call waits.
   */
  onStale?: () => void;
  /** What counts as slow. */
  slowMs?: number;
};

/** What `load` reads from the catalogue, kept until the catalogue changes; one load at a time per key. */
export function perVersion<Value>(
  shop: Shop,
  key: string,
  load: (db: Database) => Promise<Value>,
  options: Options<Value> = {},
): Promise<Value> {
  return ofVersion(shop, entryOf(shop, key) as Entry<Value>, load, options);
}

/** The same in an entry that the caller keeps, and may let go. */
export async function ofVersion<Value>(
  shop: Shop,
  entry: Entry<Value>,
  load: (db: Database) => Promise<Value>,
  { of = 'catalog', isOutdated = () => false, onStale, slowMs = 250 }: Options<Value>,
): Promise<Value> {
  const { [of]: version, db } = await currentVersion(shop);
  for (;;) {
    const known = entry.current;
    if (known && known.version >= version && !isOutdated(known.value)) return known.value;
    entry.pending ??= reload(entry, version, () => load(db));
    if (known && known.tookMs > slowMs && onStale) {
      entry.pending.catch((error: unknown) => shop.log.error({ err: error }, 'the catalogue could not be read again'));
      onStale();
      return known.value;
    }
    await entry.pending;
  }
}

function entryOf(shop: Shop, key: string): Entry {
  const entries = entriesOf.get(shop) ?? new Map<string, Entry>();
  entriesOf.set(shop, entries);
  const entry = entries.get(key) ?? {};
  entries.set(key, entry);
  return entry;
}

async function reload<Value>(entry: Entry<Value>, version: number, load: () => Promise<Value>): Promise<void> {
  const started = performance.now();
  try {
    const value = await load();
    entry.current = { version, value, tookMs: performance.now() - started };
  } finally {
    delete entry.pending;
  }
}
