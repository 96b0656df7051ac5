import type { IncomingMessage } from 'node:http';

export type PieceLimits = {
  /** Pieces in which a body may come, however small they are. */
  smallPieces: number;
  /** Bytes of each on the average, where they are more. */
  bytesOfPiece: number;
};

/**
 * Calls `onCrumbs`, once, for a request whose body comes in so small pieces, and takes no more of it. Each is kept by itself until all are there: a byte in a
 * chunk of its own takes a hundred times as much memory, and the small heap of this process has room for less than five megabytes of them.
 */
export function watchBodyPieces(
  request: IncomingMessage,
  { smallPieces, bytesOfPiece }: PieceLimits,
  onCrumbs: () => void,
): void {
  let pieces = 0;
  let bytes = 0;
  const { push } = request;
  // Node would go through what nobody reads without a look at it.
  (request as IncomingMessage & { _dump: () => void })._dump = () => request.removeAllListeners('data').resume();
  request.push = (piece: Buffer | null, encoding) => {
    if (piece === null) return push.call(request, piece, encoding);
    pieces += 1;
    bytes += piece.length;
    if (pieces <= smallPieces || bytes >= pieces * bytesOfPiece) return push.call(request, piece, encoding);
    // Whatever is left of what has arrived comes here, too.
    request.push = () => false;
    onCrumbs();
    return false;
  };
}
