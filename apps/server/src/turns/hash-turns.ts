import { availableParallelism } from 'node:os';
import { type AdmissionLimits, type Caller, createAdmission, letGo, whileLent } from './admission.ts';

/** Does what hashes a password when it is the turn of whoever asks. */
export type HashTurns = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/** A hash keeps one processor busy for a twentieth of a second, in one of the four threads of Node, which read files and compress answers, too. */
const mostAtOnce = 3;

export const hashLimits: AdmissionLimits = {
  // One processor is left to the shop.
  turns: Math.min(mostAtOnce, Math.max(1, availableParallelism() - 1)),
  ofNetwork: Number.POSITIVE_INFINITY,
  ofSession: 1,
  longestLine: 10,
  // Two hundred buyers who begin to work, behind one address or behind as many.
  longestLineOfNetwork: 250,
  mostWaiting: 400,
  aside: 0,
};

/**
 * Passwords are hashed in a line of their own, in turns of the networks that ask, and there of their sessions. In ordinary turns ten hashes were all that the
 * process did, and twenty networks that guessed kept everybody waiting. Whoever waits here, or is at work, has lent their turn, has no long turn any
 * more, and must hold nothing else that others wait for, least of all a connection of the database.
 */
export function createHashTurns(limits: AdmissionLimits = hashLimits): HashTurns {
  const admission = createAdmission(limits);
  return async (caller, work) => {
    letGo();
    return whileLent(() => admission.inTurn(caller, work));
  };
}
