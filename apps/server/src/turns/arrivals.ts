/** A request that may go on, unless its client has gone. */
type Arrival = { hasGone: () => boolean; begin: () => void };

/** Lets a request of a network go on: at once, or with a later turn of the loop. One whose client has gone meanwhile is dropped. */
export type LetIn = (network: string, arrival: Arrival) => void;

/** With one turn of the loop. Each takes a fraction of a millisecond, be it a page that is kept or a refusal. */
const mostOfTurn = 8;

/**
 * Lets so many requests go on with each turn of the loop, those of networks one after the other. Hundreds of connections would else have all that
 * they ask for looked at in one turn, what is answered at once and counted nowhere, too; and whoever needs a dozen turns for a small call
 * waits for hundreds of others in each of them.
 */
export function createArrivals(most = mostOfTurn): LetIn {
  const lines = new Map<string, Arrival[]>();
  let left = most;
  let isTurnAwaited = false;

  function awaitTurn(): void {
    if (isTurnAwaited) return;
    isTurnAwaited = true;
    setImmediate(() => {
      isTurnAwaited = false;
      left = most;
      letWaitingIn();
    });
  }

  function letWaitingIn(): void {
    while (left > 0) {
      const next = takeNext();
      if (!next) return;
      if (!next.hasGone()) begin(next);
    }
  }

  function begin(arrival: Arrival): void {
    left -= 1;
    awaitTurn();
    arrival.begin();
  }

  /** The first of the network that was asked longest ago. */
  function takeNext(): Arrival | undefined {
    for (const [network, line] of lines) {
      const next = line.shift();
      lines.delete(network);
      if (line.length > 0) lines.set(network, line);
      return next;
    }
    return undefined;
  }

  return (network, arrival) => {
    if (lines.size === 0 && left > 0) return begin(arrival);
    const line = lines.get(network);
    if (line) line.push(arrival);
    else lines.set(network, [arrival]);
  };
}
