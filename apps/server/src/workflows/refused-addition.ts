import { ApiError, isApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { isDatabaseAway, isDatabaseBusy } from '../db/database-away.ts';
import { sessionCart } from '../domains/checkout/session-cart.ts';
import { basketChanged } from './cart-events.ts';

/**
 * Work that adds to the cart. A refusal carries the cart as it is, which may have changed since the client looked (spec §4); what
 * nobody expected has a key of its own, so that the page can say what failed. A session that has ended has no cart to read.
 */
export async function withCartOnRefusal<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseAway(error) || isDatabaseBusy(error) || isApiError(error, 'security.sessionChanged')) throw error;
    throw await withCart(context, error instanceof ApiError ? error : unknownFailure(context, error));
  }
}

function unknownFailure({ log, requestId }: Context, error: unknown): ApiError {
  log.error({ err: error }, 'adding to the cart failed');
  return refusal('cart.addToBasket.unknownError', { cause: { requestId } });
}

/** The refusal is answered, whatever becomes of the cart. */
async function withCart(context: Context, error: ApiError): Promise<ApiError> {
  try {
    if (!(await context.visitor.find())) return error;
    const { key, code, message, cause, status, retryAfter } = error;
    return new ApiError({
      ...{ key, code, message, cause },
      events: basketChanged(await sessionCart(context, 'none', { tells: false })),
      ...(status !== undefined && { status }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  } catch (failure) {
    // Somebody else was let in first, which happens in any number.
    if (!isApiError(failure)) context.log.warn({ err: failure }, 'the cart of a refused addition could not be read');
    return error;
  }
}
