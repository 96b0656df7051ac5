import { refusal } from '@mise/contract/refusal.ts';
import type { Caller } from './admission.ts';

const minuteMs = 60_000;
/** Sessions an hour that a network may begin and that stay for a month, each with the cart that is put into it. */
const mostLasting = 2000;
/** So much more than a visitor may all sessions of a network ask for: a hotel's guests, or a company's buyers, come from one address. */
const visitorsOfNetwork = 10;
/** As long as our own tokens: what a client makes up is kept no longer. */
const tokenLength = 43;

/** What is asked for: `extras` are what nobody needs to buy (sitemaps, descriptions, what there is not). */
export type CallKind = 'pages' | 'reads' | 'writes' | 'pictures' | 'extras';

/** Who asks for what. `knownAs`: of whose account the browser showed a login, be it over. */
export type CountedCaller = Caller & { knownAs: string | null; kind: CallKind };

/** Counts a call, which weighs as much as it costs. Refuses with `security.tooManyRequests` what is too much. */
export type CallLimit = (caller: CountedCaller, weight?: number) => void;

type Limit = { key: string; most: number };
type CallLimitOptions = { maximum: number; now: () => number; windowMs?: number };

/**
 * Counts what a visitor asks for, by the minute or `windowMs`: a coarse limit for whoever asks hundreds of times. All of a network without a session are
 * one visitor for each kind of call, and all its sessions have a wider limit together: one is begun, or made up, at will. An account
 * is not, so what is asked for with one takes nothing from its network as long as it has something left of its own, and is kept from nothing by what others
 * there ask for. Extras are one visitor of their network, whoever asks. As long as anything is left a call is let in, whatever it weighs. `maximum` 0 is
 * no limit. Counted by each process on its own.
 */
export function createCallLimit({ maximum, now, windowMs = minuteMs }: CallLimitOptions): CallLimit {
  let begun = 0;
  const spent = new Map<string, number>();
  const isSpent = ({ key, most }: Limit) => (spent.get(key) ?? 0) >= most;

  function limitsOf({ network, session, knownAs, kind }: CountedCaller): Limit[] {
    const ofKind = { key: `${network} ${kind}`, most: maximum };
    if (kind === 'extras') return [ofKind];
    const ofAccount = knownAs === null ? null : { key: knownAs, most: maximum };
    const own = ofAccount && !isSpent(ofAccount) ? ofAccount : null;
    if (session === null) return [own ?? ofKind];
    return [
      { key: `${network} session ${session.slice(0, tokenLength)}`, most: maximum },
      own ?? { key: `${network} sessions`, most: maximum * visitorsOfNetwork },
    ];
  }

  return (caller, weight = 1) => {
    if (maximum === 0) return;
    const time = now();
    // A clock may also be set back.
    if (time - begun >= windowMs || time < begun) {
      begun = time;
      spent.clear();
    }
    const limits = limitsOf(caller);
    if (limits.some(isSpent)) {
      const seconds = Math.max(1, Math.ceil((begun + windowMs - time) / 1000));
      throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
    }
    for (const { key } of limits) spent.set(key, (spent.get(key) ?? 0) + weight);
  };
}

/** Counts what a call turned out to cost, once it is answered: whoever has nothing left hears of it at the next one. */
export function countAfterwards(limit: CallLimit, caller: CountedCaller, weight: number): void {
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
      count({ network, session: null, knownAs: null, kind: 'writes' });
      return { isBrief: false };
    } catch {
      return { isBrief: true };
    }
  };
}
