import { whileLent } from '@mise/server/turns/admission.ts';
import type { DrawInTurn } from './drawing-turns.ts';

/** Documents that may wait without the turn of their call: what each is made of stays in memory. */
const mostWaiting = 100;

/**
 * The same, but until a document is drawn others have the turn of its call: dozens that one network asks for, which are drawn one after the
 * other, would else keep whoever is behind the same address from everything, an addition too, until all are.
 */
export function drawWhileLent<Asker>(drawInTurn: DrawInTurn<Asker>): DrawInTurn<Asker> {
  let waiting = 0;
  return async function drawInTurnLent(asker, draw) {
    if (waiting >= mostWaiting) return drawInTurn(asker, draw);
    const begun = Promise.withResolvers<void>();
    waiting += 1;
    const drawn = drawInTurn(asker, () => {
      waiting -= 1;
      begun.resolve();
      return draw();
    });
    const [document] = await Promise.all([drawn, whileLent(() => begun.promise)]);
    return document;
  };
}
