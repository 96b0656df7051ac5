import { setImmediate as arrivals, setTimeout as sleep } from 'node:timers/promises';

/** Draws a document when it is the turn of whoever asks, a network. */
export type DrawInTurn<Asker = string> = <Drawn>(asker: Asker, draw: () => Promise<Drawn>) => Promise<Drawn>;

/** An ordinary document takes some milliseconds; one of hundreds of lines hundreds of them. */
const longDrawMs = 50;
const longestRestMs = 250;

/** How long the next document of whichever network waits, of what one took. On a busy machine that says little of how much it was. */
const shareOfRest = 0.5;
const longestRestOfAllMs = 10;

/**
 * One document of a network at a time, and between two of them everybody is heard: those that are ready would else be drawn one right after
 * the other. After one that took long, the network's next waits as long: whoever comes meanwhile needs several turns of the loop for a page,
 * and each would wait for another large one.
 *
 * Documents of a dozen networks are drawn one at a time, too, with time between them for whoever asks the database a dozen things in a row: each
 * of its answers would else wait for one of every network. A network's first document alternates with those of networks that have several.
 */
export function createDrawingTurns(): DrawInTurn {
  const lines = new Map<string, Promise<void>>();
  const turns = createTurns();

  /** Until the next turn of the loop a document is drawn, and compressed; one that waits for a part meanwhile keeps nobody else waiting. */
  async function restOfAll(began: number): Promise<void> {
    await arrivals();
    if (turns.isWaitedFor()) await sleep(Math.min((performance.now() - began) * shareOfRest, longestRestOfAllMs));
  }

  return function drawInTurn<Drawn>(network: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const drawn = Promise.withResolvers<Drawn>();
    const before = lines.get(network);
    const line = (before ?? Promise.resolve()).then(async () => {
      await turns.take(before === undefined ? 'only' : 'oneOfMany');
      const began = performance.now();
      void restOfAll(began).then(turns.pass);
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

type Turns = {
  /** Resolves when it is the turn of who asks. Kinds that wait follow each other. */
  take: (kind: 'only' | 'oneOfMany') => Promise<void>;
  /** Gives the turn to the next. */
  pass: () => void;
  isWaitedFor: () => boolean;
};

function createTurns(): Turns {
  const waiting = { only: [] as (() => void)[], oneOfMany: [] as (() => void)[] };
  let isTaken = false;
  let last: keyof typeof waiting = 'oneOfMany';
  return {
    take: async (kind) => {
      if (isTaken) await new Promise<void>((begin) => waiting[kind].push(begin));
      isTaken = true;
    },
    pass: () => {
      last = last === 'only' ? 'oneOfMany' : 'only';
      const other = last === 'only' ? 'oneOfMany' : 'only';
      const begin = waiting[last].shift() ?? waiting[other].shift();
      if (begin) begin();
      else isTaken = false;
    },
    isWaitedFor: () => waiting.only.length + waiting.oneOfMany.length > 0,
  };
}
