import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as arrivals, setTimeout as sleep } from 'node:timers/promises';
import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type AdmissionLimits, type Caller, createAdmission, inPart, whenLent, whileLent } from './admission.ts';

/** A call, whether nobody waits for its answer any more, and what refuses where nothing is to be begun. */
type LongCaller = Caller & { hasGone: () => boolean; mayBegin?: () => void };

/** Does a call, which may find out meanwhile that it takes long (`takeLongTurn`). */
export type LongTurns = <Result>(caller: LongCaller, call: () => Promise<Result>) => Promise<Result>;

/** The processor does one thing at a time: two, so that one that waits for the database keeps no other network waiting. */
const longLimits: AdmissionLimits = {
  turns: 2,
  ofNetwork: 1,
  ofSession: 1,
  longestLine: 50,
  // Two hundred buyers behind one address. What each has read meanwhile stays in memory, so that all networks share the room.
  longestLineOfNetwork: 200,
  mostWaiting: 200,
  aside: 0,
};

/** What takes so long that whoever comes meanwhile would notice; and for how long at most they are given the processor afterwards. */
const longMs = 50;
const longestRestMs = 250;

/** Nothing takes so long. Who has not ended until then waits for something that may never come. */
const longestHeldMs = 60_000;

type LongTurn = {
  announce: () => void;
  begin: (options?: { isForAll: boolean }) => Promise<void>;
  /** Has somebody wait in their line, too, for what is done for all (`takeLongTurnForAll`). */
  join: (caller: Caller) => void;
  caller: Caller;
  /** Does a part of the call in a long turn of its own, which ends with it. */
  inPart: <Result>(work: () => Promise<Result>) => Promise<Result>;
  end: () => void;
};

const currentCall = new AsyncLocalStorage<LongTurn>();

/**
 * To be called by what turns out to take long, such as a cart of hundreds of lines, before it does: waits until no other such call of the
 * network is at work, and keeps others waiting until the call ends, or its part (`inOwnLongTurn`). It must hold nothing that another may wait for
 * in a long turn, least of all a lock.
 */
export async function takeLongTurn(): Promise<void> {
  await currentCall.getStore()?.begin();
}

/** The same for what others may wait for, too, such as a page that is kept: it is made though whoever asked first has gone. */
export async function takeLongTurnForAll(): Promise<void> {
  await currentCall.getStore()?.begin({ isForAll: true });
}

/**
 * Does a part of a call that has a long turn of its own: each operation of a page. What a page does between them and afterwards, such as to wait for
 * what somebody else makes, or to be drawn, it does without one. So who has a long turn waits for nobody who may wait for it (decision 0024).
 */
export function inOwnLongTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return currentCall.getStore()?.inPart(work) ?? work();
}

/** What a call does for all who wait for it. */
export type ForAll = {
  /** Whoever joins waits for it in their own line, too: it is done when the first of them has their turn. */
  join: (caller: Caller) => void;
};

/** The call in which the code at hand runs, for those who wait for what it makes; null outside of one. */
export function currentForAll(): (ForAll & { caller: Caller }) | null {
  return currentCall.getStore() ?? null;
}

/**
 * To be called by what will take long (`takeLongTurn`) before it writes: refuses where the line is full, and has the turn not refused
 * afterwards. Whoever heard a refusal of what was written would do it again. It waits for nothing.
 */
export function announceLongTurn(): void {
  currentCall.getStore()?.announce();
}

/**
 * Calls that take hundreds of milliseconds of the processor come one at a time of each network, and two of all. Ten of them side by side would be done no
 * sooner, and whoever asks for little meanwhile, and needs a dozen turns of the loop for it, would wait for all ten again and again. After
 * each the network's next waits as long as it took, a quarter of a second at most. Who waits has lent their ordinary turn to others.
 */
export function createLongTurns({
  limits = longLimits,
  longestMs = longestHeldMs,
  log,
}: {
  limits?: AdmissionLimits;
  longestMs?: number;
  log?: Pick<FastifyBaseLogger, 'error'>;
} = {}): LongTurns {
  const admission = createAdmission(limits);

  /** No mistake keeps everybody's long calls waiting for ever: what does not end has the turn no longer. */
  async function endOf(ended: Promise<void>): Promise<void> {
    const overdue = Promise.withResolvers<void>();
    const watch = setTimeout(() => {
      log?.error({ seconds: longestMs / 1000 }, 'what had a long turn has not ended: the turn was given to others');
      overdue.resolve();
    }, longestMs);
    await Promise.race([ended, overdue.promise]);
    clearTimeout(watch);
  }

  /** `whole`: of a part of a call, who waits for the call. */
  function newLongTurn(asker: LongCaller, whole?: { others: ReadonlyMap<string, Caller> }): LongTurn {
    const { hasGone, mayBegin, ...caller } = asker;
    const ended = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const others = new Map(whole?.others);
    const parts = new Set<LongTurn>();
    let begun: Promise<void> | undefined;
    let isAnnounced = false;
    let isEntered = false;

    async function hold(): Promise<void> {
      if (isEntered) return;
      isEntered = true;
      entered.resolve();
      const since = performance.now();
      await endOf(ended.promise);
      await rest(performance.now() - since);
    }

    function enter(): Promise<void> {
      admission.inTurn(caller, hold, { isLetIn: isAnnounced }).catch(entered.reject);
      for (const other of others.values()) enterFor(other);
      return entered.promise;
    }

    /** Where their line is full there is that of whoever asked first. */
    function enterFor(other: Caller): void {
      admission.inTurn(other, hold).catch(() => {});
    }

    async function beginOnce(isForAll: boolean): Promise<void> {
      await whileLent(enter);
      whenLent(ended.resolve);
      if (!isForAll && hasGone()) throw refusal('serviceUnavailable');
      if (!isAnnounced) mayBegin?.();
    }

    const turn: LongTurn = {
      caller,
      join(other) {
        for (const part of parts) part.join(other);
        if (isEntered || other.network === caller.network || others.has(other.network)) return;
        others.set(other.network, other);
        if (begun) enterFor(other);
      },
      announce() {
        if (begun) return;
        admission.refuseFullLine(caller);
        isAnnounced = true;
      },
      begin({ isForAll } = { isForAll: false }) {
        begun ??= beginOnce(isForAll);
        return begun;
      },
      inPart: (work) =>
        inPart(async () => {
          // Whoever has the turn already would wait for themselves.
          if (begun) return work();
          const part = newLongTurn(asker, { others });
          parts.add(part);
          try {
            return await currentCall.run(part, work);
          } finally {
            parts.delete(part);
            part.end();
          }
        }),
      end: ended.resolve,
    };
    return turn;
  }

  return async function inLongTurn(caller, call) {
    const turn = newLongTurn(caller);
    try {
      return await currentCall.run(turn, call);
    } finally {
      turn.end();
    }
  };
}

async function rest(tookMs: number): Promise<void> {
  if (tookMs < longMs) await arrivals();
  else await sleep(Math.min(tookMs, longestRestMs));
}
