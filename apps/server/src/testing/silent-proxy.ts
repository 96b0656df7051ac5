import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Connection } from '@mise/embedded-postgres/connection.ts';

export type SilentProxy = {
  /** The database as it is reached through the proxy. */
  connection: Connection;
  /** What is open by now stays open and hears nothing any more; what comes later is served. */
  fallSilent: () => void;
  close: () => Promise<void>;
};

/** Stands in front of a database as a pooler does, and may forget its connections without closing them. */
export async function startSilentProxy(database: Connection): Promise<SilentProxy> {
  const pairs = new Set<Socket[]>();
  const server = createServer((client) => {
    const behind = database.host.startsWith('/')
      ? connect(`${database.host}/.s.PGSQL.${database.port}`)
      : connect(database.port, database.host);
    pairs.add([client, behind]);
    client.pipe(behind).on('error', () => client.destroy());
    behind.pipe(client).on('error', () => behind.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    connection: { ...database, host: '127.0.0.1', port },
    fallSilent: () => {
      for (const [client, behind] of pairs) {
        client?.unpipe().resume();
        behind?.unpipe().destroy();
      }
    },
    close: async () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
