import { isDeepStrictEqual } from 'node:util';
import { type ApiError, isApiError } from '@mise/contract/api-error.ts';
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

/** Refuses with `security.tooManyRequests` whoever has tried address after address, to hear who buys here. To be called before an order, or another way to pay it, is judged. */
export async function refuseGuessedAddress(context: Asked, { account }: Pick<Customer, 'account'>): Promise<void> {
  if (!account?.isConfirmed) await refuseSpent(context, limitOf(context));
}

/**
 * Counts why an order, or another way to pay it, was refused, where that says something of its address: nothing that it is refused for by what its
 * buyer sees (`ofSeen`), in the same words. Not in the transaction of the order, which is rolled back.
 */
export async function countGuessedAddress(
  context: Asked,
  { account }: Pick<Customer, 'account'>,
  { refused, ofSeen }: { refused: unknown; ofSeen: () => Promise<ApiError | null> },
): Promise<void> {
  const isTelling = tellingKeys.some((key) => isApiError(refused, key));
  if (!isTelling || account?.isConfirmed || context.shop.config.rateLimit === 0) return;
  if (isSame(refused, await ofSeen())) return;
  await takeFromRateLimits(context.shop.db, [limitOf(context)], context.now);
}

function isSame(refused: unknown, other: ApiError | null): boolean {
  return isApiError(refused) && refused.key === other?.key && isDeepStrictEqual(refused.cause, other.cause);
}

function limitOf({ visitor }: Asked) {
  return { key: `order-refused:network:${networkOf(visitor.address)}`, most: mostOfNetwork };
}
