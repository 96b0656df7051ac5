import { createLocalClient } from '@mise/contract/local-client.ts';
import type { Shop } from '@mise/server/context.ts';
import { createCallContext } from '@mise/server/http/call-context.ts';
import { invoke } from '@mise/server/http/invoke.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { PagesBuild } from './build.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { ChunksOf } from './page-chunks.ts';
import { sendPage } from './send-page.ts';

type PagesOptions = { getBuild: () => Promise<PagesBuild>; chunksOf: ChunksOf; isDevelopment: boolean };

/** Every address that is no operation, picture or file is a page, or the data of one (`.data`). */
export function mountPages(
  app: FastifyInstance,
  shop: Shop,
  { getBuild, chunksOf, isDevelopment }: PagesOptions,
): void {
  const handle = createRequestHandler(getBuild, isDevelopment ? 'development' : 'production');
  const options = { isDevelopment, isHttps: shop.config.shopUrl.startsWith('https:') };

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      const moved = canonicalAddress(request.url);
      if (moved !== null) return reply.redirect(moved, 301);
      const { entry } = await getBuild();
      const context = await entry.module.createPageContext({
        pathname: pagePath(request.url),
        origin: shop.config.shopUrl,
        chunksOf,
        createClient: (locale) => {
          const call = createCallContext(shop, request, locale);
          return createLocalClient((name, input) => invoke(call, name, input));
        },
        logError: (error) => request.log.error({ err: error }, 'a page failed'),
      });
      return sendPage(request, reply, await handle(toWebRequest(request, reply, shop), context), options);
    },
  });
}

/** The page whose data an address asks for: "/cart.data" is that of "/cart", "/_.data" that of "/". */
function pagePath(url: string): string {
  const { pathname } = new URL(url, 'http://shop');
  if (!pathname.endsWith('.data')) return pathname;
  return pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, shop: Shop): Request {
  const aborted = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.url, shop.config.shopUrl), {
    method: request.method,
    headers,
    signal: aborted.signal,
  });
}
