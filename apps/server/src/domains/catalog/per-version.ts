import type { Shop } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { currentVersion } from './catalog-version.ts';

type Entry = {
  current?: { version: number; value: unknown; tookMs: number };
  pending?: Promise<void>;
};

/** By shop, so that several shops in one process (tests) keep apart. A cache: another process has its own. */
const entriesOf = new WeakMap<Shop, Map<string, Entry>>();

type Options<Value> = {
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
export async function perVersion<Value>(
  shop: Shop,
  key: string,
  load: (db: Database) => Promise<Value>,
  { isOutdated = () => false, onStale, slowMs = 250 }: Options<Value> = {},
): Promise<Value> {
  const { version, db } = await currentVersion(shop);
  const entry = entryOf(shop, key);
  for (;;) {
    const known = entry.current as { version: number; value: Value; tookMs: number } | undefined;
    if (known && known.version >= version && !isOutdated(known.value)) return known.value;
    entry.pending ??= reload(entry, version, () => load(db));
    if (known && known.tookMs > slowMs && onStale) {
      entry.pending.catch((error: unknown) =>
        shop.log.error({ err: error, key }, 'the catalogue could not be read again'),
      );
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

async function reload(entry: Entry, version: number, load: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  try {
    const value = await load();
    entry.current = { version, value, tookMs: performance.now() - started };
  } finally {
    delete entry.pending;
  }
}
