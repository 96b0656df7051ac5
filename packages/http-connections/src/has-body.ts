import type { IncomingMessage } from 'node:http';

/** Whether a body comes with a request, as far as its headers say. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
