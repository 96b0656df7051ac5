import { inspect } from 'node:util';

/**
 * A reason why the shop cannot start that its operator can mend. The message is the one line that the terminal shows:
 * what is wrong and what to do. Everything else that is thrown during the start is a bug and keeps its stack.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** What the terminal shows for an error that ended the start; a bug with all its causes. */
export function describeStartError(error: unknown): string {
  return error instanceof StartError ? error.message : inspect(error);
}
