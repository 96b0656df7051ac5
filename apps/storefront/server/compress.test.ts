import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const page = Buffer.from('<p>Teller</p>'.repeat(500));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('a browser that takes "%s" gets %s', async (accepts, encoding) => {
  const compressed = await compress(page, accepts);
  expect(compressed.encoding).toBe(encoding);
  const inverse = { br: brotliDecompressSync, gzip: gunzipSync };
  const bytes = compressed.encoding ? inverse[compressed.encoding](compressed.bytes) : compressed.bytes;
  expect(bytes).toEqual(page);
});

test('what fits into a packet stays as it is', async () => {
  expect(await compress(Buffer.from('{}'), 'br')).toMatchObject({ encoding: null });
});
