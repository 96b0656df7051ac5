import { ApiError } from './api-error.ts';
import type { Events } from './events.ts';

/** For logs and programs: the interface translates `storefrontError.{key}` instead. */
const refusedConnection = 'Please check if the middleware is running and is accessible by frontend app';
const somethingWentWrong = '[SDK] Error: something went wrong.';

/** What a failed answer may carry: ours has key, code, message and cause; another back end's at least one of them. */
type Failure = {
  key?: string;
  code?: string | number;
  message?: string;
  errorMessage?: string;
  cause?: unknown;
  events?: Events;
};

/** The error of an answer with a status of 400 and more; `target` is the method and address that were called. */
export function failedAnswer(response: Response, target: string, body: unknown): ApiError {
  const failure: Failure = typeof body === 'object' && body !== null ? body : {};
  return new ApiError({
    key: failure.key ?? (failure.errorMessage ? 'customError' : 'unknownError'),
    code: failure.code ?? response.status,
    message: failure.message ?? failure.errorMessage ?? `${target} ${response.statusText || response.status}`,
    cause: failure.cause,
    events: failure.events,
    status: response.status,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

/** The error of a call that got no answer; `code` is the system's (`ECONNREFUSED`) or the name (`AbortError`). */
export function connectionError(error: unknown): ApiError {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' };
  const code = systemCodeOf(error) ?? name;
  const isRefused = code === 'ECONNREFUSED';
  return new ApiError({
    key: 'unknownError',
    code,
    message: isRefused ? refusedConnection : message || somethingWentWrong,
    cause: error,
  });
}

/** The error of a successful answer that is no envelope: something else than the shop answered. */
export function missingData(status: number): ApiError {
  return new ApiError({ key: 'unknownError', code: status, message: somethingWentWrong, status });
}

/** Node hides the system's error behind `cause`. */
function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return systemCodeOf(error.cause);
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
