import type { IncomingMessage } from 'node:http';

/**
 * Calls `onTooLong`, once, for a request whose body has more bytes than this, and takes no more of it. Node reads a body to its end whoever reads it, also after the
 * answer, and what reads files in parts goes on behind the last of them: without this a body has no end but that of its time.
 */
export function watchBodyLength(request: IncomingMessage, mostBytes: number, onTooLong: () => void): void {
  let bytes = 0;
  const { push } = request;
  request.push = (piece: Buffer | null, encoding) => {
    if (piece !== null) bytes += piece.length;
    if (bytes <= mostBytes) return push.call(request, piece, encoding);
    request.push = () => false;
    onTooLong();
    return false;
  };
}
