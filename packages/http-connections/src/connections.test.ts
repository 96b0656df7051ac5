import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerAndEnd } from './answer-and-end.ts';
import { type Connections, createConnections } from './connections.ts';
import { type Limits, usualLimits } from './limits.ts';

/** More than the system takes for a client that reads nothing. */
const largeBytes = 32 * 1024 * 1024;

function* piecesOf(bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024);
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

/** Answers that are given when the test says so, by the address that was asked for. */
let pending: Map<string, () => void>;
let connections: Connections;
let server: Server;
let port: number;
let sockets: Client[];

beforeEach(() => {
  pending = new Map();
  sockets = [];
});
afterEach(async () => {
  for (const { socket } of sockets) socket.destroy();
  for (const answer of pending.values()) answer();
  await connections.drain();
});

async function listen(limits: Partial<Limits> = {}): Promise<void> {
  connections = createConnections({ ...usualLimits, onTheirWayMs: 20, refusingMs: 200, patienceMs: 200, ...limits });
  const answer: RequestListener = (request, response) => {
    if (request.url !== '/unread') request.resume();
    if (connections.isRefusing()) response.writeHead(503);
    if (request.url?.startsWith('/wait')) pending.set(request.url, () => response.end('late'));
    else if (request.url === '/large') response.end(Buffer.alloc(largeBytes));
    else if (request.url === '/pieces') Readable.from(piecesOf(largeBytes)).pipe(response);
    else response.end('at once');
  };
  server = connections.serverFactory(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}

type Client = { socket: Socket; received: () => string; ended: Promise<unknown> };

async function open(text = ''): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  const ended = once(socket, 'close');
  const client = { socket, received: () => received, ended };
  sockets.push(client);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return client;
}

const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const bodyHeld = 'POST /wait HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345';

async function ask(address: string): Promise<Client> {
  const client = await open(get(address));
  await expect.poll(client.received).toContain('at once');
  return client;
}

test('drains what has been asked, and everything else is closed without waiting for its client', async () => {
  await listen();
  const slow = await open(get('/wait'));
  const idle = [await ask('/'), await open(), await open('GET / HTTP/1.1\r\nHos')];
  await expect.poll(() => pending.size).toBe(1);
  const drained = connections.drain();
  await Promise.all(idle.map(({ ended }) => ended));
  expect(slow.socket.readyState).toBe('open');
  pending.get('/wait')?.();
  await drained;
  await slow.ended;
  expect(slow.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*late/is);
});

test('answers what was on its way, refuses what comes later, then listens no more', async () => {
  // On a busy machine, too, the new connection comes before nobody listens any more.
  await listen({ onTheirWayMs: 100, refusingMs: 2_000 });
  const [early, late] = [await ask('/'), await ask('/')];
  const drained = connections.drain();
  early.socket.write(get('/early'));
  await expect.poll(early.received).toMatch(/at once.*200 OK\r\n.*close\r\n.*at once/is);
  await expect.poll(connections.isRefusing).toBe(true);
  late.socket.write(get('/late'));
  await expect.poll(late.received).toMatch(/at once.* 503 .*close\r\n/is);
  expect((await open(get('/new'))).socket.readyState).toBe('open');
  await expect.poll((sockets.at(-1) as Client).received).toMatch(/^HTTP\/1\.1 503 /);
  await drained;
  const [refused] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refused.code).toBe('ECONNREFUSED');
});

test('whoever connects while the last answers are made is let in and hears the same, however busy the process is', async () => {
  await listen({ refusingMs: 20, lettingInMs: 10_000 });
  const working = await open(get('/wait'));
  await expect.poll(() => pending.size).toBe(1);
  const drained = connections.drain();
  await expect.poll(connections.isRefusing).toBe(true);
  // Each turn of the loop takes as long as a page, and lets in one.
  const busy = setInterval(() => {
    for (const until = performance.now() + 10; performance.now() < until; );
  }, 0);
  const latecomers = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  const answers = latecomers.map(async (socket) => {
    socket.write(get('/late'));
    const [answer] = await once(socket, 'data');
    return String(answer).slice(0, 12);
  });
  await new Promise((resolve) => process.nextTick(resolve));
  pending.get('/wait')?.();
  await working.ended;
  expect(await Promise.all(answers)).toEqual(latecomers.map(() => 'HTTP/1.1 503'));
  clearInterval(busy);
  await drained;
});

test('answers every request of a connection that asks without waiting', async () => {
  await listen();
  const client = await open(get('/wait/1') + get('/wait/2'));
  await expect.poll(() => pending.size).toBe(2);
  const drained = connections.drain();
  pending.get('/wait/2')?.();
  pending.get('/wait/1')?.();
  await drained;
  expect(client.received().match(/late/g)).toHaveLength(2);
  expect(client.received().match(/connection: close/gi)).toHaveLength(1);
});

test('who asks for a third thing before the first is answered loses the connection, and no more of it is read', async () => {
  await listen();
  let read = 0;
  const client = await open(get('/wait/1') + get('/wait/2'));
  await expect.poll(() => pending.size).toBe(2);
  server.on('request', () => {
    read += 1;
  });
  client.socket.write(get('/more').repeat(1_000));
  await client.ended;
  await ask('/');
  // The third one, and that of the other client: Node would go through all that has arrived.
  expect(read).toBe(2);
  expect(client.received()).toBe('');
});

