import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a packet is a packet. */
const smallestWorthIt = 1024;

export type Compressed = { encoding: 'br' | 'gzip' | null; bytes: Buffer };

/** Compresses for what the browser takes; with levels that are fast enough to be used on every request. */
export async function compress(body: Buffer, accepts: string | string[] | undefined): Promise<Compressed> {
  const accepted = String(accepts ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]);
  if (body.length < smallestWorthIt) return { encoding: null, bytes: body };
  if (accepted.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { encoding: 'br', bytes: await brotli(body, { params }) };
  }
  if (accepted.includes('gzip')) return { encoding: 'gzip', bytes: await zip(body) };
  return { encoding: null, bytes: body };
}
