import { setTimeout as sleep } from 'node:timers/promises';
import { type Admission, type Caller, createAdmission, enterLine } from './admission.ts';

export type PasswordTry = Caller & {
  /** Whose passwords are tried: those of customers and of operators have lines of their own. */
  action: string;
  /** On whom it is counted. */
  subject: string;
  /** Too many passwords failed in its network. */
  isSlow: boolean;
};

/** Looks whether a password is right when it is the turn of whoever tries it. `inHashTurn`: has it wait for its turn to be hashed, too (`hash-turns.ts`). */
export type PasswordTurns = (
  asked: PasswordTry,
  isRight: () => Promise<boolean>,
  inHashTurn: (work: () => Promise<boolean>) => Promise<boolean>,
) => Promise<boolean>;

/** Two hundred buyers may share an account, and come from one address when they begin to work. */
const ofSubject = {
  turns: Number.POSITIVE_INFINITY,
  ofNetwork: 1,
  ofSession: 1,
  longestLine: 200,
  longestLineOfNetwork: 500,
  mostWaiting: Number.POSITIVE_INFINITY,
  aside: 0,
};

/** Nobody waits for half a minute. */
const ofSlowNetwork = { ...ofSubject, longestLine: 10, longestLineOfNetwork: 30 };

/** So long after a wrong password comes the next of a slow network. */
const restMs = 1000;

/**
 * Passwords are tried on one subject one at a time, in turns of the networks that try: who is right waits, and is not refused, for others whose
 * passwords may be right as well, and a hundred at once are counted one by one. Those of a slow network come one at a time in turns of its sessions, each a
 * second after a wrong one: a list of stolen passwords takes long, and a neighbor a moment. Whoever waits has lent their turn, has no long turn any more, and
 * must hold nothing else that others wait for.
 */
export function createPasswordTurns(): PasswordTurns {
  const subjects = createAdmission(ofSubject);
  const slowNetworks = createAdmission(ofSlowNetwork);

  function inTurnOfSubject(
    { action, subject, network }: PasswordTry,
    isRight: () => Promise<boolean>,
  ): Promise<boolean> {
    return inLine(subjects, { network: `${action} ${subject}`, session: network }, isRight);
  }

  return async (asked, isRight, inHashTurn) => {
    // Not the other way: who waits in a long line of their own would have the turn of a subject for which its owner waits.
    const look = () => inHashTurn(() => inTurnOfSubject(asked, isRight));
    if (!asked.isSlow) return look();
    const { action, network, session } = asked;
    // Without a session they are one visitor, whose line is no longer than that of others.
    const leave = await enterLine(slowNetworks, { network: `${action} ${network}`, session: session ?? 'none' });
    let rest = 0;
    try {
      const found = await look();
      if (!found) rest = restMs;
      return found;
    } finally {
      void sleep(rest).then(leave);
    }
  };
}

async function inLine<Result>(admission: Admission, caller: Caller, work: () => Promise<Result>): Promise<Result> {
  const leave = await enterLine(admission, caller);
  try {
    return await work();
  } finally {
    leave();
  }
}
