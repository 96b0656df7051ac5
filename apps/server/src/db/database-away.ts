const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/**
 * SQLSTATEs of a server that will be usable again, by their beginning: connection exceptions (08), disk full, out of memory
 * and too many connections (53), shutdown, crash and "cannot connect now" (57P), a file that cannot be written (58030).
 */
const serverCodes = ['08', '53', '57P', '58030'];

/** What `pg` says without a code. */
const messages = /Connection terminated|Client has encountered a connection error/;

/** Of a statement or a lock that took longer than the pool allows (`open-pool.ts`). */
const busyCodes = new Set(['57014', '55P03']);

/** What the pool says where all its connections stayed lent; one that cannot be made has another message. */
const busyMessage = 'timeout exceeded when trying to connect';

/** Whether an error says that the database cannot be used at the moment, so that a later try makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => isAwayCode(code) || messages.test(message));
}

/** Whether an error says that the database is there and had too much to do: no outage, and a later try makes sense, too. */
export function isDatabaseBusy(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => busyCodes.has(code) || message === busyMessage);
}

/** Whether an error says that two transactions waited for each other, of which this one was ended: all of it may be done anew at once. */
export function isDeadlock(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '40P01');
}

/** An error and what caused it; the code is '' where there is none. */
function causesOf(error: unknown): { code: string; message: string }[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as { code?: unknown };
  return [{ code: typeof code === 'string' ? code : '', message: error.message }, ...causesOf(error.cause)];
}

function isAwayCode(code: string): boolean {
  return networkCodes.has(code) || (code.length === 5 && serverCodes.some((begin) => code.startsWith(begin)));
}
