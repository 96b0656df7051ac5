import type { Change } from '@mise/server/db/changes.ts';
import { LRUCache } from 'lru-cache';

/**
 * As it was made; or compressed, once it is kept: nearly every browser takes it so, and it needs a fifth of the room. For the
 * others gzip is made and kept when the first of them asks.
 */
export type PageBodies =
  | { identity: Buffer; br?: undefined; gzip?: undefined }
  | { identity?: undefined; br: Buffer; gzip?: Buffer };

/** A page as it goes out: everything that is worked out once and sent many times. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  /** None where no browser stores the page. */
  etag?: string;
  bodies: PageBodies;
};

export type RenderedPage = KeptPage & {
  /** False: goes to whoever asked and is not kept (a 404, an error). */
  isKept: boolean;
  tags: ReadonlySet<string>;
  /** Milliseconds since 1970 after which it is no longer true. */
  endsAt: number;
};

type Entry = { page: KeptPage; tags: ReadonlySet<string>; endsAt: number };

/**
 * What asking for a page costs: nothing, as it is kept or being rendered for someone else (`hit`), or kept from before changes
 * became unheard (`stale`); or it has to be made (`miss`).
 */
export type PageState = 'hit' | 'stale' | 'miss';

export type PageCache = {
  stateOf: (key: string) => PageState;
  /** The page of a key: kept, being rendered by someone else, or rendered now. */
  get: (key: string, render: () => Promise<RenderedPage>) => Promise<KeptPage>;
  /**
   * Drops what a change made untrue, also what is being rendered from the old state at this moment. While changes are unheard
   * kept pages are stale and no further ones are kept.
   */
  apply: (change: Change) => void;
  /** Bytes that are kept now. */
  bytes: () => number;
  pages: () => number;
};

/** What an entry costs beside its bodies: headers, tags, the map's own. */
const overheadBytes = 2048;
/** A stale page is better than none for so long: the database may be away, and what it says may be untrue (milliseconds). */
const longestStaleMs = 10 * 60_000;
/** Room for the gzip that may be asked for later: a little larger than brotli. */
const gzipPerBrotli = 1.25;

/** Keeps rendered pages by key, least recently used first out, within a number of bytes. */
export function createPageCache(options: { maximumBytes: number; now: () => number }): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maximumBytes,
    sizeCalculation: sizeOf,
    dispose: ({ tags }, key) => forget(key, tags),
  });
  const keysByTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Promise<KeptPage>>();
  /** Grows with every change: a page whose rendering began before one may be made from what it changed. */
  let generation = 0;
  let underWay = 0;
  /** The last change of a tag, as long as a page is being rendered that may have missed it. */
  const changed = new Map<string, number>();
  let everythingChanged = 0;
  let unheardSince: number | undefined;

  function stateOf(key: string): PageState {
    const known = entries.peek(key);
    if (known && isUsable(known)) return unheardSince === undefined ? 'hit' : 'stale';
    return rendering.has(key) ? 'hit' : 'miss';
  }

  function isUsable({ endsAt }: Entry): boolean {
    const time = options.now();
    return endsAt > time && (unheardSince === undefined || time - unheardSince < longestStaleMs);
  }

  async function get(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const known = entries.get(key);
    if (known && isUsable(known)) return known.page;
    const pending = rendering.get(key);
    if (pending) return pending;
    const begun = generation;
    underWay += 1;
    const result = render().then(({ isKept, tags, endsAt, ...page }) => {
      if (isKept && !wasOvertaken(tags, begun)) keep(key, { page, tags, endsAt });
      return page;
    });
    rendering.set(key, result);
    const done = () => {
      underWay -= 1;
      if (underWay === 0) changed.clear();
      if (rendering.get(key) === result) rendering.delete(key);
    };
    result.then(done, done);
    return result;
  }

  function keep(key: string, entry: Entry): void {
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
    // Whoever asks from now on must not be given what is being rendered from the old state.
    rendering.clear();
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

  return { stateOf, get, apply, bytes: () => entries.calculatedSize ?? 0, pages: () => entries.size };
}

function sizeOf({ page }: Entry, key: string): number {
  const { bodies } = page;
  const bytes = bodies.identity ? bodies.identity.length : Math.ceil(bodies.br.length * (1 + gzipPerBrotli));
  return bytes + key.length * 2 + overheadBytes;
}
