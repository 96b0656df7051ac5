import type { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Shop } from './context.ts';

/** Seconds after which a shop that is stopped may be there again. */
const backAfter = 5;

/** What is said to who comes while the process stops, or waited too long for a turn by then: nothing was done. */
export function stopping(): ApiError {
  return refusal('serviceUnavailable', { retryAfter: backAfter });
}

/** Refuses what is to begin when a stop has taken long. */
export function refuseLate({ lastTurns }: Pick<Shop, 'lastTurns'>): void {
  if (lastTurns.signal.aborted) throw stopping();
}
