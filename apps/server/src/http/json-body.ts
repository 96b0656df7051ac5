import type { FastifyInstance, FastifyRequest } from 'fastify';

/** More than any call of use has. Each takes up to thirty times as much memory as it has characters. */
const mostParts = 50_000;

/** Reads the body of a request that was kept as it came. Refuses what is no JSON, and what has more parts than any call. */
export type ReadJson = (request: FastifyRequest) => unknown;

/**
 * Keeps bodies as bytes until somebody reads them: calls wait for their turn in long lines, and what is read of a body may take much more
 * room than the body.
 */
export function keepJson(api: FastifyInstance): ReadJson {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  return (request) => {
    const { body } = request;
    if (!Buffer.isBuffer(body)) return body;
    if (hasMoreParts(body, mostParts)) throw new SyntaxError('the body has too many parts');
    let read: unknown;
    parse(request, body.toString(), (error, value) => {
      if (error) throw error;
      read = value;
    });
    return read;
  };
}

const [quote, backslash, comma, bracket, brace] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text has more values than that: each begins a list or an object, or follows another one. */
export function hasMoreParts(json: Buffer, most: number): boolean {
  let parts = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) {
      isText = true;
    } else if (sign === comma || sign === bracket || sign === brace) {
      parts += 1;
      if (parts > most) return true;
    }
  }
  return false;
}
