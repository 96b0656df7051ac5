import type { DerivativeStore } from './derivative-store.ts';
import { createFairQueue } from './fair-queue.ts';
import type { PictureFormat } from './picture-formats.ts';
import { renderPicture } from './render-picture.ts';

/** One size and format of a photograph. */
export type Derivative = { hash: string; width: number; format: PictureFormat };

type RendererInput = {
  store: DerivativeStore;
  /** How many are made at the same time. */
  limit: number;
  log: { warn: (details: object, message: string) => void };
  render?: typeof renderPicture;
};

/** `network`: who asks (`networkOf` of the address). */
type Asked = { derivative: Derivative; network: string; readOriginal: () => Promise<Buffer> };

export type PictureRenderer = (asked: Asked) => Promise<Buffer>;

/**
 * Makes each derivative once: who asks while it is being made waits for it, who asks later gets it from the store. Few are
 * made at a time, so that the server keeps answering, and networks take turns: a picture that several want is made when
 * the first of them has its turn. Throws a PictureError, or a BusyError where too many wait.
 */
export function createPictureRenderer({ store, limit, log, render = renderPicture }: RendererInput): PictureRenderer {
  const waited = new Map<string, Promise<Buffer>>();
  const made = new Map<string, Promise<Buffer>>();
  const inTurn = createFairQueue({ concurrency: limit });

  function find(key: string): Promise<Buffer | null> {
    return store.read(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'a picture that was made before cannot be read');
      return null;
    });
  }

  async function findOrMake(key: string, { derivative, readOriginal }: Asked): Promise<Buffer> {
    const known = await find(key);
    if (known) return known;
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

  return function renderOnce(asked) {
    const { hash, width, format } = asked.derivative;
    const key = `${hash}-${width}.${format}`;
    return join(waited, `${asked.network} ${key}`, () => findOrWait(key, asked));
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
