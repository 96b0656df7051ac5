import { isApiError } from '@mise/contract/api-error.ts';
import type { ErrorKey } from '@mise/contract/errors.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../customers/network-of.ts';
import { refuseSpent, takeFromRateLimits } from '../customers/rate-limit.ts';
import type { Customer } from '../customers/sessions.ts';

/** Refusals an hour that say something of what was ordered under an address which nobody has proved to be the buyer's. */
const mostOfNetwork = 30;

const tellingKeys: readonly ErrorKey[] = [
  'coupon.newCustomersOnly',
  'order.unpaidAmount',
  'order.unpaidQuantity',
  'checkout.paymentMethodUnavailable',
];

type Asked = Pick<Context, 'shop' | 'visitor' | 'now'>;

/** Refuses with `security.tooManyRequests` whoever has tried address after address, to hear who buys here. To be called before an order is judged. */
export async function refuseGuessedAddress(context: Asked, { account }: Customer): Promise<void> {
  if (!account?.isConfirmed) await refuseSpent(context, limitOf(context));
}

/** Counts why an order was refused, where that says something of its address. Not in its transaction, which is rolled back. */
export async function countGuessedAddress(context: Asked, { account }: Customer, refused: unknown): Promise<void> {
  const { shop, now } = context;
  const isTelling = tellingKeys.some((key) => isApiError(refused, key));
  if (!isTelling || account?.isConfirmed || shop.config.rateLimit === 0) return;
  await takeFromRateLimits(shop.db, [limitOf(context)], now);
}

function limitOf({ visitor }: Asked) {
  return { key: `order-refused:network:${networkOf(visitor.address)}`, most: mostOfNetwork };
}
