import { createHash } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { PageDeclaration } from '../app/pages.ts';
import { compress, type Encoding, encodingFor, type KeptEncoding, quickEncodingFor } from './compress.ts';
import { contentPolicy, type PolicyOptions } from './content-policy.ts';
import type { KeptPage, PageBodies } from './page-cache/page-cache.ts';

import type { Rendered } from './render-page.ts';

/**
 * What every page and every page's data becomes before it goes out: status, headers with the policy for its own scripts. What is not
 * 200, or says nothing of caching, belongs to one visitor alone.
 */
export async function finishPage(
  { response, document }: Rendered,
  page: Pick<PageDeclaration, 'policy' | 'hasSecretAddress'> = {},
  options?: PolicyOptions,
): Promise<KeptPage> {
  const identity = document?.body ?? Buffer.from(await response.arrayBuffer());
  const hashes = { scripts: document?.scriptHashes ?? '', styles: document?.styleHashes ?? '' };
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(hashes, page.policy, options),
    ...Object.fromEntries(response.headers),
    ...(page.hasSecretAddress && ofSecretAddress),
  };
  if (response.status !== 200 || headers['cache-control'] === undefined) {
    headers['cache-control'] = noStore;
  }
  const finished = { status: response.status, headers, bodies: { identity } };
  return headers['cache-control'] === noStore ? finished : withTag(finished);
}

const noStore = 'private, no-store';

/** With what a browser names to be told that it has the page already. One that no browser stores needs none. */
function withTag(page: KeptPage): KeptPage {
  const { identity } = page.bodies;
  return identity ? { ...page, etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"` } : page;
}

/** Whoever knows such an address may see the page: neither another site nor a search engine is told of it. */
const ofSecretAddress = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** The same with its tag and its body compressed, for a page that is sent many times. One that is too small stays as it is. */
export function compressPage(page: KeptPage): KeptPage {
  const { identity } = page.bodies;
  const br = identity && compress(identity, 'br', 'kept');
  const tagged = withTag(page);
  return br ? { ...tagged, bodies: { br } } : tagged;
}

/** The one way of every page to the browser; a browser that has it already is told so. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (page.bodies.identity?.length === 0) return reply.send();
  reply.header('vary', 'accept-encoding');
  if (page.status === 200 && page.etag) {
    reply.header('etag', page.etag);
    if (isKnownTo(request, page)) return reply.code(304).send();
  }
  const { body, encoding } = bodyFor(request.headers['accept-encoding'], page.bodies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Whether a page has to be unpacked to be sent, which costs ten times as much as to send it compressed. */
export function isUnpackedFor(request: Pick<FastifyRequest, 'headers'>, page: KeptPage): boolean {
  const { br } = page.bodies;
  if (br === undefined || unpacked.has(br) || isKnownTo(request, page)) return false;
  return encodingFor(request.headers['accept-encoding']) === 'identity';
}

/** By what they were unpacked from: a page that is asked for again and again is unpacked once. Some dozen large ones. */
const unpacked = new LRUCache<Buffer, Buffer>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});

function unpack(br: Buffer): Buffer {
  const body = unpacked.get(br) ?? brotliDecompressSync(br);
  unpacked.set(br, body);
  return body;
}

function isKnownTo({ headers }: Pick<FastifyRequest, 'headers'>, { etag }: KeptPage): boolean {
  return etag !== undefined && headers['if-none-match'] === etag;
}

/** The body in what a client takes, or as it is where that saves nothing. */
function bodyFor(accepts: string | string[] | undefined, bodies: PageBodies): { body: Buffer; encoding: Encoding } {
  if (bodies.identity) {
    const encoding = quickEncodingFor(accepts);
    const body = compress(bodies.identity, encoding, 'once');
    return body ? { body, encoding } : { body: bodies.identity, encoding: 'identity' };
  }
  const encoding = encodingFor(accepts);
  return { body: keptBody(encoding, bodies), encoding };
}

function keptBody(encoding: KeptEncoding, bodies: PageBodies & { br: Buffer }): Buffer {
  if (encoding === 'br') return bodies.br;
  if (encoding === 'identity') return unpack(bodies.br);
  bodies.gzip ??= gzipSync(brotliDecompressSync(bodies.br));
  return bodies.gzip;
}
