import { isIP } from 'node:net';

/** Characters of more addresses than any chain of proxies has. */
const longest = 1_000;

/**
 * What of an `X-Forwarded-For` can be believed at all: the addresses nearest to us, up to the first entry that is none. Whoever could
 * write anything there would be a network of its own with each call. Of a longer one its end, before it is taken apart: five thousand addresses
 * took longer to read than most calls to be answered.
 */
export function forwardedAddresses(header: string): string {
  const near = header.length > longest ? header.slice(header.indexOf(',', header.length - longest) + 1) : header;
  const entries = near.split(',').map((entry) => entry.trim());
  const lastWrong = entries.findLastIndex((entry) => isIP(entry) === 0);
  return entries.slice(lastWrong + 1).join(', ');
}
