import type { Answer } from './client.ts';

type PostedCall = {
  input: unknown;
  /** Beside those that every call has; what is not set is left out. */
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch | undefined;
  /** Milliseconds until the call is given up with a `TimeoutError`. */
  timeout?: number | undefined;
};

const usualTimeout = 30_000;

/** Carries one call over HTTP, and answers what came back, whatever that says. Throws what `fetch` throws. */
export async function postCall(url: string, call: PostedCall): Promise<{ response: Response; body: unknown }> {
  const { input, headers = {}, signal, fetch = globalThis.fetch, timeout = usualTimeout } = call;
  const patience = AbortSignal.timeout(timeout);
  const all = { 'content-type': 'application/json', accept: 'application/json', ...headers };
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
    body: JSON.stringify(input === undefined ? [] : [input]),
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
  return { response, body: parseJson(await response.text()) };
}

/** Whether what came back is the envelope of an answer. */
export function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null && 'data' in body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
