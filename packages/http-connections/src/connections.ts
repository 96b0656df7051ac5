import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Server as Listener, Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { watchBodyPieces } from './body-pieces.ts';
import { type Limits, usualLimits } from './limits.ts';
import { listenBeside } from './listeners.ts';
import { createUnreadWatch } from './unread-answers.ts';

export type Connections = {
  /** A server whose connections are counted here. */
  serverFactory: (handler: RequestListener) => Server;
  /** Opens further listeners beside those of the servers that listen so (`shared`): more connections are let in at once. */
  listenMore: () => Promise<void>;
  /** Says whose a connection is, where that is another than whoever it comes from: of a client behind a proxy. */
  tellOwner: (socket: Socket, owner: string) => void;
  /** Whether a request that arrives now is to be told to come again later. */
  isRefusing: () => boolean;
  /**
   * Answers what has arrived and ends every connection, each after its answer. Resolves when none is left; at once where
   * nothing listens. `beginNoMore` is called where that takes long: what waits for its turn is to be told to come again later. Resolves to the
   * number of requests whose answers were not waited for at last.
   */
  drain: (beginNoMore?: () => void) => Promise<number>;
};

/** A request whose headers have arrived, and its answer. */
type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Node looks so often for requests that take too long, draining for connections that may be ended (milliseconds). */
const checkMs = 1_000;
const lookMs = 20;
/** How often is looked at what clients have not read yet (milliseconds). */
const readingMs = 250;

