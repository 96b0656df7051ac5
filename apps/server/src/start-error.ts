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

/** What the terminal shows for an error that ended the start. */
export function describeStartError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
