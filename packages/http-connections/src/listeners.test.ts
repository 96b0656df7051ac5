import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type ListenOptions, type Server, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listenAlone, listenBeside, shared } from './listeners.ts';

const host = '127.0.0.1';
const clients = 64;

let open: (Server | Socket)[] = [];
afterEach(() => {
  for (const each of open) each instanceof Socket ? each.destroy() : each.close();
  open = [];
});

async function listen(options: ListenOptions = shared): Promise<Server> {
  const server = createServer().listen({ port: 0, host, ...options });
  open.push(server);
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** How many turns of the loop it takes until all of those are let in who connected within one. */
async function turnsOf(server: Server): Promise<number> {
  let left = clients;
  server.on('connection', (socket: Socket) => {
    open.push(socket);
    left -= 1;
  });
  for (let client = 0; client < clients; client += 1) open.push(connect(portOf(server), host));
  let turns = 0;
  while (left > 0) {
    // As if it had something else to do.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    await turn();
    turns += 1;
  }
  return turns;
}

test.runIf(process.platform === 'linux')('many who connect at once are let in by several listeners', async () => {
  const alone = await turnsOf(await listen());
  const server = await listen();
  open.push(...(await listenBeside(server)));
  expect(alone).toBeGreaterThanOrEqual(clients);
  expect(await turnsOf(server)).toBeLessThan(clients / 2);
});

test('a server that shares its address with nobody listens alone', async () => {
  expect(await listenBeside(await listen({}))).toEqual([]);
});

test('an address that somebody listens at is taken, though they would share it', async () => {
  const server = await listen();
  const port = portOf(server);
  const listenToo = () => listenAlone({ port, host }, () => listen({ port, ...shared }));
  await expect(listenToo()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  server.close();
  await once(server, 'close');
  await listenToo();
});

test.runIf(process.platform === 'linux')(
  'of two who begin to listen at an address at the same moment one hears that it is taken',
  async () => {
    const server = await listen();
    const port = portOf(server);
    server.close();
    await once(server, 'close');
    const begin = () => listenAlone({ port, host }, () => listen({ port, ...shared }));
    let second = Promise.resolve();
    // The other one looks whether the address is taken after the first has looked, and before it listens.
    const first = listenAlone({ port, host }, async () => {
      second = begin();
      second.catch(() => {});
      for (let turns = 0; turns < 100; turns += 1) await turn();
      return listen({ port, ...shared });
    });
    await first;
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  },
);
