import type { DerivativeStore } from './derivative-store.ts';
import type { PictureFormat } from './picture-formats.ts';
import { renderPicture } from './render-picture.ts';
import { createTaskQueue } from './task-queue.ts';

/** One size and format of a photograph. */
export type Derivative = { hash: string; width: number; format: PictureFormat };

type RendererInput = {
  store: DerivativeStore;
  /** How many are made at the same time. */
  limit: number;
  log: { warn: (details: object, message: string) => void };
  render?: typeof renderPicture;
};

export type PictureRenderer = (derivative: Derivative, readOriginal: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Makes each derivative once: who asks while it is being made waits for it, who asks later gets it from the store. Few are
 * made at a time, so that the server keeps answering. Throws a PictureError, or a BusyError where too many wait.
 */
export function createPictureRenderer({ store, limit, log, render = renderPicture }: RendererInput): PictureRenderer {
  const pending = new Map<string, Promise<Buffer>>();
  const inTurn = createTaskQueue(limit);

  async function findOrMake(key: string, { width, format }: Derivative, readOriginal: () => Promise<Buffer>) {
    const known = await store.read(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'a picture that was made before cannot be read');
      return null;
    });
    if (known) return known;
    const bytes = await inTurn(async () => render(await readOriginal(), { width, format }));
    // A full disk makes pictures slow, not missing.
    await store.write(key, bytes).catch((error: unknown) => log.warn({ err: error, key }, 'a picture cannot be kept'));
    return bytes;
  }

  return function renderOnce(derivative, readOriginal) {
    const key = `${derivative.hash}-${derivative.width}.${derivative.format}`;
    const running = pending.get(key);
    if (running) return running;
    const made = findOrMake(key, derivative, readOriginal).finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };
}
