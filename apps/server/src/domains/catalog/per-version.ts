import type { Shop } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { type CatalogPart, currentVersion } from './catalog-version.ts';

/** What was loaded, from which version of the catalogue and by which load, how many loads were begun, and the one that is under way. */
export type Entry<Value = unknown> = {
  current?: { version: string; load: number; value: Value; tookMs: number };
  begun?: number;
  pending?: Promise<void>;
};

/** By shop: tests run several in one process. */
const entriesOf = new WeakMap<Shop, Map<string, Entry>>();

type Options<Value> = {
  /** The part of the catalogue that it is read from: a change of another part loads nothing. */
  of?: CatalogPart;
  /** Whether a value has to be loaded again although the catalogue did not change: an offer has begun, say. */
  isOutdated?: (value: Value) => boolean;
  /**
   * Allows an outdated value to be answered while a slow load goes on, and is called whenever that happens: what is made from
   * that value must not be cached. Without it every call waits for the load.
   */
  onStale?: () => void;
};

/** What `load` reads from the catalogue, cached in this process until the catalogue changes; one load at a time per key. */
export function perVersion<Value>(
  shop: Shop,
  key: string,
  load: (db: Database) => Promise<Value>,
  options: Options<Value> = {},
): Promise<Value> {
  return ofVersion(shop, entryOf(shop, key) as Entry<Value>, load, options);
}

/** The same for an entry that the caller holds, and may drop. */
export async function ofVersion<Value>(
  shop: Shop,
  entry: Entry<Value>,
  load: (db: Database) => Promise<Value>,
  { of = 'catalog', isOutdated = () => false, onStale }: Options<Value>,
): Promise<Value> {
  const { begun = 0 } = entry;
  const { [of]: version, db } = await currentVersion(shop);
  for (;;) {
    const known = entry.current;
    // What began to load later is not older, though the catalogue may have changed again.
    const isCurrent = known && (known.version === version || known.load > begun);
    if (isCurrent && !isOutdated(known.value)) return known.value;
    entry.pending ??= reload(entry, version, () => load(db));
    if (known && known.tookMs > shop.slowLoadMs && onStale) {
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

async function reload<Value>(entry: Entry<Value>, version: string, load: () => Promise<Value>): Promise<void> {
  const started = performance.now();
  entry.begun = (entry.begun ?? 0) + 1;
  const { begun } = entry;
  try {
    const value = await load();
    entry.current = { version, load: begun, value, tookMs: performance.now() - started };
  } finally {
    delete entry.pending;
  }
}
