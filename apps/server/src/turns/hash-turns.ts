import { availableParallelism } from 'node:os';
import { type AdmissionLimits, type Caller, createAdmission, enterLine, letGo, whileLent } from './admission.ts';

/** `knownAs`: of whose account the browser showed a login, be it over. */
type HashCaller = Caller & { knownAs: string | null };

/** Does what hashes a password when it is the turn of whoever asks. */
export type HashTurns = <Result>(caller: HashCaller, work: () => Promise<Result>) => Promise<Result>;

/** A hash keeps one processor busy for a twentieth of a second, in one of the four threads of Node, which read files and compress answers, too. */
const mostAtOnce = 3;

export const hashLimits: AdmissionLimits = {
  // One processor is left to the shop.
  turns: Math.min(mostAtOnce, Math.max(1, availableParallelism() - 1)),
  ofNetwork: Number.POSITIVE_INFINITY,
  ofSession: 1,
  longestLine: 10,
  // Two hundred buyers who begin to work, behind one address, by one account, or behind as many.
  longestLineOfNetwork: 250,
  mostWaiting: 400,
  aside: 0,
};

/**
 * Passwords are hashed in a line of their own, in turns of the networks that ask; there of the accounts whose login a browser showed, which wait for no stranger, as only
 * who has an account can keep others from its line, and of the strangers together, in turns of their sessions. In ordinary turns ten hashes were all that the
 * process did, and twenty networks that guessed kept everybody waiting. Whoever waits here, or is at work, has lent their turn, has no long turn any
 * more, and must hold nothing else that others wait for, least of all a connection of the database.
 */
export function createHashTurns(limits: AdmissionLimits = hashLimits): HashTurns {
  const inOwnLine = { ...limits, turns: Number.POSITIVE_INFINITY, ofNetwork: 1 };
  const strangers = createAdmission(inOwnLine);
  // What all of them may have waiting one client has, who opens accounts for hours.
  const accounts = createAdmission({ ...inOwnLine, mostWaiting: Number.POSITIVE_INFINITY });
  const everybody = createAdmission(limits);
  return async ({ network, session, knownAs }, work) => {
    letGo();
    return whileLent(async () => {
      const leave =
        knownAs === null
          ? await enterLine(strangers, { network, session })
          : await enterLine(accounts, { network: knownAs, session });
      const begin = () => {
        // The next of the line has a place among all networks once this one is at work.
        leave();
        return work();
      };
      return everybody.inTurn({ network, session: knownAs }, begin, { isLetIn: true });
    });
  };
}
