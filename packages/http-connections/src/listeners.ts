import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';

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

/** Rejects where another process listens at an address, which would go unnoticed where listeners share it. */
export async function refuseTaken({ port, host }: Required<Pick<ListenOptions, 'port' | 'host'>>): Promise<void> {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
