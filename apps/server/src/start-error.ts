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
  if (error instanceof StartError) return error.message;
  return isOfDisk(error)
    ? `The disk refuses (${error.message}): make room, or give this user the right.`
    : inspect(error);
}

/** Whether a file could not be written or read for a reason that lies in the disk and its rights. Node's message names the file. */
function isOfDisk(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(code)) return true;
  return path !== undefined && ['EACCES', 'EPERM', 'ENOTDIR', 'EISDIR'].includes(code);
}
