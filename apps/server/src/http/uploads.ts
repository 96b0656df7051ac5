import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context.ts';
import { openUpload } from '../workflows/open-upload.ts';
import { createCallContext, requestLanguage } from './call-context.ts';
import { countCall } from './count-call.ts';
import { disposition } from './disposition.ts';
import { inTurn } from './take-turn.ts';

type Asked = { Params: { id: string; name: string }; Querystring: { orderId?: string; accessKey?: string } };

/** A megabyte is much more than a page. */
const weight = 3;

/**
 * Where buyers and operators fetch what was handed in with an order. It is a download and nothing else: no browser shows it, and
 * whatever it is, it may neither run nor load anything.
 */
export function mountUploads(app: FastifyInstance, shop: Shop): void {
  app.get<Asked>('/uploads/:id/:name', async (request, reply) => {
    countCall(shop, request, 'pages', weight);
    const { orderId = '', accessKey } = request.query;
    const context = createCallContext(shop, request, requestLanguage(request));
    const file = await inTurn(shop, request, () =>
      openUpload(context, {
        fileId: request.params.id,
        ...(/^[1-9]\d{0,8}$/.test(orderId) && typeof accessKey === 'string' && { orderId: Number(orderId), accessKey }),
      }),
    );
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('content-disposition', disposition(file.name))
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type(file.contentType)
      .send(file.bytes);
  });
}
