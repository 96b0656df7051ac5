import { ApiError } from './api-error.ts';
import { type ErrorData, type ErrorKey, errorCatalogue } from './errors.ts';
import type { Events } from './events.ts';

/** `cause` is what the catalogue declares for the key, `retryAfter` counts seconds. */
type Details<Key extends ErrorKey> = { events?: Events; retryAfter?: number } & (undefined extends ErrorData<Key>
  ? { cause?: ErrorData<Key> }
  : { cause: ErrorData<Key> });

/** A key without data, or whose data may be left out, needs no details. */
type DetailsOf<Key extends ErrorKey> =
  undefined extends ErrorData<Key> ? [details?: Details<Key>] : [details: Details<Key>];

/** The error of a key, with the status, code and message that the catalogue gives it. To be thrown. */
export function refusal<Key extends ErrorKey>(key: Key, ...[details]: DetailsOf<Key>): ApiError {
  const { status, code, message } = errorCatalogue[key];
  return new ApiError({ key, status, code, message, ...details });
}

/** What a caller may see of a failure: a refusal as it is, anything else as `unknownError` without its inner details. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : refusal('unknownError');
}
