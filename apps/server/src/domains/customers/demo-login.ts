import { isIP } from 'node:net';
import type { Context } from '../../context.ts';

/** Whose passwords are printed at each start. */
const demoDomain = '@demo.tafelwerk.example';

/** Whether an account of the demo is asked for from where it is not open: anywhere but this machine, unless DEMO=on. */
export function isClosedDemoLogin({ shop, visitor }: Pick<Context, 'shop' | 'visitor'>, email: string): boolean {
  if (!email.toLowerCase().endsWith(demoDomain) || shop.config.isDemoOpen) return false;
  // Behind a proxy everyone may seem to come from this machine.
  return !isLoopback(new URL(shop.config.shopUrl).hostname) || !isLoopback(visitor.address);
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
