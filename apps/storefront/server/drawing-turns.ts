import { setImmediate as arrivals, setTimeout as sleep } from 'node:timers/promises';

/** Draws a document when it is the turn of a network. */
export type DrawInTurn = <Drawn>(network: string, draw: () => Promise<Drawn>) => Promise<Drawn>;

/** An ordinary document takes some milliseconds; one of hundreds of lines hundreds of them. */
const longDrawMs = 50;
const longestRestMs = 250;

/**
 * One document of a network at a time, and between two of them everybody is heard: those that are ready would else be drawn one right after
 * the other. After one that took long, the network's next waits as long: whoever comes meanwhile needs several turns of the loop for a page,
 * and each would wait for another large one. Nobody waits for documents of other networks.
 */
export function createDrawingTurns(): DrawInTurn {
  const lines = new Map<string, Promise<void>>();
  return function drawInTurn<Drawn>(network: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const drawn = Promise.withResolvers<Drawn>();
    const line = (lines.get(network) ?? Promise.resolve()).then(async () => {
      const began = performance.now();
      await draw().then(drawn.resolve, drawn.reject);
      await rest(performance.now() - began);
      if (lines.get(network) === line) lines.delete(network);
    });
    lines.set(network, line);
    return drawn.promise;
  };
}

async function rest(tookMs: number): Promise<void> {
  if (tookMs < longDrawMs) await arrivals();
  else await sleep(Math.min(tookMs, longestRestMs));
}
