import type { FastifyInstance } from 'fastify';

/** So long nobody asked for anything (milliseconds), and so much more memory is taken than there was after the last time (bytes). */
const quietMs = 30_000;
const worthwhile = 48 * 1024 * 1024;

type Options = { collect?: (() => void) | null; taken?: () => number; quiet?: number };

/**
 * Gives memory back to the machine when nobody asks for anything: V8 keeps the room that a busy minute took until it needs it again. That takes
 * up to 0.3 s, once, which is why it waits for a quiet moment. Without `--expose-gc` (`memory-flags.mjs`) nothing is done.
 */
export function giveBackMemory(
  app: FastifyInstance,
  { collect = collector(), taken = process.memoryUsage.rss, quiet = quietMs }: Options = {},
): void {
  if (collect === null) return;
  let least = 0;
  const timer = setTimeout(() => {
    if (taken() < least + worthwhile) return;
    collect();
    least = taken();
  }, quiet).unref();
  app.addHook('onRequest', async () => void timer.refresh());
  app.addHook('onClose', async () => clearTimeout(timer));
}

/** All that is garbage, whatever it takes. */
function collector(): (() => void) | null {
  const { gc } = globalThis;
  return gc ? () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }) : null;
}
