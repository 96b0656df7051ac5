import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';

/** Whose passwords are printed at each start. */
const demoDomain = '@demo.tafelwerk.example';

/** Whether an account of the demo is asked for from where it is not open: anywhere but this machine, unless DEMO=on. */
export function isClosedDemoLogin({ shop, visitor }: Pick<Context, 'shop' | 'visitor'>, email: string): boolean {
  if (!email.toLowerCase().endsWith(demoDomain) || shop.config.isDemoOpen) return false;
  return !canUseDemoLogins(shop.config) || !isLoopback(visitor.address);
}

/** Whether an account of the demo can be used at all. Behind a proxy everyone may seem to come from this machine. */
export function canUseDemoLogins({ shopUrl, isDemoOpen }: Pick<Config, 'shopUrl' | 'isDemoOpen'>): boolean {
  return isDemoOpen || isLoopback(new URL(shopUrl).hostname);
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
