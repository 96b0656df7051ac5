import type { Answer, Client, OperationName } from './client.ts';
import { createClient } from './create-client.ts';
import { toApiError } from './refusal.ts';

/**
 * The client for calls within the server's process. `invoke` finds the operation, parses the argument and runs the handler;
 * an error that is no refusal reaches the caller as it would over HTTP: as `unknownError`, without its inner details.
 * A call runs to its end: `signal` is not listened to.
 */
export function createLocalClient(invoke: (name: OperationName, input: unknown) => Promise<Answer>): Client {
  return createClient(async (name, input) => {
    try {
      return await invoke(name as OperationName, input);
    } catch (error) {
      throw toApiError(error);
    }
  });
}
