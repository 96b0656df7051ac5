const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/**
 * SQLSTATEs of a server that will be usable again, by their beginning: connection exceptions (08), disk full, out of memory
 * and too many connections (53), shutdown, crash and "cannot connect now" (57P), a file that cannot be written (58030).
 */
const serverCodes = ['08', '53', '57P', '58030'];

/** What `pg` says without a code. */
const messages =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/;

/** Whether an error says that the database cannot be used at the moment, so that a later try makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && isAwayCode(code)) return true;
    if (messages.test(current.message)) return true;
  }
  return false;
}

function isAwayCode(code: string): boolean {
  return networkCodes.has(code) || (code.length === 5 && serverCodes.some((begin) => code.startsWith(begin)));
}
