import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context.ts';
import { findMedia } from '../domains/content/media.ts';
import { headerOf } from './call-context.ts';

/** Serves stored pictures. A drawing is an image only: it may neither run nor load anything. */
export function mountMedia(app: FastifyInstance, shop: Shop): void {
  app.get('/media/*', async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const file = isPlainPath(path) ? await findMedia(shop.db, path) : null;
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    const etag = `"${file.hash}"`;
    reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=604800, stale-while-revalidate=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff');
    if (headerOf(request, 'if-none-match') === etag) return reply.code(304).send();
    return reply.type(file.contentType).send(file.bytes);
  });
}

/** Names that the shop gives; anything else is not worth a query. */
function isPlainPath(path: string): boolean {
  return /^[\w./-]{1,200}$/.test(path);
}
