import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';

/** Who asks: from where, and in which session; null without one. */
export type Caller = { network: string; session: string | null };

export type Admission = {
  /**
   * Does work as soon as it is the caller's turn. Refuses with `security.tooManyRequests` where their line is full, and who waits where they make
   * room for others; but none who was let in before (`isLetIn`, after `refuseFullLine`).
   */
  inTurn: <Result>(caller: Caller, work: () => Promise<Result>, options?: { isLetIn?: boolean }) => Promise<Result>;
  /** Whether the caller would have a turn at once. */
  isFree: (caller: Caller) => boolean;
  /** Refuses a caller whose line is full, at once. */
  refuseFullLine: (caller: Caller) => void;
  /** How many networks it knows: those that have a turn, or wait for one. */
  networks: () => number;
};

export type AdmissionLimits = {
  /** Turns that run at once: all of them are given away as long as anybody asks. */
  turns: number;
  /** Turns of one network that run at once. */
  ofNetwork: number;
  /** Turns of one session that run at once. */
  ofSession: number;
  /** Calls that may wait: of a session, and of a network with all its sessions. */
  longestLine: number;
  longestLineOfNetwork: number;
  /**
   * Calls of all that may wait: the last one of the network with the most makes room for one of a network with fewer. Twice as many where that
   * network has only calls that may not be refused.
   */
  mostWaiting: number;
  /** Calls that may wait for a service outside without their turn; more of them keep it. */
  aside: number;
};

/** The pool has two connections for each turn (`db/open-pool.ts`): pages ask several things at once. */
export const usualLimits: AdmissionLimits = {
  turns: 10,
  ofNetwork: Number.POSITIVE_INFINITY,
  ofSession: 2,
  longestLine: 50,
  longestLineOfNetwork: 500,
  mostWaiting: Number.POSITIVE_INFINITY,
  aside: 100,
};

/** When a line that is full may have room again. */
const retrySeconds = 2;

type Turn = {
  /** Lends the turn to others. Answers what takes it back; null: too many wait outside already. */
  lend: (wait: { isOutside: boolean }) => (() => void) | null;
  /** Ends what the call holds beside its turn (`long-turns.ts`). */
  letGo?: () => void;
};

/** The turn in which the code at hand runs. */
const currentTurn = new AsyncLocalStorage<Turn>();

/**
 * Waits for a service outside while others have the turn: ten buyers who wait for a payment provider that says nothing would else keep
 * everybody waiting. Afterwards the call goes on at once, beside those that began meanwhile: who comes back waits for nobody, and nobody for a lock
 * that they hold. A session's own turns count all the while.
 */
export async function withoutTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  letGo();
  return whileLent(work, { isOutside: true });
}

/** Ends what the code at hand holds beside its turn: others may wait for it. */
export function letGo(): void {
  currentTurn.getStore()?.letGo?.();
}

/** Has `end` called as soon as the turn of the code at hand is lent to wait for a service outside, or by `letGo`. */
export function whenLent(end: () => void): void {
  const turn = currentTurn.getStore();
  if (turn) turn.letGo = end;
}

/** Does a part of a call, which lets go what it holds itself as soon as it waits outside, and nothing of what other parts hold. */
export function inPart<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = currentTurn.getStore();
  return turn ? currentTurn.run({ lend: turn.lend }, work) : work();
}

/** Waits for something else while others have the turn: for what has a line of its own, from which few come back at once, however many wait. */
export async function whileLent<Result>(
  work: () => Promise<Result>,
  wait: { isOutside: boolean } = { isOutside: false },
): Promise<Result> {
  const takeBack = currentTurn.getStore()?.lend(wait);
  if (!takeBack) return work();
  try {
    return await work();
  } finally {
    takeBack();
  }
}

/** The same for every call of a service outside. */
export function outside<Service extends object>(service: Service): Service {
  const calls = Object.entries(service).map(([name, call]) => [
    name,
    (...input: unknown[]) => withoutTurn(() => call(...input)),
  ]);
  return Object.fromEntries(calls);
}

/**
 * Waits for a turn there, with the one of the code at hand lent to others; resolves to what ends it. Where there is nothing to wait for nothing is lent: the next
 * would have that turn in the same moment, lend it as well, and so on until all who wait are at work.
 */
export async function enterLine(admission: Admission, caller: Caller): Promise<() => void> {
  const isFree = admission.isFree(caller);
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const hold = () => {
    entered.resolve();
    return left.promise;
  };
  admission.inTurn(caller, hold).catch(entered.reject);
  // A long body has taken a long turn, for which the whole network, or everybody, may wait.
  letGo();
  await (isFree ? entered.promise : whileLent(() => entered.promise));
  return left.resolve;
}

type Waiting = { begin: () => void; refuse: (refused: ApiError) => void; isLetIn: boolean };
type Line = { running: number; most: number; waiting: Waiting[] };
type Network = { running: number; waiting: number; lines: Map<string, Line> };

/**
 * Shares the process among those who ask: a turn that becomes free goes to the network with the fewest running, there to the
 * session with the fewest; among equals to whoever came, or was served, longest ago. So one session never takes more than its own turns,
 * and one network never keeps another waiting, though it may have all turns that nobody else wants. Calls without a session are
 * those of their network: what they have in common is no person.
 */
