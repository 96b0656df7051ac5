import { setTimeout as sleep } from 'node:timers/promises';
import { isApiError } from '@mise/contract/api-error.ts';
import type { Input, OperationName, Output } from '@mise/contract/client.ts';
import { createHttpClient } from '@mise/contract/http-client.ts';

/** What a shop under fire may answer instead: nothing at all, or that it cannot at the moment. */
export type Outages = { unanswered: number; unavailable: number };

export type PersistentClient = {
  /** Asks until there is an answer. A refusal that is no outage is thrown. */
  call<Name extends OperationName>(name: Name, input?: Input<Name>): Promise<Output<Name>>;
  /** Asks once: undefined where the answer was lost. */
  callOnce<Name extends OperationName>(name: Name, input?: Input<Name>): Promise<Output<Name> | undefined>;
  /** Sends a call and goes away before the answer comes. */
  callAndLeave<Name extends OperationName>(name: Name, afterMs: number, input?: Input<Name>): Promise<void>;
};

/** A question that nobody hears costs the processor that the shop needs to come back. */
const retryMs = 250;
/** A shop that is not back by then does not come back. */
const patienceMs = 180_000;

/** A visitor with a cookie jar who does not give up while the shop is away. */
export function createPersistentClient(url: string, outages: Outages): PersistentClient {
  const cookies = new Map<string, string>();
  const client = createHttpClient({
    baseUrl: `${url}/api`,
    timeout: 15_000,
    headers: () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    fetch: async (...request) => {
      const response = await fetch(...request);
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });

  type AnyCall = (input: unknown, options?: { signal: AbortSignal }) => Promise<{ data: unknown }>;
  const operation = (name: OperationName) => client[name] as unknown as AnyCall;

  async function callOnce<Name extends OperationName>(
    name: Name,
    input?: Input<Name>,
  ): Promise<Output<Name> | undefined> {
    try {
      return (await operation(name)(input)).data as Output<Name>;
    } catch (error) {
      if (!isApiError(error) || !countOutage(error.status, error.key, outages)) throw error;
      return undefined;
    }
  }

  async function call<Name extends OperationName>(name: Name, input?: Input<Name>): Promise<Output<Name>> {
    for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; ) {
      const data = await callOnce(name, input);
      if (data !== undefined) return data;
      await sleep(retryMs);
    }
    throw new Error(`${name} found no shop for ${patienceMs} ms`);
  }

  async function callAndLeave(name: OperationName, afterMs: number, input?: unknown): Promise<void> {
    await operation(name)(input, { signal: AbortSignal.timeout(afterMs) }).catch(() => {});
  }

  return { call, callOnce, callAndLeave };
}

function countOutage(status: number | undefined, key: string, outages: Outages): boolean {
  if (status === undefined) outages.unanswered += 1;
  else if (key === 'serviceUnavailable') outages.unavailable += 1;
  else return false;
  return true;
}
