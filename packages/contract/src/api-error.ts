import type { ErrorKey } from './errors.ts';
import type { Events } from './events.ts';

export type ApiErrorParams = {
  key: string;
  code: string | number;
  message: string;
  /** The fields that are wrong (path -> reason key) or the figures that a message needs. */
  cause?: unknown;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  events?: Events;
  status?: number;
};

/** The one error that an operation answers and a client throws. */
export class ApiError extends Error {
  readonly key: string;
  readonly code: string | number;
  override readonly cause: unknown;
  readonly events: Events | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(params: ApiErrorParams) {
    super(params.message);
    this.name = 'ApiError';
    this.key = params.key;
    this.code = params.code;
    this.cause = params.cause;
    this.events = params.events;
    this.status = params.status;
    this.retryAfter = params.retryAfter;
  }
}

/**
 * Narrows to an ApiError, of a given key where one is named. By name, not by class: the pages are bundled with a copy of
 * this file and receive errors of the process that serves them.
 */
export function isApiError(error: unknown, key?: ErrorKey): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return key === undefined || (error as ApiError).key === key;
}
