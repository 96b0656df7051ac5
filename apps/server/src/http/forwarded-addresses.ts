import { isIP } from 'node:net';

/**
 * What of an `X-Forwarded-For` can be believed at all: the addresses nearest to us, up to the first entry that is none. Whoever could
 * write anything there would be a network of its own with each call.
 */
export function forwardedAddresses(header: string): string {
  const entries = header.split(',').map((entry) => entry.trim());
  const lastWrong = entries.findLastIndex((entry) => isIP(entry) === 0);
  return entries.slice(lastWrong + 1).join(', ');
}
