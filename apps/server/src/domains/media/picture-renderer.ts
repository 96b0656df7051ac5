import { setTimeout as sleep } from 'node:timers/promises';
import type { DerivativeStore } from './derivative-store.ts';
import { BusyError, createFairQueue } from './fair-queue.ts';
import type { PictureFormat } from './picture-formats.ts';
import { renderPicture } from './pictures-apart.ts';

/** One size and format of a photograph. */
export type Derivative = { hash: string; width: number; format: PictureFormat };

type RendererInput = {
  store: DerivativeStore;
  /** How many are made at the same time. */
  limit: number;
  log: { warn: (details: object, message: string) => void };
  render?: typeof renderPicture;
  /** How long somebody waits for one that has to be made, in milliseconds. */
  patience?: number;
};

type Asked = {
  derivative: Derivative;
  /** Who asks (`networkOf` of the address). */
  network: string;
  /** Whoever asks can use nothing else, and waits. */
  isExact?: boolean;
  readOriginal: () => Promise<Buffer>;
  /** The same where it is light enough to be sent in the place of what is not made yet, else null; a heavy one is not read. */
  readLight: () => Promise<Buffer | null>;
};

/** What was asked for or, for the moment, its original. */
export type RenderedPicture = { bytes: Buffer; isOriginal: boolean };

export type PictureRenderer = {
  render: (asked: Asked) => Promise<RenderedPicture>;
  /** Makes none that is not begun, and waits for those that are: nothing is written afterwards. */
  close: () => Promise<void>;
};

/**
 * Makes each derivative once: who asks while it is being made waits for it, who asks later gets it from the store. Few are
 * made at a time, so that the server keeps answering, and networks take turns: a picture that several want is made when
 * the first of them has its turn. A browser has six connections, by which scripts come too: whoever has waited for long is sent a
 * light original. Throws a PictureError, or a BusyError where too many wait.
 */
export function createPictureRenderer(input: RendererInput): PictureRenderer {
  const { store, limit, log, render = renderPicture, patience = 1000 } = input;
  const waited = new Map<string, Promise<Buffer>>();
  const made = new Map<string, Promise<Buffer>>();
  const light = new Map<string, Promise<Buffer | null>>();
  const inTurn = createFairQueue({ concurrency: limit });
  let isClosed = false;

  function find(key: string): Promise<Buffer | null> {
    return store.read(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'a picture that was made before cannot be read');
      return null;
    });
  }

  async function findOrMake(key: string, { derivative, readOriginal }: Asked): Promise<Buffer> {
    const known = await find(key);
    if (known) return known;
    if (isClosed) throw new BusyError();
    const bytes = await render(await readOriginal(), derivative);
    // A full disk makes pictures slow, not missing.
    await store.write(key, bytes).catch((error: unknown) => log.warn({ err: error, key }, 'a picture cannot be kept'));
    return bytes;
  }

  async function findOrWait(key: string, asked: Asked): Promise<Buffer> {
    const known = await find(key);
    if (known) return known;
    return made.get(key) ?? inTurn(asked.network, () => join(made, key, () => findOrMake(key, asked)));
  }

  async function derivativeOf(asked: Asked): Promise<RenderedPicture> {
    const { hash, width, format } = asked.derivative;
    const key = `${hash}-${width}.${format}`;
    const bytes = await join(waited, `${asked.network} ${key}`, () => findOrWait(key, asked));
    return { bytes, isOriginal: false };
  }

  async function renderOnce(asked: Asked): Promise<RenderedPicture> {
    const derivative = derivativeOf(asked);
    if (asked.isExact) return derivative;
    const isThere = new AbortController();
    const instead = sleep(patience, undefined, { signal: isThere.signal }).then(async () => {
      // Any number wait for the same picture: each with an original of megabytes of their own, nobody else would be heard.
      const bytes = await join(light, asked.derivative.hash, asked.readLight);
      return bytes ? { bytes, isOriginal: true } : derivative;
    });
    try {
      return await Promise.race([derivative, instead]);
    } finally {
      isThere.abort();
    }
  }

  return {
    render: renderOnce,
    close: async () => {
      isClosed = true;
      // Whoever was sent an original instead waits for none of them.
      await Promise.allSettled(waited.values());
    },
  };
}

/** What is under way by this key, or begins now. */
function join<Value>(underWay: Map<string, Promise<Value>>, key: string, begin: () => Promise<Value>): Promise<Value> {
  const known = underWay.get(key);
  if (known) return known;
  const begun = begin().finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}
