import { refusal } from '@mise/contract/refusal.ts';
import type { Caller } from './admission.ts';

const minuteMs = 60_000;
/** Sessions an hour that a network may begin and that stay for a month, each with the cart that is put into it. */
const mostLasting = 2000;
/** So much more than a visitor may a network ask for: a hotel's guests, or a company's buyers, come from one address. */
const visitorsOfNetwork = 10;
/** As long as our own tokens: what a client makes up is kept no longer. */
const tokenLength = 43;

/** Counts a call, which weighs as much as it costs. Refuses with `security.tooManyRequests` what is too much. */
export type CallLimit = (caller: Caller, weight?: number) => void;

type CallLimitOptions = { maximum: number; now: () => number; windowMs?: number };

/**
 * Counts what a visitor asks for, by the minute or `windowMs`: a coarse limit for whoever asks hundreds of times. All without a session are one
 * visitor of their network, which has a wider limit for all of its visitors: a session is begun, or made up, at will. As long as
 * anything is left a call is let in, whatever it weighs. `maximum` 0 is no limit. Counted by each process on its own.
 */
export function createCallLimit({ maximum, now, windowMs = minuteMs }: CallLimitOptions): CallLimit {
  let begun = 0;
  const spent = new Map<string, number>();
  return ({ network, session }, weight = 1) => {
    if (maximum === 0) return;
    const time = now();
    // A clock may also be set back.
    if (time - begun >= windowMs || time < begun) {
      begun = time;
      spent.clear();
    }
    const limits = [
      { key: `${network} ${session?.slice(0, tokenLength) ?? ''}`, most: maximum },
      { key: network, most: maximum * visitorsOfNetwork },
    ];
    if (limits.some(({ key, most }) => (spent.get(key) ?? 0) >= most)) {
      const seconds = Math.max(1, Math.ceil((begun + windowMs - time) / 1000));
      throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
    }
    for (const { key } of limits) spent.set(key, (spent.get(key) ?? 0) + weight);
  };
}

/** Counts what a call turned out to cost, once it is answered: whoever has nothing left hears of it at the next one. */
export function countAfterwards(limit: CallLimit, caller: Caller, weight: number): void {
  if (weight === 0) return;
  try {
    limit(caller, weight);
  } catch {
    // Nothing was left to take.
  }
}

/**
 * Counts a session that a network begins. Beyond the hourly limit a session lasts two hours, not a month. It is not refused: one client could keep
 * everybody behind its address from a cart. Counted by each process on its own.
 */
export type CountSession = (network: string) => { isBrief: boolean };

/** `isLimited` false: all last for a month. */
export function createSessionCount({ isLimited, now }: { isLimited: boolean; now: () => number }): CountSession {
  const count = createCallLimit({ maximum: isLimited ? mostLasting : 0, now, windowMs: 60 * minuteMs });
  return (network) => {
    try {
      count({ network, session: null });
      return { isBrief: false };
    } catch {
      return { isBrief: true };
    }
  };
}
