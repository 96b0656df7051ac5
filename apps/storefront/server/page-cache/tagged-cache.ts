import type { Change } from '@mise/server/db/changes.ts';
import { LRUCache } from 'lru-cache';

/** What was made for a key. */
export type Made<Value> = {
  value: Value;
  /** False: goes to whoever asked and is not kept (a 404, an error). */
  isKept: boolean;
  /** What it was made from. */
  tags: ReadonlySet<string>;
  /** Milliseconds since 1970 after which it is no longer true. */
  endsAt: number;
};

/**
 * What asking for a key costs: nothing, as it is kept (`hit`), or kept from before changes became unheard (`stale`); a wait, as it is being made
 * for someone else (`making`); or it has to be made (`miss`).
 */
export type CacheState = 'hit' | 'stale' | 'making' | 'miss';

export type TaggedCache<Value> = {
  stateOf: (key: string) => CacheState;
  /** The value of a key: kept, being made for someone else, or made now. */
  get: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
  /**
   * Drops what a change made untrue, also what is being made from the old state at this moment. While changes are unheard
   * what is kept is stale and nothing further is kept.
   */
  apply: (change: Change) => void;
  /** Bytes that are kept now. */
  bytes: () => number;
  size: () => number;
};

type Entry<Value> = Omit<Made<Value>, 'isKept'>;

/** What an entry costs beside its value: tags, the map's own. */
const overheadBytes = 2048;

/** Keeps what was made by key until something changes that it was made from; least recently used first out, within a number of bytes. */
export function createTaggedCache<Value>(options: {
  maximumBytes: number;
  bytesOf: (value: Value) => number;
  /** For how long a stale value is better than none (milliseconds): changes may be unheard as the database is away. */
  longestStaleMs: number;
  now: () => number;
}): TaggedCache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: options.maximumBytes,
    sizeCalculation: ({ value }, key) => options.bytesOf(value) + key.length * 2 + overheadBytes,
    dispose: ({ tags }, key) => forget(key, tags),
  });
  const keysByTag = new Map<string, Set<string>>();
  const making = new Map<string, Promise<Value>>();
  /** Grows with every change: what was begun before one may be made from what it changed. */
  let generation = 0;
  let underWay = 0;
  /** The last change of a tag, as long as something is being made that may have missed it. */
  const changed = new Map<string, number>();
  let everythingChanged = 0;
  let unheardSince: number | undefined;

  function stateOf(key: string): CacheState {
    const known = entries.peek(key);
    if (known && isUsable(known)) return unheardSince === undefined ? 'hit' : 'stale';
    return making.has(key) ? 'making' : 'miss';
  }

  function isUsable({ endsAt }: Entry<Value>): boolean {
    const time = options.now();
    return endsAt > time && (unheardSince === undefined || time - unheardSince < options.longestStaleMs);
  }

  async function get(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const known = entries.get(key);
    if (known && isUsable(known)) return known.value;
    const pending = making.get(key);
    if (pending) return pending;
    const begun = generation;
    underWay += 1;
    const result = make().then(({ isKept, ...entry }) => {
      if (isKept && !wasOvertaken(entry.tags, begun)) keep(key, entry);
      return entry.value;
    });
    making.set(key, result);
    const done = () => {
      underWay -= 1;
      if (underWay === 0) changed.clear();
      if (making.get(key) === result) making.delete(key);
    };
    result.then(done, done);
    return result;
  }

  function keep(key: string, entry: Entry<Value>): void {
    entries.set(key, entry);
    // One that is larger than all that may be kept.
    if (!entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  function forget(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function wasOvertaken(tags: ReadonlySet<string>, begun: number): boolean {
    if (unheardSince !== undefined || everythingChanged > begun) return true;
    for (const tag of tags) if ((changed.get(tag) ?? 0) > begun) return true;
    return false;
  }

  function apply(change: Change): void {
    if (change === 'unheard') {
      unheardSince ??= options.now();
      return;
    }
    generation += 1;
    // Whoever asks from now on must not be given what is being made from the old state.
    making.clear();
    if (change === 'everything') {
      everythingChanged = generation;
      unheardSince = undefined;
      entries.clear();
      return;
    }
    for (const tag of change) {
      if (underWay > 0) changed.set(tag, generation);
      for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
    }
  }

  return { stateOf, get, apply, bytes: () => entries.calculatedSize ?? 0, size: () => entries.size };
}