export function createAdmission(limits: AdmissionLimits = usualLimits): Admission {
  const networks = new Map<string, Network>();
  let running = 0;
  let waiting = 0;
  let aside = 0;

  function newTurn(): Turn {
    let reasons = 0;
    return {
      lend({ isOutside }) {
        if (isOutside && aside >= limits.aside) return null;
        if (isOutside) aside += 1;
        reasons += 1;
        if (reasons === 1) {
          running -= 1;
          giveTurns();
        }
        return () => {
          if (isOutside) aside -= 1;
          reasons -= 1;
          if (reasons === 0) running += 1;
        };
      },
    };
  }

  function isFree({ network: name, session }: Caller): boolean {
    const network = networks.get(name);
    const line = network?.lines.get(lineOf(session));
    const isLineFree = line === undefined || (line.running < line.most && line.waiting.length === 0);
    return running < limits.turns && (network?.running ?? 0) < limits.ofNetwork && isLineFree;
  }

  function refuseFullLine({ network: name, session }: Caller): void {
    const network = networks.get(name);
    const inLine = network?.lines.get(lineOf(session))?.waiting.length ?? 0;
    const ofNetwork = network?.waiting ?? 0;
    const room = session === null ? limits.longestLineOfNetwork : limits.longestLine;
    if (inLine >= room || ofNetwork >= limits.longestLineOfNetwork) throw tooMany();
    if (!hasPlaceFor(ofNetwork)) throw tooMany();
  }

  function enter({ network: name, session }: Caller, isLetIn: boolean): Promise<void> {
    const network = networks.get(name) ?? { running: 0, waiting: 0, lines: new Map() };
    const key = lineOf(session);
    const line = network.lines.get(key) ?? {
      running: 0,
      most: session === null ? Number.POSITIVE_INFINITY : limits.ofSession,
      waiting: [],
    };
    if (waiting >= limits.mostWaiting && !isLetIn) makeRoomBeside(network.waiting);
    networks.set(name, network);
    network.lines.set(key, line);
    return new Promise((begin, refuse) => {
      line.waiting.push({ begin, refuse, isLetIn });
      network.waiting += 1;
      waiting += 1;
      giveTurns();
    });
  }

  /**
   * Whether a network with `own` waiting gets a place. Where none is left the network that has most waiting makes room; where none of its calls may be
   * refused any more, there are as many places again for the others.
   */
  function hasPlaceFor(own: number): boolean {
    if (waiting < limits.mostWaiting) return true;
    const [, network] = networkOfMost();
    // Whoever would make their line as long is refused instead.
    if (network.waiting <= own + 1) return false;
    return waiting < 2 * limits.mostWaiting || lastRefusable(network) !== null;
  }

  function networkOfMost(): [string, Network] {
    return [...networks].reduce((a, b) => (b[1].waiting > a[1].waiting ? b : a));
  }

  /** The last call of the longest line of a network that has one that may be refused. */
  function lastRefusable({ lines }: Network) {
    const places = [...lines].map(([key, line]) => {
      return { key, line, place: line.waiting.findLastIndex(({ isLetIn }) => !isLetIn) };
    });
    const refusable = places.filter(({ place }) => place >= 0);
    if (refusable.length === 0) return null;
    return refusable.reduce((a, b) => (b.line.waiting.length > a.line.waiting.length ? b : a));
  }

  function makeRoomBeside(own: number): void {
    const [name, network] = networkOfMost();
    const last = network.waiting > own + 1 ? lastRefusable(network) : null;
    if (!last) return;
    const { key, line, place } = last;
    const [refused] = line.waiting.splice(place, 1);
    network.waiting -= 1;
    waiting -= 1;
    forgetEmpty(name, network, key, line);
    refused?.refuse(tooMany());
  }

  function forgetEmpty(name: string, network: Network, key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) network.lines.delete(key);
    if (network.lines.size === 0) networks.delete(name);
  }

  function leave({ network: name, session }: Caller): void {
    const network = networks.get(name);
    const line = network?.lines.get(lineOf(session));
    if (!network || !line) throw new Error('a turn ended that had not begun');
    running -= 1;
    network.running -= 1;
    line.running -= 1;
    forgetEmpty(name, network, lineOf(session), line);
    giveTurns();
  }

  function isReadyNetwork({ running: ofNetwork, lines }: Network): boolean {
    return ofNetwork < limits.ofNetwork && [...lines.values()].some(isReady);
  }

  function giveTurns(): void {
    while (running < limits.turns) {
      const network = takeNext(networks, isReadyNetwork);
      const line = network && takeNext(network.lines, isReady);
      const next = line?.waiting.shift();
      if (!network || !line || !next) return;
      running += 1;
      network.running += 1;
      network.waiting -= 1;
      waiting -= 1;
      line.running += 1;
      next.begin();
    }
  }

  return {
    async inTurn(caller, work, { isLetIn = false } = {}) {
      if (!isLetIn) refuseFullLine(caller);
      await enter(caller, isLetIn);
      try {
        return await currentTurn.run(newTurn(), work);
      } finally {
        leave(caller);
      }
    },
    isFree,
    refuseFullLine,
    networks: () => networks.size,
  };
}

function tooMany(): ApiError {
  return refusal('security.tooManyRequests', { cause: { seconds: retrySeconds }, retryAfter: retrySeconds });
}

/** No token is empty. */
function lineOf(session: string | null): string {
  return session ?? '';
}

function isReady({ running, most, waiting }: Line): boolean {
  return running < most && waiting.length > 0;
}

/** The one with the fewest running, which goes to the end: the order of the map is that of who came, or was served, longest ago. */
function takeNext<Each extends { running: number }>(all: Map<string, Each>, isIn: (each: Each) => boolean) {
  let next: [string, Each] | undefined;
  for (const entry of all) {
    if ((next === undefined || entry[1].running < next[1].running) && isIn(entry[1])) next = entry;
  }
  if (next === undefined) return undefined;
  const [key, each] = next;
  all.delete(key);
  all.set(key, each);
  return each;
}
