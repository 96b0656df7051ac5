const windowMs = 60_000;

/** Seconds after which a network may ask again; 0: now. */
export type PageRateLimit = (network: string) => number;

/**
 * Counts the pages that have to be made for a network, by the minute: a coarse limit for whoever asks for hundreds.
 * `maximum` 0 is no limit. Counted by each process on its own.
 */
export function createPageRateLimit({ maximum, now }: { maximum: number; now: () => number }): PageRateLimit {
  let begun = 0;
  const counts = new Map<string, number>();
  return (network) => {
    if (maximum === 0) return 0;
    const time = now();
    if (time - begun >= windowMs) {
      begun = time;
      counts.clear();
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > maximum ? Math.max(1, Math.ceil((begun + windowMs - time) / 1000)) : 0;
  };
}
