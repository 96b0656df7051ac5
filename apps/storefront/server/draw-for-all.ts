import type { DrawInTurn } from './drawing-turns.ts';

/** The networks that wait for a document: the one that asked first, and those that ask for the same meanwhile. */
export type Askers = {
  first: string;
  add: (network: string) => void;
  /** Tells of each of them once, and of those that come later. */
  each: (tell: (network: string) => void) => void;
};

export function createAskers(first: string): Askers {
  const networks = new Set([first]);
  let told: (network: string) => void = () => {};
  return {
    first,
    add(network) {
      if (networks.has(network)) return;
      networks.add(network);
      told(network);
    },
    each(tell) {
      told = tell;
      networks.forEach(tell);
    },
  };
}

/**
 * Draws a document when it is the turn of the first of those who wait for it: in the line of one network, which it may have made long, others would
 * wait for a page that is theirs too. In the lines of the others nothing is left to do then.
 */
export function drawForAll(drawInTurn: DrawInTurn): DrawInTurn<Askers> {
  return function drawForAskers<Drawn>(askers: Askers, draw: () => Promise<Drawn>): Promise<Drawn> {
    let drawn: Promise<Drawn> | undefined;
    const drawOnce = () => {
      drawn ??= draw();
      return drawn;
    };
    return new Promise((resolve, reject) => {
      askers.each((network) => {
        if (drawn === undefined) drawInTurn(network, drawOnce).then(resolve, reject);
      });
    });
  };
}
