import type { MinorAmount } from '@mise/rules/money.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../customers/network-of.ts';
import { countAgainst, type RateLimit, refuseAnySpent } from '../customers/rate-limit.ts';
import { subjectKey } from '../customers/subject-key.ts';

/**
 * Orders an hour. Each takes goods out of the stock and sends a mail to an address that perhaps nobody has proved to be theirs, so
 * a program must not place any number: neither in one session nor to one address. Many buyers may share a network, which is
 * why its limit is wider; whoever begins a session for each order meets that one, the sooner the more they order without paying.
 */
const mostOfCustomer = 10;
const mostOfEmail = 10;
const mostOfNetwork = 300;
/** In cents: what an order of a network may come to without having been paid, for each time that it counts. */
const unpaidPerCount = 500_00;

/** `isProven`: the address is known to be the buyer's, who is not kept from ordering by what strangers order to it. */
type Orderer = { customerId: number; email: string | null; isProven: boolean };

/** `unpaid`: what the goods are worth that leave the stock before any money came, in cents. */
export type CountedOrder = Orderer & { unpaid: MinorAmount };

/**
 * Refuses whoever may not order any more within the hour, or not for so much, before an order is worked out, and stock held, in vain. To be called in its
 * transaction.
 */
export async function refuseSpentOrders(
  context: Pick<Context, 'db' | 'shop' | 'visitor' | 'now'>,
  { unpaid = 0, ...orderer }: Orderer & Partial<CountedOrder>,
): Promise<void> {
  await refuseAnySpent(context, limitsOf(context, orderer, weightOf(unpaid)));
}

/** Counts an order that is about to be committed; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countOrder(
  context: Pick<Context, 'db' | 'shop' | 'visitor' | 'now'>,
  { unpaid, ...orderer }: CountedOrder,
): Promise<void> {
  await countAgainst(context, limitsOf(context, orderer, weightOf(unpaid)));
}

function weightOf(unpaid: MinorAmount): number {
  return Math.max(1, Math.ceil(unpaid / unpaidPerCount));
}

function limitsOf(
  { shop, visitor }: Pick<Context, 'shop' | 'visitor'>,
  { customerId, email, isProven }: Orderer,
  weight = 1,
): RateLimit[] {
  const network = networkOf(visitor.address);
  return [
    { key: `order:customer:${customerId}`, most: mostOfCustomer },
    ...(isProven || email === null ? [] : [{ key: subjectKey(shop, 'order', email), most: mostOfEmail }]),
    // Each for itself: what guests order keeps nobody of their network from ordering whose address is known.
    { key: `${isProven ? 'order-proven' : 'order'}:network:${network}`, most: mostOfNetwork, weight },
  ];
}
