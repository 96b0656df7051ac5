import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Statuses of what is wrong with a request before anybody is asked; all else is 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  ERR_EXPECTATION: 417,
  ERR_BODY_IN_CRUMBS: 413,
  ERR_BODY_TOO_LONG: 413,
  ERR_NO_ROOM: 503,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what is no request that could be answered otherwise, and ends the connection. */
export function answerAndEnd(socket: Duplex, code: string | undefined, headers: Record<string, string>): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code ?? ''] ?? 400;
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`, () => socket.destroy());
}
