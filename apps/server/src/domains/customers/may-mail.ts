import type { Context } from '../../context.ts';
import { takeFromRateLimits } from './rate-limit.ts';
import { subjectKey } from './subject-key.ts';

/**
 * Whether an address that nobody has proved gets another mail of a kind within the hour, which counts then. Nobody is refused for it: a stranger would
 * else keep the owner of the address from what is mailed of.
 */
export async function mayMail(
  { db, shop, now }: Pick<Context, 'db' | 'shop' | 'now'>,
  { kind, email, most }: { kind: string; email: string; most: number },
): Promise<boolean> {
  if (shop.config.rateLimit === 0) return true;
  return (await takeFromRateLimits(db, [{ key: subjectKey(shop, kind, email), most }], now)) === 0;
}
