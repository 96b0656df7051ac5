import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, encodingFor, quickEncodingFor } from './compress.ts';

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

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br, zstd;q=0', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('what is made for one who takes "%s" is sent as %s', (accepts, encoding) => {
  expect(quickEncodingFor(accepts)).toBe(encoding);
});

test('of a client that names very many only the first are looked at', () => {
  const many = 'x,'.repeat(7000);
  expect([encodingFor(`gzip,${many}br`), quickEncodingFor(`gzip,${many}zstd`)]).toEqual(['gzip', 'gzip']);
});

test('what is compressed can be read again', () => {
  for (const purpose of ['once', 'kept'] as const) {
    expect(brotliDecompressSync(compress(page, 'br', purpose) ?? '')).toEqual(page);
    expect(gunzipSync(compress(page, 'gzip', purpose) ?? '')).toEqual(page);
    expect(zstdDecompressSync(compress(page, 'zstd', purpose) ?? '')).toEqual(page);
    expect(compress(page, 'identity', purpose)).toBeUndefined();
  }
});

test('what fits into a packet stays as it is', () => {
  expect(compress(Buffer.from('{}'), 'br', 'kept')).toBeUndefined();
});
