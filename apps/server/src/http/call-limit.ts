import { refusal } from '@mise/contract/refusal.ts';

const windowMs = 60_000;

/** Counts a call of a network, which weighs as much as it costs. Refuses with `security.tooManyRequests` what is too much. */
export type CallLimit = (network: string, weight?: number) => void;

/**
 * Counts what a network asks for, by the minute: a coarse limit for whoever asks hundreds of times. As long as anything is left a
 * call is let in, whatever it weighs. `maximum` 0 is no limit. Counted by each process on its own.
 */
export function createCallLimit({ maximum, now }: { maximum: number; now: () => number }): CallLimit {
  let begun = 0;
  const spent = new Map<string, number>();
  return (network, weight = 1) => {
    if (maximum === 0) return;
    const time = now();
    if (time - begun >= windowMs) {
      begun = time;
      spent.clear();
    }
    const before = spent.get(network) ?? 0;
    if (before >= maximum) {
      const seconds = Math.max(1, Math.ceil((begun + windowMs - time) / 1000));
      throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
    }
    spent.set(network, before + weight);
  };
}
