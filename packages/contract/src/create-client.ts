import type { Answer, CallOptions, Client } from './client.ts';

/** How one kind of client carries a call out; `name` is that of an operation. */
export type Invoke = (name: string, input: unknown, options?: CallOptions) => Promise<Answer>;

const operationPattern = /^(get|do|set|delete|patch)[A-Z]/;

/** A client whose operations are made when they are asked for: their list, and zod with it, stays out of the browser. */
export function createClient(invoke: Invoke): Client {
  return new Proxy({} as Client, {
    get(_target, name) {
      const isOperation = typeof name === 'string' && operationPattern.test(name);
      return isOperation ? (input: unknown, options?: CallOptions) => invoke(name, input, options) : undefined;
    },
  });
}
