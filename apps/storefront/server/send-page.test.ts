import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPage, finishPage, isUnpackedFor, sendPage } from './send-page.ts';

const text = '<p>Teller</p>'.repeat(500);
const other = compressPage(await made(`${text}<p>Tasse</p>`));
const app = fastify();

async function made(body: string) {
  const response = new Response(body, { headers: { 'cache-control': 'public', 'content-type': 'text/html' } });
  return finishPage({ response });
}

beforeAll(async () => {
  const page = await made(text);
  const kept = compressPage(page);
  const small = compressPage(await made('{}'));
  const ofOneVisitor = await finishPage({ response: new Response(text) });
  app.get('/of-one-visitor', (request, reply) => sendPage(request, reply, ofOneVisitor));
  app.get('/other', (request, reply) => sendPage(request, reply, other));
  app.get('/new', (request, reply) => sendPage(request, reply, page));
  app.get('/kept', (request, reply) => sendPage(request, reply, kept));
  app.get('/small', (request, reply) => sendPage(request, reply, small));
});
afterAll(() => app.close());

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(['/new', '/kept'])('%s is the same page in every encoding', async (url) => {
  for (const encoding of ['br', 'gzip', undefined]) {
    const answer = await app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const body = decoders[encoding ?? '']?.(answer.rawPayload) ?? answer.rawPayload;
    expect(body.toString()).toBe(text);
  }
});

test('a page that is made for one answer is packed quickly, one that is kept goes out as it is kept', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const made = await app.inject({ url: '/new', headers });
  expect(made.headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(made.rawPayload).toString()).toBe(text);
  expect((await app.inject({ url: '/kept', headers })).headers['content-encoding']).toBe('br');
});

test('what was unpacked a moment ago need not be unpacked again', async () => {
  const plain = { headers: {} };
  expect(isUnpackedFor(plain, other)).toBe(true);
  expect(isUnpackedFor({ headers: { 'accept-encoding': 'gzip, br' } }, other)).toBe(false);
  await app.inject('/other');
  expect(isUnpackedFor(plain, other)).toBe(false);
  expect((await app.inject('/other')).payload).toContain('Tasse');
});

test('what is too small to be compressed goes out as it is', async () => {
  const answer = await app.inject({ url: '/small', headers: { 'accept-encoding': 'br' } });
  expect([answer.headers['content-encoding'], answer.payload]).toEqual([undefined, '{}']);
});

test('who has the page already is told so', async () => {
  const { etag } = (await app.inject('/kept')).headers;
  const answer = await app.inject({ url: '/kept', headers: { 'if-none-match': String(etag) } });
  expect([answer.statusCode, answer.payload]).toEqual([304, '']);
});

test('a page that is the same for all is told by its tag, one of a visitor that nobody stores has none', async () => {
  const tagOf = async (url: string) => (await app.inject(url)).headers.etag;
  expect(await tagOf('/new')).toMatch(/^W\/"/);
  expect([await tagOf('/kept'), await tagOf('/of-one-visitor')]).toEqual([await tagOf('/new'), undefined]);
});