export function createConnections(limits: Limits = usualLimits): Connections {
  const servers: Server[] = [];
  /** Those beside the servers' own. */
  const listeners: Listener[] = [];
  /** The exchanges of each connection; those that were heard of longest ago come first. */
  const connections = new Map<Socket, Set<Exchange>>();
  /** Whose each is. */
  const owners = new WeakMap<Socket, string>();
  /** When each was let in. */
  const since = new WeakMap<Socket, number>();
  /** How many connections there have been. */
  let admitted = 0;
  const lookAtUnread = createUnreadWatch(limits);
  let state: 'open' | 'closing' | 'refusing' = 'open';

  function serverFactory(handler: RequestListener): Server {
    const server = createServer(
      {
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keepAliveMs,
        connectionsCheckingInterval: checkMs,
        // What Node refuses by itself it goes on behind, to the end of all that has arrived.
        requireHostHeader: false,
      },
      (request, response) => {
        if (isAhead(request)) return endReading(request.socket);
        const code = whyUnfit(request, limits.headerLines);
        if (code) return refuse(server, request.socket, code);
        note({ request, response });
        watchBodyPieces(request, limits, () => {
          if (response.headersSent) request.socket.destroy();
          else tellOfError(server, request.socket, 'ERR_BODY_IN_CRUMBS');
        });
        handler(request, response);
      },
    );
    server.maxHeadersCount = limits.headerLines;
    server.on('checkExpectation', ({ socket }) => refuse(server, socket, 'ERR_EXPECTATION'));
    server.on('connection', admit);
    const timer = setInterval(lookAtReaders, readingMs).unref();
    server.on('close', () => clearInterval(timer));
    servers.push(server);
    return server;
  }

  function lookAtReaders(): void {
    const answers = [...connections].map(([socket, exchanges]) => {
      return [socket, [...exchanges].map(({ response }) => response)] as const;
    });
    lookAtUnread(answers, performance.now());
  }

  function admit(socket: Socket): void {
    admitted += 1;
    since.set(socket, performance.now());
    owners.set(socket, socket.remoteAddress ?? '');
    if (connections.size >= limits.maximum) (firstWaiting() ?? lastOfMost(socket)).destroy();
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  }

  /** Whether its connection has asked for so much that is not answered yet that no more is taken. */
  function isAhead({ socket }: IncomingMessage): boolean {
    return (connections.get(socket)?.size ?? 0) >= limits.ahead;
  }

  /** Answers what is no request that could be answered otherwise, unless others wait for their answers before it, and takes no more. */
  function refuse(server: Server, socket: Socket, code: string): void {
    stopReading(socket);
    if (connections.get(socket)?.size === 0) tellOfError(server, socket, code);
    else socket.destroy();
  }

  function firstWaiting(): Socket | undefined {
    for (const [socket, exchanges] of connections) if (!isAtWork(exchanges) && !socket.destroyed) return socket;
    return undefined;
  }

  /**
   * Where all are at work: the last to ask of whoever has most of them, so that nobody keeps others out by taking all places. The newcomer, where it
   * would have as many.
   */
  function lastOfMost(newcomer: Socket): Socket {
    const open = [...connections.keys()].filter(({ destroyed }) => !destroyed);
    const owned = Map.groupBy(open, ownerOf);
    const most = [...owned.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const own = owned.get(ownerOf(newcomer))?.length ?? 0;
    return (most.length > own + 1 && most.at(-1)) || newcomer;
  }

  function ownerOf(socket: Socket): string {
    return owners.get(socket) ?? '';
  }

  function note(exchange: Exchange): void {
    const { socket } = exchange.request;
    const exchanges = connections.get(socket);
    if (!exchanges) return;
    exchanges.add(exchange);
    // To the end of the order.
    connections.delete(socket);
    connections.set(socket, exchanges);
    exchange.response.once('close', () => exchanges.delete(exchange));
    if (state !== 'open') endAfterLast(exchanges);
  }

  async function drain(beginNoMore: () => void = () => {}): Promise<number> {
    const listening = servers.filter((server) => server.listening);
    if (listening.length === 0 || state !== 'open') return 0;
    state = 'closing';
    const late = setTimeout(beginNoMore, limits.beginningMs);
    const endsAt = performance.now() + limits.longestDrainMs;
    for (const exchanges of connections.values()) endAfterLast(exchanges);
    await sleep(limits.onTheirWayMs);
    // What has arrived is read before it is judged: a busy process comes late.
    await turn();
    state = 'refusing';
    await sleep(limits.refusingMs);
    const until = { patient: performance.now() + limits.patienceMs, end: endsAt };
    const cutOff = await endWhile(() => [...connections.values()].some(isAtWork), until);
    clearTimeout(late);
    await letIn();
    for (const listener of [...listening, ...listeners]) listener.close();
    // Who was let in last has not been heard yet, and would find the connection reset instead of an answer.
    await sleep(limits.lastWordMs);
    return cutOff + (await endWhile(() => connections.size > 0, until));
  }

  /**
   * Resolves when whoever has connected is let in: the system resets those who still wait for that when nobody listens any more. Node
   * lets in one with each turn of its loop, and a turn may take as long as a page: so what is at work has been done before.
   */
  async function letIn(): Promise<void> {
    // Some come again at once, whatever they are told.
    const until = performance.now() + limits.lettingInMs;
    for (let before = -1; before !== admitted && performance.now() < until; ) {
      before = admitted;
      await turn();
      await turn();
    }
  }

  /**
   * Ends connections without a request, from a moment on those whose clients are slow, and from a later one all, as long as something is so. Resolves to the
   * number of requests that were owed an answer then.
   */
  async function endWhile(isSo: () => boolean, until: { patient: number; end: number }): Promise<number> {
    let cutOff = 0;
    while (isSo()) {
      await sleep(lookMs);
      await turn();
      const now = performance.now();
      for (const [socket, exchanges] of connections) {
        if (socket.destroyed) continue;
        const isNew = now - (since.get(socket) ?? 0) < limits.lastWordMs;
        const isAwaited = exchanges.size > 0 ? now < until.patient || isAtWork(exchanges) : isNew;
        if (isAwaited && now < until.end) continue;
        cutOff += [...exchanges].filter(isOwed).length;
        socket.destroy();
      }
    }
    return cutOff;
  }

  async function listenMore(): Promise<void> {
    for (const server of servers) listeners.push(...(await listenBeside(server)));
  }

  return {
    serverFactory,
    listenMore,
    tellOwner: (socket, owner) => owners.set(socket, owner),
    isRefusing: () => state === 'refusing',
    drain,
  };
}

/** Whether we owe an answer to one of them. */
function isAtWork(exchanges: Set<Exchange>): boolean {
  return [...exchanges].some(isOwed);
}

/** Nothing of the request is missing any more, and the answer has not been written yet, though its client has read what there is of it. */
function isOwed({ request, response }: Exchange): boolean {
  return request.complete && !response.writableEnded && !response.writableNeedDrain;
}

/**
 * What is wrong with a request, as Node would name it, or null. Of more lines than it keeps Node drops the last, where a proxy may have written whom
 * it speaks for: what the client itself wrote there would be believed.
 */
function whyUnfit({ httpVersion, headers, rawHeaders }: IncomingMessage, headerLines: number): string | null {
  if (rawHeaders.length >= 2 * headerLines) return 'HPE_HEADER_OVERFLOW';
  return httpVersion === '1.1' && headers.host === undefined ? 'ERR_HOST_MISSING' : null;
}

/** Has a connection ended as Node has it of what is no request. */
function tellOfError(server: Server, socket: Socket, code: string): void {
  const error = Object.assign(new Error('a request that is not answered'), { code });
  if (!server.emit('clientError', error, socket)) socket.destroy();
}

/** Ends a connection with all that has arrived on it. */
function endReading(socket: Socket): void {
  stopReading(socket);
  socket.destroy();
}

/**
 * Takes nothing more of what has arrived on a connection: Node would go through it to its end, two thousand small requests at once, also where the
 * connection is destroyed. Its parser stops where it is told that another protocol begins.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => 2;
}

/** Says in the last answer of a connection that there will be no other. */
function endAfterLast(exchanges: Set<Exchange>): void {
  const open = [...exchanges].filter(({ response }) => !response.headersSent);
  for (const { response } of open.slice(0, -1)) response.removeHeader('connection');
  open.at(-1)?.response.setHeader('connection', 'close');
}
