import { isIPv6 } from 'node:net';

/**
 * What counts as one place that calls come from: an IPv4 address, or the /48 network of an IPv6 address, as a single
 * customer may have a whole one to choose from: companies and tunnels do, a household has 256 times a /64. An IPv4 address in IPv6 notation is itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.replace(/%.*/, '').split('::');
  const [head, tail] = [groupsOf(left), groupsOf(right ?? '')];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, 3).join(':')}::/48`;
}

function groupsOf(text: string): string[] {
  if (text === '') return [];
  return text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
