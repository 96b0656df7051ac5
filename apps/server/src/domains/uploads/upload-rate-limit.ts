import type { Context } from '../../context.ts';
import { networkOf } from '../customers/network-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';

/** Files an hour: a session is begun for nothing, so its limit alone would be none. */
const mostOfNetwork = 200;

/** Counts a file that is about to be committed; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countUpload(context: Pick<Context, 'db' | 'shop' | 'visitor' | 'now'>): Promise<void> {
  const network = networkOf(context.visitor.address);
  await countAgainst(context, [{ key: `upload:network:${network}`, most: mostOfNetwork }]);
}
