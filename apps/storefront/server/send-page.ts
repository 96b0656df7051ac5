import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { scriptHashesHeader } from '../app/lib/inline-scripts.server.ts';
import { compress, encodingFor } from './compress.ts';
import type { KeptPage } from './page-cache/page-cache.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

/**
 * What every page and every page's data becomes before it goes out: status, headers with the policy for its own scripts,
 * entity tag. What is not 200, or says nothing of caching, belongs to one visitor alone.
 */
export async function finishPage(response: Response, options: SecurityOptions): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const { [scriptHashesHeader]: scriptHashes = '', ...ownHeaders } = Object.fromEntries(response.headers);
  const headers: Record<string, string> = {
    ...securityHeaders(scriptHashes, options),
    // After them: a route may be stricter, such as with its referrer policy.
    ...ownHeaders,
  };
  if (response.status !== 200 || headers['cache-control'] === undefined) {
    headers['cache-control'] = 'private, no-store';
  }
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { status: response.status, headers, etag, bodies: { identity } };
}

/** The same with both compressed bodies, for a page that is sent many times. */
export async function compressPage(page: KeptPage): Promise<KeptPage> {
  const { identity } = page.bodies;
  const [br, gzip] = await Promise.all([compress(identity, 'br', 'kept'), compress(identity, 'gzip', 'kept')]);
  return { ...page, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
}

/** The one way of every page to the browser; a browser that has it already is told so. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  const { identity } = page.bodies;
  reply.code(page.status).headers(page.headers);
  if (identity.length === 0) return reply.send();
  if (page.status !== 200) return reply.send(identity);

  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const encoded =
    encoding === 'identity' ? undefined : (page.bodies[encoding] ?? (await compress(identity, encoding, 'once')));
  if (encoded) reply.header('content-encoding', encoding);
  return reply.send(encoded ?? identity);
}
