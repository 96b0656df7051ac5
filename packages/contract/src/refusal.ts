import { ApiError } from './api-error.ts';
import { type ErrorKey, errorCatalogue } from './errors.ts';
import type { Events } from './events.ts';

export type RefusalDetails = {
  /** Fields that are wrong, or the figures that the message of the interface needs. */
  cause?: unknown;
  events?: Events;
  /** Seconds. */
  retryAfter?: number;
};

/** The error of a key, with the status, code and message that the catalogue gives it. To be thrown. */
export function refusal(key: ErrorKey, details: RefusalDetails = {}): ApiError {
  return new ApiError({ key, ...errorCatalogue[key], ...details });
}

/** What a caller may see of a failure: a refusal as it is, anything else as `unknownError` without its inner details. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : refusal('unknownError');
}
