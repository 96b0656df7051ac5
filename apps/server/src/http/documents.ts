import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context.ts';
import { findDocument } from '../domains/media/document-files.ts';
import { takeLongTurn } from '../turns/long-turns.ts';
import { headerOf } from './call-context.ts';
import { countCall } from './count-call.ts';
import { disposition } from './disposition.ts';
import { sendMediaProblem } from './media-problem.ts';
import { inTurn } from './take-turn.ts';

/** As `uploads.ts` counts a file. */
const weight = 3;

/** Where buyers download data sheets. An address stands for the same bytes for ever. */
export function mountDocuments(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { id: string; name: string } }>('/documents/:id/:name', async (request, reply) => {
    countCall(shop, request, 'pages', weight);
    const file = await inTurn(shop, request, async () => {
      await takeLongTurn();
      return findDocument(shop.db, request.params.id);
    });
    if (file?.name !== request.params.name) return sendMediaProblem(reply, 'notFound');
    const etag = `"${file.id}"`;
    reply
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('etag', etag)
      .header('cache-control', 'public, max-age=31536000, immutable');
    if (headerOf(request, 'if-none-match') === etag) return reply.code(304).send();
    return reply.header('content-disposition', disposition(file.name)).type('application/pdf').send(file.bytes);
  });
}
