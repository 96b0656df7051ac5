import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

/** Below this a packet is a packet. */
const smallestWorthIt = 1024;

/** Whether a body is compressed to be sent once or to be kept. */
export type Purpose = 'once' | 'kept';

/** What bodies are kept in: every browser takes one of these. */
export type KeptEncoding = 'br' | 'gzip' | 'identity';

export type Encoding = KeptEncoding | 'zstd';

/** The encoding of a body that is kept, for a client that takes these (`Accept-Encoding`). */
export function encodingFor(accepts: string | string[] | undefined): KeptEncoding {
  const accepted = acceptedOf(accepts);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** The same for a body that is made for this one answer: Zstandard takes half the time of the fastest brotli, and is smaller. */
export function quickEncodingFor(accepts: string | string[] | undefined): Encoding {
  return acceptedOf(accepts).has('zstd') ? 'zstd' : encodingFor(accepts);
}

/** More than any browser names: of a client that names thousands each took milliseconds to look at, also of a page that is kept. */
const mostEncodings = 20;

function acceptedOf(accepts: string | string[] | undefined): Set<string | undefined> {
  const entries = String(accepts ?? '').split(',', mostEncodings);
  const accepted = entries.map((entry) => entry.trim()).filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry));
  return new Set(accepted.map((entry) => entry.split(';', 1)[0]));
}

const brotliQuality: Record<Purpose, number> = { once: 1, kept: 4 };
const gzipLevel: Record<Purpose, number> = { once: 1, kept: 6 };

/**
 * Compresses: fast for one reader, smaller for many. A body that is too small stays as it is. In this thread: a page takes it less
 * than a millisecond, the way to another one and back takes longer.
 */
export function compress(body: Buffer, encoding: Encoding, purpose: Purpose): Buffer | undefined {
  if (encoding === 'identity' || body.length < smallestWorthIt) return undefined;
  if (encoding === 'zstd') return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel[purpose] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[purpose],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}
