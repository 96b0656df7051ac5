import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './compress.ts';
import { securityHeaders } from './security-headers.ts';

type SendOptions = { isDevelopment: boolean; isHttps: boolean };

/**
 * The one way of every page and of every page's data to the browser. A route opts into caching by its `headers` export
 * (`app/lib/cached-page.ts`); every other answer, and every one that is not 200, belongs to one visitor alone.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  options: SendOptions,
): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;

  reply.code(response.status);
  reply.headers(securityHeaders(isHtml ? body.toString() : '', options));
  // After them: a route may be stricter, such as with its referrer policy.
  reply.headers(Object.fromEntries(response.headers));
  if (response.status !== 200 || !response.headers.has('cache-control')) {
    reply.header('cache-control', 'private, no-store');
  }
  if (body.length === 0) return reply.send();
  if (response.status !== 200) return reply.send(body);

  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', tag);
  reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const { encoding, bytes } = await compress(body, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
