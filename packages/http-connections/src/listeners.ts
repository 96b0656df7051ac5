import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Node lets in one connection of a listener with each turn of its loop, and a turn may take as long as a large cart: of two hundred that connect at once
 * the last would wait for two hundred turns, whatever network it comes from.
 */
const mostListeners = 16;

/** Connections that wait to be let in, of each listener. The system may hold fewer. */
const backlog = 1024;

/** Where several listeners of one process may share an address. */
const canShare = process.platform === 'linux';

/** How a server listens that is to have others beside it (`listenBeside`). */
export const shared: Pick<ListenOptions, 'backlog' | 'reusePort'> = { backlog, reusePort: canShare };

/**
 * Opens further listeners at the address of a server that listens (`shared`), which hand it what they let in. They end with `close`. None where the
 * system or the server's own listener does not share.
 */
export async function listenBeside(server: Server, count = canShare ? mostListeners - 1 : 0): Promise<Server[]> {
  const address = server.address();
  if (address === null || typeof address === 'string') return [];
  const listeners = Array.from({ length: count }, () => {
    // As an HTTP server takes them.
    return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  });
  const opened = await Promise.allSettled(
    listeners.map(async (listener) => {
      listener.listen({ port: address.port, host: address.address, backlog, reusePort: true });
      await once(listener, 'listening');
      return listener;
    }),
  );
  return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

type Address = Required<Pick<ListenOptions, 'port' | 'host'>>;

/**
 * Has `listen` begin to listen at an address, shared or not. Rejects where another process listens there, which would go unnoticed where listeners share it, also
 * where both begin at the same moment.
 */
export async function listenAlone(address: Address, listen: () => Promise<unknown>): Promise<void> {
  const letGo = canShare ? await holdPort(address.port) : async () => {};
  try {
    await close(await open({ ...address, exclusive: true }));
    await listen();
  } finally {
    await letGo();
  }
}

/** Whoever else begins to listen is done in a moment. */
const heldMs = 5_000;
const lookMs = 20;

/**
 * Keeps others that begin to listen at a port, by whatever address, waiting: by a name of Linux that is no file and ends with its process. Where the system
 * gives none to anybody nobody is kept.
 */
async function holdPort(port: number): Promise<() => Promise<void>> {
  for (const until = performance.now() + heldMs; ; await sleep(lookMs)) {
    try {
      const held = await open({ path: `\0mise-listens-${port}` });
      return () => close(held);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return async () => {};
      if (performance.now() > until) throw error;
    }
  }
}

async function open(options: ListenOptions): Promise<Server> {
  const server = createServer().listen(options);
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
