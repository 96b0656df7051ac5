import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress } from './is-public-address.ts';

const longestMs = 10_000;
const mostBytes = 20 * 1024 * 1024;
const mostRedirects = 3;

export type FetchProblem = 'private' | 'unreachable' | 'tooLarge';

/** A picture of another host that could not be fetched, and why. */
export class FetchError extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(`the picture could not be fetched: ${problem}`, options);
    this.name = 'FetchError';
    this.problem = problem;
  }
}

/**
 * What a web address answers, from the public internet alone: its host is looked up once, refused where any of its addresses is
 * of a private network, and the connection goes to the address that was looked at, so that no later answer of the name server
 * leads elsewhere. Where it redirects the same holds for each step. Bounded in time and size. `trustedOrigins` may be private.
 */
export async function fetchPicture(url: string, trustedOrigins: readonly string[]): Promise<Buffer> {
  const signal = AbortSignal.timeout(longestMs);
  let next = new URL(url);
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await ask(next, { address: await reachableAddress(next, trustedOrigins), signal });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBody(response);
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location || !URL.canParse(headers.location, next)) break;
    next = new URL(headers.location, next);
  }
  throw new FetchError('unreachable');
}

async function reachableAddress(url: URL, trustedOrigins: readonly string[]): Promise<string> {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password) throw new FetchError('private');
  const isTrusted = trustedOrigins.includes(url.origin);
  // Other ports belong to services that are no picture's.
  if (url.port !== '' && !isTrusted) throw new FetchError('private');
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch((error: unknown) => {
    throw new FetchError('unreachable', { cause: error });
  });
  const [first] = found;
  if (!first) throw new FetchError('unreachable');
  if (!isTrusted && !found.every(({ address }) => isPublicAddress(address))) throw new FetchError('private');
  return first.address;
}

type Asked = { address: string; signal: AbortSignal };

function ask(url: URL, { address, signal }: Asked): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => reject(new FetchError('unreachable', { cause: error }));
    request(url, {
      // Certificates are compared with the name; the connection goes to the address that was looked at.
      lookup: (_name, options, answer) => {
        const family = address.includes(':') ? 6 : 4;
        if (options.all) answer(null, [{ address, family }]);
        else answer(null, address, family);
      },
      agent: false,
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Mise' },
    })
      .on('response', resolve)
      .on('error', onError)
      .end();
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) {
    response.destroy();
    throw new FetchError('tooLarge');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      length += chunk.length;
      if (length > mostBytes) throw new FetchError('tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError('unreachable', { cause: error });
  }
  return Buffer.concat(chunks);
}
