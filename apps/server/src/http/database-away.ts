const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** Shutdown, crash, cannot connect now, too many connections, disk full, out of memory. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300', '53100', '53200', '08006', '08001', '08003']);

/** Whether an error says that the database cannot be used at the moment, so that a later try makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string' && (networkCodes.has(code) || serverCodes.has(code))) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(current.message)) return true;
  }
  return false;
}
