import { refusal } from '@mise/contract/refusal.ts';
import { whileLent } from '@mise/server/turns/admission.ts';
import type { Askers } from './draw-for-all.ts';
import type { DrawInTurn } from './drawing-turns.ts';

/** Documents that may wait without the turn of their call: what each is made of stays in memory. */
const mostWaiting = 100;

/** When a network may have room again. */
const retrySeconds = 2;

/**
 * The same, but until a document is drawn others have the turn of its call: dozens that one network asks for, which are drawn one after the
 * other, would else keep whoever is behind the same address from everything, an addition too, until all are.
 *
 * Where a hundred wait, a network that has its share of them is refused with `security.tooManyRequests`, and others have as many places again. None
 * keeps its turn instead: ten that do keep everybody from everything.
 */
export function drawWhileLent(drawInTurn: DrawInTurn<Askers>): DrawInTurn<Askers> {
  const waiting = new Map<string, number>();
  let ofAll = 0;

  function count(network: string, more: 1 | -1): void {
    const own = (waiting.get(network) ?? 0) + more;
    if (own > 0) waiting.set(network, own);
    else waiting.delete(network);
    ofAll += more;
  }

  function hasItsShare(network: string): boolean {
    const networks = waiting.size + (waiting.has(network) ? 0 : 1);
    return (waiting.get(network) ?? 0) >= Math.ceil(mostWaiting / networks);
  }

  return async function drawInTurnLent(askers, draw) {
    const { first } = askers;
    if (ofAll >= mostWaiting && hasItsShare(first)) throw tooMany();
    // So many networks are more than a few clients.
    if (ofAll >= 2 * mostWaiting) return drawInTurn(askers, draw);
    const begun = Promise.withResolvers<void>();
    count(first, 1);
    const drawn = drawInTurn(askers, () => {
      count(first, -1);
      begun.resolve();
      return draw();
    });
    const [document] = await Promise.all([drawn, whileLent(() => begun.promise)]);
    return document;
  };
}

function tooMany() {
  return refusal('security.tooManyRequests', { cause: { seconds: retrySeconds }, retryAfter: retrySeconds });
}
