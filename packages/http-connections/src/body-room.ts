import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './has-body.ts';

/** Bytes of bodies that are held at a time. */
export type BodyRoom = { ofNetwork: number; ofAll: number };

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  network: string;
  /** Ends the connection; nothing more is taken of the body. */
  end: () => void;
};

/** The bodies of a network, those that have been coming longest first, and their bytes. */
type Held = { bytes: number; bodies: Set<Exchange & { bytes: number }> };

/** A network that holds less of its room has nothing to give up: others have filled that of all. */
const littleShare = 0.1;

/**
 * Bodies stay in memory until they are answered. What is returned watches over one more of them: where more of a network, or of all, is held than there is
 * room for, the network with most gives up the one of its bodies that has been coming longest, or whose answer is not read. Those that are there wait for
 * their turn, in lines that have ends.
 */
export function createBodyRoom({ ofNetwork, ofAll }: BodyRoom): (exchange: Exchange) => void {
  const networks = new Map<string, Held>();
  let bytesOfAll = 0;

  function makeRoom(held: Held): void {
    const isBeyond = bytesOfAll > ofAll;
    if (!isBeyond && held.bytes <= ofNetwork) return;
    const heaviest = isBeyond ? [...networks.values()].sort((a, b) => b.bytes - a.bytes) : [held];
    for (const { bytes, bodies } of heaviest) {
      if (bytes < ofNetwork * littleShare) return;
      for (const body of bodies) {
        if (isOwed(body)) continue;
        forget(body);
        body.end();
        return;
      }
    }
  }

  function forget(body: Exchange & { bytes: number }): void {
    const held = networks.get(body.network);
    if (!held?.bodies.delete(body)) return;
    held.bytes -= body.bytes;
    bytesOfAll -= body.bytes;
    if (held.bodies.size === 0) networks.delete(body.network);
  }

  return function watch(exchange) {
    const { request, response, network } = exchange;
    if (!hasBody(request)) return;
    const held = networks.get(network) ?? { bytes: 0, bodies: new Set() };
    const body = { ...exchange, bytes: 0 };
    networks.set(network, held);
    held.bodies.add(body);
    response.once('close', () => forget(body));
    const { push } = request;
    request.push = (piece: Buffer | null, encoding) => {
      if (piece !== null && held.bodies.has(body)) {
        body.bytes += piece.length;
        held.bytes += piece.length;
        bytesOfAll += piece.length;
        makeRoom(held);
      }
      return push.call(request, piece, encoding);
    };
  };
}

/** All of it is there, and its answer has not begun. */
function isOwed({ request, response }: Exchange): boolean {
  return request.complete && !response.headersSent;
}
