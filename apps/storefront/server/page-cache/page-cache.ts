import { createTaggedCache, type TaggedCache } from './tagged-cache.ts';

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

export type PageCache = TaggedCache<KeptPage>;

/** A stale page is better than none for so long: the database may be away, and what it says may be untrue. */
const longestStaleMs = 10 * 60_000;
/** Room for the gzip that may be asked for later: a little larger than brotli. */
const gzipPerBrotli = 1.25;

export function createPageCache(options: { maximumBytes: number; now: () => number }): PageCache {
  return createTaggedCache({ ...options, longestStaleMs, bytesOf });
}

function bytesOf({ bodies }: KeptPage): number {
  return bodies.identity ? bodies.identity.length : Math.ceil(bodies.br.length * (1 + gzipPerBrotli));
}
