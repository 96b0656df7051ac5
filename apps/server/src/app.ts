import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import { openApiDocument } from '@mise/contract/openapi.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { answerAndEnd } from '@mise/http-connections/answer-and-end.ts';
import { watchBodyLength } from '@mise/http-connections/body-length.ts';
import { watchBodyPace } from '@mise/http-connections/body-pace.ts';
import { createBodyRoom } from '@mise/http-connections/body-room.ts';
import { createConnections } from '@mise/http-connections/connections.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Shop } from './context.ts';
import { networkOf } from './domains/customers/network-of.ts';
import { aroundFile, bodyPaceOf, bodyRoom, usualBodyLimit } from './http/body-limits.ts';
import { headerOf } from './http/call-context.ts';
import { countCall } from './http/count-call.ts';
import { mountDocuments } from './http/documents.ts';
import { sendError } from './http/errors.ts';
import { forwardedAddresses } from './http/forwarded-addresses.ts';
import { keepJson } from './http/json-body.ts';
import { mountMailPreviews } from './http/mail-previews.ts';
import { mountMedia } from './http/media.ts';
import { mountOperations } from './http/operations.ts';
import { longestPath, readableUrl } from './http/readable-url.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mountShopIcons } from './http/shop-icons.ts';
import { mountUploads } from './http/uploads.ts';
import { mountWebhooks } from './http/webhooks.ts';
import { stopping } from './stopping.ts';
import { createArrivals } from './turns/arrivals.ts';

const apiVersion = '0.1.0';
/** As `uploads.ts` counts a file: most of a megabyte. */
const descriptionWeight = 3;

/** The back end: every operation, the pictures and the description of both. The process that listens is elsewhere. */
export async function createApp(shop: Shop): Promise<FastifyInstance> {
  const { config } = shop;
  const connections = createConnections();
  const headers = securityHeaders(config);
  const watchBodyRoom = createBodyRoom(bodyRoom);
  const app = Fastify({
    // Fastify would give a stop up after ten seconds: a drain has an end of its own.
    pluginTimeout: 0,
    serverFactory: connections.serverFactory,
    return503OnClosing: false,
    clientErrorHandler: ({ code }, socket) => answerAndEnd(socket, code, headers),
    bodyLimit: usualBodyLimit,
    loggerInstance: shop.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: typeof config.trustProxy === 'number' ? trustHops(config.trustProxy) : config.trustProxy,
    genReqId: () => randomUUID(),
    rewriteUrl({ url = '/' }) {
      const readable = readableUrl(url);
      if (readable !== url) this.log.debug({ url: url.slice(0, longestPath) }, 'an address was read as another');
      return readable;
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: longestPath },
  });

  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request) => {
    countCall(shop, request, 'extras');
    throw refusal('pageNotFound', { cause: { identifier: request.url.slice(0, 100) } });
  });
  app.addHook('onListen', connections.listenMore);
  app.addHook('preClose', async () => {
    const cutOff = await connections.drain(() => shop.lastTurns.abort());
    if (cutOff > 0) shop.log.warn({ requests: cutOff }, 'stopped before all that was asked for was answered');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    believeAddressesOnly(request.raw);
    const network = networkOf(request.ip);
    connections.tellOwner(request.raw.socket, network);
    if (connections.isRefusing()) throw stopping();
    const end = (code: string) => {
      // Behind another answer of its connection (it has no socket yet) it would be taken for that.
      const mayAnswer = !reply.raw.headersSent && reply.raw.socket !== null;
      if (mayAnswer) return answerAndEnd(request.raw.socket, code, headers);
      // A request that is there ends no connection, and an answer that was read none either.
      request.raw.destroy();
      reply.raw.destroy();
    };
    const { bodyLimit } = request.routeOptions;
    watchBodyPace(request.raw, bodyPaceOf(bodyLimit), () => end('ERR_HTTP_REQUEST_TIMEOUT'));
    watchBodyLength(request.raw, bodyLimit + aroundFile, () => end('ERR_BODY_TOO_LONG'));
    // Longer ones have places of their own (http/file-places.ts), or are of operators.
    if (bodyLimit <= usualBodyLimit) {
      watchBodyRoom({ request: request.raw, response: reply.raw, network, end: () => end('ERR_NO_ROOM') });
    }
    if (Number(headerOf(request, 'content-length') ?? 0) > bodyLimit + aroundFile) throw refusal('bodyTooLarge');
  });

  const letIn = createArrivals();
  app.addHook('onRequest', (request, _reply, done) => {
    letIn(networkOf(request.ip), { hasGone: () => request.raw.socket.destroyed, begin: done });
  });

  const readJson = keepJson(app);
  await app.register(async (api) => {
    if (config.allowedOrigins.length > 0) {
      await api.register(cors, {
        origin: [...config.allowedOrigins],
        credentials: true,
        exposedHeaders: ['x-csrf-token', 'retry-after', 'x-request-id'],
      });
    }
    await mountOperations(api, shop, readJson);
    let description: Buffer | undefined;
    api.get('/api/openapi.json', async (request, reply) => {
      countCall(shop, request, 'extras', descriptionWeight);
      // As bytes: to write so long a text anew keeps everybody waiting.
      description ??= Buffer.from(
        JSON.stringify(openApiDocument({ baseUrl: `${config.shopUrl}/api`, version: apiVersion })),
      );
      return reply.type('application/json; charset=utf-8').send(description);
    });
  });
  mountWebhooks(app, shop);
  mountMedia(app, shop);
  mountDocuments(app, shop);
  mountUploads(app, shop);
  mountShopIcons(app, shop);
  if (!config.isProduction) mountMailPreviews(app, shop);
  return app;
}

/** Trusts this many proxies in front of the shop: the addresses that they add to the forwarding header. */
function trustHops(hops: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < hops;
}

function believeAddressesOnly({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded !== undefined) headers['x-forwarded-for'] = forwardedAddresses(String(forwarded));
}