const unfit = {
  417: get('/').replace('\r\n\r\n', '\r\nExpect: miracles\r\n\r\n'),
  400: 'GET / HTTP/1.1\r\n\r\n',
  // The last line is that of a proxy.
  431: `GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.1\r\n${'a:\r\n'.repeat(2_000)}X-Forwarded-For: 10.0.0.2\r\n\r\n`,
};
for (const [status, text] of Object.entries(unfit)) {
  test(`answers a request that is none with ${status} once, whatever was sent after it`, async () => {
    await listen();
    let refused = 0;
    server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
      refused += 1;
      answerAndEnd(socket, code, {});
    });
    const client = await open(text.repeat(3));
    await client.ended;
    expect(client.received().match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(refused).toBe(1);
  });
}

const chunked = 'POST /wait HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';

test('takes no body that comes byte by byte', async () => {
  await listen({ smallPieces: 10, bytesOfPiece: 100 });
  let taken = 0;
  server.on('request', (request) => request.on('data', (piece: Buffer) => (taken += piece.length)));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => answerAndEnd(socket, code, {}));
  const client = await open(chunked + '1\r\n \r\n'.repeat(1_000));
  await client.ended;
  expect(client.received()).toMatch(/^HTTP\/1\.1 413 /);
  expect(taken).toBe(10);
});

