import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { networkOf } from '../domains/customers/network-of.ts';
import { diskStore } from '../domains/media/derivative-store.ts';
import { createKnownPhotographs, type KnownPhotographs } from '../domains/media/known-photographs.ts';
import { findMedia, isPhotograph } from '../domains/media/media-files.ts';
import { readPictureAddress } from '../domains/media/picture-address.ts';
import { createPictureRenderer } from '../domains/media/picture-renderer.ts';
import { headerOf } from './call-context.ts';
import { countCall } from './count-call.ts';
import { answerPhotograph } from './media-photograph.ts';
import { sendMediaProblem } from './media-problem.ts';
import { forEveryOrigin } from './security-headers.ts';
import { callerOf } from './take-turn.ts';

/** Serves pictures: drawings as they are, photographs in the widths and formats that their addresses name. */
export function mountMedia(app: FastifyInstance, shop: Shop): void {
  const renderer = createPictureRenderer({
    store: diskStore(path.join(shop.config.dataDir, 'pictures')),
    // One processor is left for everything else.
    limit: Math.max(1, availableParallelism() - 1),
    log: shop.log,
  });
  app.addHook('onClose', () => renderer.close());

  const photographs = createKnownPhotographs(shop.changes);

  app.get('/media/*', async (request, reply) => {
    const asked = readPictureAddress((request.params as { '*': string })['*']);
    if (!asked) return sendMediaProblem(reply, 'notFound');
    const file = photographs.find(asked.path) ?? (await lookUp(shop, request, photographs, asked.path));
    if (!file) return sendMediaProblem(reply, 'notFound');
    setPolicy(reply);
    const ifNoneMatch = headerOf(request, 'if-none-match');
    if (isPhotograph(file)) {
      const network = networkOf(request.ip);
      return answerPhotograph({ shop, renderer, network, ifNoneMatch, reply }, asked, file);
    }
    if (asked.size !== undefined || !('drawing' in file) || !file.drawing) return sendMediaProblem(reply, 'notFound');
    const etag = `"${file.hash}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=604800, stale-while-revalidate=86400');
    if (ifNoneMatch === etag) return reply.code(304).send();
    return reply.type(file.contentType).send(file.drawing);
  });
}

/** Pages ask for dozens; an address that nobody was given counts as any call does. */
const weights = { lookUp: 0.1, missing: 1 };

/** Asks the database, in turn: who tries addresses at will must not keep others waiting. */
async function lookUp(shop: Shop, request: FastifyRequest, photographs: KnownPhotographs, path: string) {
  const caller = callerOf(shop, request);
  countCall(shop, request, 'pictures', weights.lookUp);
  // A page asks for many at once: in the line of its session they would wait for each other.
  const ofNetwork = { ...caller, session: null };
  const file = await shop.admission.inTurn(ofNetwork, () => photographs.read(path, () => findMedia(shop.db, path)));
  if (!file) countCall(shop, request, 'pictures', weights.missing);
  return file;
}

/** A picture is an image only: it may neither run nor load anything. */
function setPolicy(reply: FastifyReply): void {
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'")
    .headers(forEveryOrigin);
}
