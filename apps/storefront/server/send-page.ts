import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { scriptHashesHeader, styleHashesHeader } from '../app/start/inline-code.server.ts';
import { compress, decompress, type Encoding, encodingFor } from './compress.ts';
import type { KeptPage, PageBodies } from './page-cache/page-cache.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

/**
 * What every page and every page's data becomes before it goes out: status, headers with the policy for its own scripts,
 * entity tag. What is not 200, or says nothing of caching, belongs to one visitor alone.
 */
export async function finishPage(response: Response, options: SecurityOptions): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const {
    [scriptHashesHeader]: scripts = '',
    [styleHashesHeader]: styles = '',
    ...ownHeaders
  } = Object.fromEntries(response.headers);
  const headers: Record<string, string> = {
    ...securityHeaders({ scripts, styles }, options),
    // After them: a route may be stricter, such as with its referrer policy.
    ...ownHeaders,
  };
  if (response.status !== 200 || headers['cache-control'] === undefined) {
    headers['cache-control'] = 'private, no-store';
  }
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { status: response.status, headers, etag, bodies: { identity } };
}

/** The same with its body compressed both ways, for a page that is sent many times. One that is too small stays as it is. */
export async function compressPage(page: KeptPage): Promise<KeptPage> {
  const { identity } = page.bodies;
  if (!identity) return page;
  const [br, gzip] = await Promise.all([compress(identity, 'br', 'kept'), compress(identity, 'gzip', 'kept')]);
  return br && gzip ? { ...page, bodies: { br, gzip } } : page;
}

/** The one way of every page to the browser; a browser that has it already is told so. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  if (page.bodies.identity?.length === 0) return reply.send();
  if (page.status !== 200) return reply.send((await bodyIn('identity', page.bodies)).body);

  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { body, encoding } = await bodyIn(encodingFor(request.headers['accept-encoding']), page.bodies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** The body in an encoding, or as it is where that saves nothing. */
async function bodyIn(encoding: Encoding, bodies: PageBodies): Promise<{ body: Buffer; encoding: Encoding }> {
  if (bodies.identity) {
    const body = await compress(bodies.identity, encoding, 'once');
    return body ? { body, encoding } : { body: bodies.identity, encoding: 'identity' };
  }
  return { body: encoding === 'identity' ? await decompress(bodies.gzip) : bodies[encoding], encoding };
}