test('goes through no such body after its answer either', async () => {
  await listen({ smallPieces: 10, bytesOfPiece: 100 });
  const client = await open(get('/unread').replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n'));
  await expect.poll(client.received).toContain('at once');
  client.socket.write('1\r\n \r\n'.repeat(1_000));
  await client.ended;
});

test('goes through the rest of a large one, so that its client hears the answer', async () => {
  await listen();
  const client = await open(`POST /unread HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${largeBytes}\r\n\r\n`);
  await expect.poll(client.received).toContain('at once');
  client.socket.write(Buffer.alloc(largeBytes));
  client.socket.write(get('/'));
  await expect.poll(() => client.received().match(/at once/g)?.length, { timeout: 10_000 }).toBe(2);
});

test('takes a body in any number of pieces of some size', async () => {
  await listen({ smallPieces: 10, bytesOfPiece: 100 });
  let taken = 0;
  server.on('request', (request) => request.on('data', (piece: Buffer) => (taken += piece.length)));
  const client = await open(`${chunked}${`c8\r\n${'x'.repeat(200)}\r\n`.repeat(1_000)}0\r\n\r\n`);
  await expect.poll(() => taken).toBe(200_000);
  pending.get('/wait')?.();
  await expect.poll(client.received).toMatch(/ 200 .*late/s);
});

test('takes as many lines of headers as other servers do, and no more', async () => {
  await listen();
  const withLines = (lines: number) => get('/').replace('\r\n\r\n', `\r\n${'a:\r\n'.repeat(lines - 1)}\r\n`);
  const client = await open(withLines(99));
  await expect.poll(client.received).toContain('at once');
  client.socket.write(withLines(100));
  await client.ended;
  expect(client.received().match(/at once/g)).toHaveLength(1);
});

test('gives nobody the refusal of a request for the answer of one before', async () => {
  await listen();
  const client = await open(get('/wait') + unfit[417]);
  await client.ended;
  expect(client.received()).toBe('');
});

test('waits for a body that is still being sent, but not for ever', async () => {
  await listen();
  const client = await open(bodyHeld);
  await expect.poll(() => pending.size).toBe(1);
  await connections.drain();
  await client.ended;
  expect(client.received()).toBe('');
});

test('answers a body that is complete only while it drains', async () => {
  await listen({ patienceMs: 10_000 });
  const client = await open(bodyHeld);
  await expect.poll(() => pending.size).toBe(1);
  const drained = connections.drain();
  await expect.poll(connections.isRefusing).toBe(true);
  client.socket.write('67890');
  pending.get('/wait')?.();
  await drained;
  expect(client.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n.*late/s);
});

test('answers what is at work however long that takes: patience is for clients', async () => {
  await listen({ patienceMs: 50 });
  const working = await open(get('/wait/1'));
  const slow = await open(bodyHeld);
  await expect.poll(() => pending.size).toBe(2);
  const drained = connections.drain();
  await slow.ended;
  expect(working.socket.readyState).toBe('open');
  pending.get('/wait/1')?.();
  await drained;
  expect(working.received()).toContain('late');
});

test('says after a while that nothing is to be begun any more, where something is still at work', async () => {
  await listen({ beginningMs: 50 });
  const working = await open(get('/wait'));
  await expect.poll(() => pending.size).toBe(1);
  let told = 0;
  const drained = connections.drain(() => {
    told += 1;
    pending.get('/wait')?.();
  });
  expect(await drained).toBe(0);
  expect(told).toBe(1);
  expect(working.received()).toContain('late');
});

test('says no such thing where all has been answered by then', async () => {
  await listen({ beginningMs: 2_000 });
  await ask('/');
  let told = 0;
  await connections.drain(() => {
    told += 1;
  });
  expect(told).toBe(0);
});

test('waits for no answer without end, and says how many were not given', async () => {
  await listen({ longestDrainMs: 400 });
  const clients = [await open(get('/wait/1')), await open(get('/wait/2') + get('/wait/3')), await open(bodyHeld)];
  await expect.poll(() => pending.size).toBe(4);
  expect(await connections.drain()).toBe(3);
  await Promise.all(clients.map(({ ended }) => ended));
  expect(clients.map(({ received }) => received())).toEqual(['', '', '']);
});

test('where all places are taken, whoever comes takes that of a connection which waits for its client', async () => {
  await listen({ maximum: 3 });
  const working = await open(get('/wait'));
  await expect.poll(() => pending.size).toBe(1);
  const [silent, slow] = [await open(), await open(bodyHeld.slice(0, 30))];
  await ask('/1');
  await silent.ended;
  await ask('/2');
  await slow.ended;
  for (let visit = 0; visit < 20; visit += 1) await ask('/3');
  expect(working.socket.readyState).toBe('open');
});

test('where all are at work, nobody else is let in', async () => {
  await listen({ maximum: 1 });
  await open(get('/wait'));
  await expect.poll(() => pending.size).toBe(1);
  const another = await open(get('/'));
  await another.ended;
  expect(another.received()).toBe('');
});

test('where all are at work, whoever has most of them makes room for others, and not for more of their own', async () => {
  await listen({ maximum: 4 });
  const owners: Record<string, string> = { '/wait/a': 'a', '/wait/b': 'b' };
  server.on('request', ({ url = '', socket }) => connections.tellOwner(socket, owners[url.slice(0, 7)] ?? ''));
  const other = await open(get('/wait/b1'));
  const greedy = [];
  for (const address of ['/wait/a1', '/wait/a2', '/wait/a3']) {
    greedy.push(await open(get(address)));
    await expect.poll(() => pending.has(address)).toBe(true);
  }
  await ask('/');
  await greedy[2]?.ended;
  expect([other, ...greedy].map(({ socket }) => socket.destroyed)).toEqual([false, false, false, true]);
});

test('headers that do not come are not waited for', async () => {
  await listen({ headersMs: 100 });
  const [silent, slow] = [await open(), await open('GET / HTTP/1.1\r\nHos')];
  await Promise.all([silent.ended, slow.ended]);
  await ask('/');
});

/** Asks for a large answer and reads nothing of it. `address`: of one that is sent at once, or in pieces as they are read. */
async function askAndRest(address: '/large' | '/pieces' = '/large'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  const arrived = once(server, 'request');
  socket.write(get(address));
  await arrived;
  return socket;
}

/** Bytes that come until all are there, or the connection ends. */
async function read(socket: Socket): Promise<number> {
  let size = 0;
  socket.on('data', (chunk) => {
    size += chunk.length;
    if (size > largeBytes) socket.destroy();
  });
  socket.resume();
  await once(socket, 'close');
  return size;
}

/** Resolves when the process has so many connections. */
async function held(count: number): Promise<void> {
  const present = () => new Promise<number>((resolve) => server.getConnections((_error, all) => resolve(all)));
  await expect.poll(present, { timeout: 10_000 }).toBe(count);
}

test('waits so long for a client that reads nothing of its answer, and no longer', async () => {
  await listen({ unreadMs: 300 });
  const reading = await ask('/');
  const began = performance.now();
  await askAndRest();
  await held(1);
  expect(performance.now() - began).toBeGreaterThan(300);
  reading.socket.write(get('/again'));
  await expect.poll(() => reading.received().match(/at once/g)?.length).toBe(2);
});

test('nor for one that reads nothing of what is handed on in pieces', async () => {
  await listen({ unreadMs: 300 });
  await askAndRest('/pieces');
  await held(0);
});

test('such a connection gives its place to whoever comes, where all are taken', async () => {
  await listen({ maximum: 1 });
  await askAndRest('/pieces');
  await expect
    .poll(async () => {
      const other = await open(get('/'));
      await Promise.race([other.ended, expect.poll(other.received).toContain('at once')]);
      return other.received();
    })
    .toContain('at once');
});

test('keeps no more unread than it may: what was left longest goes first', async () => {
  await listen({ unreadBytes: 2.5 * largeBytes });
  const clients = [await askAndRest(), await askAndRest(), await askAndRest()];
  await held(2);
  const sizes = await Promise.all(clients.map(read));
  expect(sizes.map((size) => size >= largeBytes)).toEqual([false, true, true]);
});

test('what a connection has asked for one after the other without reading any of it counts together', async () => {
  await listen({ unreadBytes: 2.5 * largeBytes });
  const client = await open(get('/large') + get('/large') + get('/large'));
  client.socket.pause();
  await held(0);
});

test('a client that reads slowly has its time, however it spends it', async () => {
  await listen({ longestReadMs: 500 });
  const began = performance.now();
  await askAndRest();
  await held(0);
  expect(performance.now() - began).toBeGreaterThan(500);
});
