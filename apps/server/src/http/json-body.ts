import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * More than any call of use has. Each takes up to thirty times as much memory as it has characters, and those within each other ten times as
 * long to read.
 */
const most = { parts: 50_000, depth: 100 };

/**
 * Reads the body of a request that was kept as it came, or what is given in its place. Refuses what is no JSON, and what has more parts, or deeper ones,
 * than any call.
 */
export type ReadJson = (request: FastifyRequest, given?: Buffer) => unknown;

/**
 * Keeps bodies as bytes until somebody reads them: calls wait for their turn in long lines, and what is read of a body may take much more
 * room than the body. To be called before routes are mounted: where there is none a body is not read at all.
 */
export function keepJson(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  return (request, given) => {
    const body = given ?? request.body;
    if (!Buffer.isBuffer(body)) return body;
    if (isBeyond(body, most)) throw new SyntaxError('the body has too many parts');
    let read: unknown;
    parse(request, body.toString(), (error, value) => {
      if (error) throw error;
      read = value;
    });
    return read;
  };
}

const [quote, backslash, comma] = [...'"\\,'].map((sign) => sign.charCodeAt(0));
const [bracket, brace, endOfBracket, endOfBrace] = [...'[{]}'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text has more values, or deeper ones, than that: each begins a list or an object, or follows another one. */
export function isBeyond(json: Buffer, most: { parts: number; depth: number }): boolean {
  let parts = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) {
      isText = true;
    } else if (sign === endOfBracket || sign === endOfBrace) {
      depth -= 1;
    } else if (sign === comma || sign === bracket || sign === brace) {
      parts += 1;
      if (sign !== comma) depth += 1;
      if (parts > most.parts || depth > most.depth) return true;
    }
  }
  return false;
}
