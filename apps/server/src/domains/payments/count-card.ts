import type { Context } from '../../context.ts';
import { crowdOf } from '../customers/crowd-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';

/**
 * Cards an hour that are charged by what was typed on our own page: whoever has a list of stolen ones must not learn here which of them
 * work. A buyer mistypes one a few times; orders are placed at will, so the network counts.
 */
const mostOfOrder = 10;
const mostOfNetwork = 100;

/** Counts a card that the provider is about to be asked for; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countCard(
  context: Pick<Context, 'db' | 'shop' | 'visitor' | 'now'>,
  orderId: number,
): Promise<void> {
  await countAgainst(context, [
    { key: `card:order:${orderId}`, most: mostOfOrder },
    { key: `card:network:${await crowdOf(context)}`, most: mostOfNetwork },
  ]);
}
