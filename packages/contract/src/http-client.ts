import { type ApiError, isApiError } from './api-error.ts';
import type { Answer, CallOptions, Client } from './client.ts';
import { createClient } from './create-client.ts';
import type { Events } from './events.ts';
import { connectionError, failedAnswer, missingData } from './http-failure.ts';
import { isAnswer, postCall } from './post-call.ts';

type CallHeaders = Record<string, string | undefined>;

/** Holds the token of the last answer. */
export type TokenStore = { get: () => string | undefined; set: (token: string | undefined) => void };

export type HttpClientOptions = {
  /** The API base address: operations are below `{baseUrl}/plentysystems/`. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** Further headers of every request, such as the cookies of a visitor for whom a server asks. */
  headers?: () => Record<string, string>;
  /** Language of the texts in answers. */
  locale?: () => string;
  /** The ReferrerID that the visitor's address named; sent with each write. */
  referrerId?: () => string | undefined;
  tokens?: TokenStore;
  /** Called before each write: throws where it would be of no use, as where no session can be kept. */
  refuseWrite?: (name: string) => void;
  /** Whether there is a session already: its token is asked for before the first write. Without it the write is tried. */
  hasSession?: () => boolean;
  /** Told what changed beside an answer, or with a refusal. */
  onEvents?: (events: Events) => void;
  /** Told when the shop does not know any more who calls: a fresh token is refused too, or a login has ended. */
  onSessionLost?: (error: ApiError) => void;
  /** Milliseconds until a call is given up with the code `TimeoutError`. */
  timeout?: number;
};

/**
 * The client over HTTP, for the browser and for any other program. Every operation is sent as POST. A write whose token is
 * out of date is sent once more with a fresh one, and so is one beside another tab's login, from a second later on, until the shop refuses it no longer. Writes without a token go one after another, because the first of them
 * may open the session that the others belong to.
 */
export function createHttpClient(options: HttpClientOptions): Client {
  const tokens = options.tokens ?? createTokenStore();
  let lastInTurn: Promise<unknown> = Promise.resolve();

  async function send(name: string, input: unknown, call?: CallOptions): Promise<Answer> {
    const url = `${options.baseUrl}/plentysystems/${name}`;
    const token = tokens.get();
    const { response, body } = await post(url, headersOf(name, token), input, call);
    const nextToken = response.headers.get('x-csrf-token');
    // A read that was answered with the session before a login says nothing of the one after it.
    if (nextToken && tokens.get() === token) tokens.set(nextToken);
    if (!response.ok) {
      const failure = failedAnswer(response, `POST ${url}`, body);
      if (isOutdated(failure) && tokens.get() === token) tokens.set(undefined);
      report(failure.events);
      throw failure;
    }
    if (!isAnswer(body)) throw missingData(response.status);
    report({ ...apiEventsOf(body.data), ...body.events });
    return body;
  }

  async function post(url: string, headers: CallHeaders, input: unknown, call?: CallOptions) {
    try {
      return await postCall(url, {
        ...{ input, headers, signal: call?.signal },
        ...{ fetch: options.fetch, timeout: options.timeout },
      });
    } catch (error) {
      throw connectionError(error);
    }
  }

  function headersOf(name: string, token: string | undefined): CallHeaders {
    return {
      locale: options.locale?.(),
      'x-csrf-token': token,
      referrerID: isWrite(name) ? options.referrerId?.() : undefined,
      ...options.headers?.(),
    };
  }

  async function write(name: string, input: unknown, call?: CallOptions): Promise<Answer> {
    options.refuseWrite?.(name);
    const token = tokens.get();
    let failure: unknown;
    for (const seconds of [0, ...secondsBetween]) {
      if (seconds > 0) await browserHasToken(token, seconds);
      try {
        return await writeInSession(name, input, call);
      } catch (error) {
        if (!isApiError(error, 'security.sessionChanged')) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  async function writeInSession(name: string, input: unknown, call?: CallOptions): Promise<Answer> {
    try {
      if (tokens.get()) return await send(name, input, call);
      return await inTurn(async () => {
        if (!tokens.get() && options.hasSession?.()) await fetchToken(call);
        return send(name, input, call);
      });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      return inTurn(async () => {
        if (!tokens.get()) await fetchToken(call);
        return send(name, input, call);
      });
    }
  }

  /** The answer with the cookie of the new session is on its way to another tab, or was lost: `before` is no token of that. */
  async function browserHasToken(before: string | undefined, seconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (tokens.get() === before) tokens.set(undefined);
  }

  function fetchToken(call?: CallOptions): Promise<Answer> {
    return send('getSession', { cartItems: 'none', keepsNotices: true }, call);
  }

  function inTurn(task: () => Promise<Answer>): Promise<Answer> {
    const answer = lastInTurn.then(task);
    lastInTurn = answer.catch(() => undefined);
    return answer;
  }

  function report(events: Events = {}): void {
    if (Object.keys(events).length > 0) options.onEvents?.(events);
  }

  /** getSession brings the token: writes that start meanwhile wait for it, instead of being refused for want of one. */
  function read(name: string, input: unknown, call?: CallOptions): Promise<Answer> {
    const isFirstSession = name === 'getSession' && !tokens.get();
    return isFirstSession ? inTurn(() => send(name, input, call)) : send(name, input, call);
  }

  return createClient(async (name, input, call) => {
    try {
      return await (isWrite(name) ? write : read)(name, input, call);
    } catch (error) {
      if (isOutdated(error) || isApiError(error, 'login.required')) options.onSessionLost?.(error);
      throw error;
    }
  });
}

export function createTokenStore(): TokenStore {
  let token: string | undefined;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
  };
}

/** Together as long as a token that was replaced is refused. */
const secondsBetween = [1, 2, 3, 4];

/** The second is what a shop of an earlier version says. */
const outdatedKeys = ['security.invalidCsrfToken', 'csrfTokenMismatch'];

function isOutdated(error: unknown): error is ApiError {
  return isApiError(error) && outdatedKeys.includes(error.key);
}

function isWrite(name: string): boolean {
  return !name.startsWith('get');
}

function apiEventsOf(data: unknown): Events {
  return (data as { apiEvents?: Events } | null | undefined)?.apiEvents ?? {};
}
