import type { ErrorData, ErrorKey } from './errors.ts';
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

/** The ApiError of a key, its data as the catalogue declares it. */
export type RefusalOf<Key extends ErrorKey> = Key extends ErrorKey
  ? ApiError & { readonly key: Key; readonly cause: ErrorData<Key> }
  : never;

/**
 * Narrows to an ApiError, of one of the given keys where any is named. By name, not by class: the pages are bundled with
 * a copy of this file and receive errors of the process that serves them.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Key extends ErrorKey>(error: unknown, ...keys: Key[]): error is RefusalOf<Key>;
export function isApiError(error: unknown, ...keys: string[]): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return keys.length === 0 || keys.includes((error as ApiError).key);
}
