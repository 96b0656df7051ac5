import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, encodingFor } from './compress.ts';

const page = Buffer.from('<p>Teller</p>'.repeat(500));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a browser that takes "%s" gets %s', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
});

test('what is compressed can be read again', async () => {
  for (const purpose of ['once', 'kept'] as const) {
    expect(brotliDecompressSync((await compress(page, 'br', purpose)) ?? '')).toEqual(page);
    expect(gunzipSync((await compress(page, 'gzip', purpose)) ?? '')).toEqual(page);
    expect(await compress(page, 'identity', purpose)).toBeUndefined();
  }
});

test('what fits into a packet stays as it is', async () => {
  expect(await compress(Buffer.from('{}'), 'br', 'kept')).toBeUndefined();
});
