import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureWidths } from '@mise/contract/pictures.ts';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMedia, isPhotograph, readLightOriginal, readOriginal } from '../domains/media/media-files.ts';
import { readPictureAddress } from '../domains/media/picture-address.ts';
import type { PictureRenderer } from '../domains/media/picture-renderer.ts';
import { examinePicture } from '../domains/media/pictures-apart.ts';
import { putPicture } from '../domains/media/put-picture.ts';
import { mediaFile } from '../domains/media/tables.ts';
import { setting } from '../domains/shop/tables.ts';
import { samplePhotograph } from '../testing/sample-photograph.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { answerPhotograph } from './media-photograph.ts';

const photograph = '/media/uploads/plate.jpg';
let shop: TestShop;
let dataDir: string;
let version: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'media-'));
  shop = await createTestShop({ DATA_DIR: dataDir });
  version = await keep('uploads/plate.jpg', await samplePhotograph());
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

/** Puts a picture into the shop and answers the version that its addresses carry. */
async function keep(name: string, bytes: Buffer): Promise<string> {
  const picture = await examinePicture(bytes);
  await putPicture(shop.shop.db, name, picture);
  await shop.shop.changes.heard();
  return `${picture.hash.slice(0, 10)}-${picture.width}x${picture.height}`;
}

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

async function switchFormats(useAvif: string, useWebp: string): Promise<void> {
  await shop.shop.db.update(setting).set({ value: useAvif }).where(eq(setting.key, 'useAvif'));
  await shop.shop.db.update(setting).set({ value: useWebp }).where(eq(setting.key, 'useWebp'));
}

test.each([
  [320, 'webp', 'webp'],
  [640, 'avif', 'heif'],
  ['full', 'webp', 'webp'],
] as const)('a photograph is served %s wide as %s, for ever', async (size, format, read) => {
  const answer = await get(`${photograph}/${size}/${version}.${format}`);
  expect(answer.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.vary).toBeUndefined();
  const picture = await sharp(answer.rawPayload).metadata();
  expect(picture).toMatchObject({ format: read, width: size === 'full' ? 1000 : size });
  expect(picture.exif).toBeUndefined();
});

test('an original that stands in for what is not made yet is kept by nobody', async () => {
  const file = await findMedia(shop.shop.db, 'uploads/plate.jpg');
  const asked = readPictureAddress(`uploads/plate.jpg/320/${version}.avif`);
  if (!file || !isPhotograph(file) || !asked) throw new Error('the picture is not there');
  const renderer: PictureRenderer = {
    render: async ({ readOriginal }) => ({ bytes: await readOriginal(), isOriginal: true }),
    close: async () => {},
  };
  const app = fastify();
  app.get('/', (_request, reply) =>
    answerPhotograph({ shop: shop.shop, renderer, network: '192.0.2.1', ifNoneMatch: undefined, reply }, asked, file),
  );
  const answer = await app.inject('/');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
  expect(answer.headers.etag).toBeUndefined();
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
});

test('a light original is read to stand in for another size, a heavy one is not, be it of the shop or of the program', async () => {
  const { db } = shop.shop;
  for (const path of ['uploads/plate.jpg', 'photographs/1001-1.webp']) {
    const bytes = await readOriginal(db, path);
    if (!bytes) throw new Error(`${path} is not there`);
    expect(await readLightOriginal(db, path, bytes.length)).toEqual(bytes);
    expect(await readLightOriginal(db, path, bytes.length - 1)).toBeNull();
  }
});

test('who has it already is told so', async () => {
  const address = `${photograph}/320/${version}.webp`;
  const { etag } = (await get(address)).headers;
  const again = await get(address, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a link that ends in /full/ is the widest one there is now', async () => {
  const answer = await get(`${photograph}/full/`);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, no-cache' });
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1000);
});

test('where a page is shared it is a JPEG, whichever formats the shop gives to browsers', async () => {
  const answer = await get(`${photograph}/shared.jpg`);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
  expect((await get('/media/uploads/none.jpg/shared.jpg')).statusCode).toBe(404);
});

test('who asks for a width without a version gets the next smaller one that there is', async () => {
  const widthAt = async (size: number) =>
    (await sharp((await get(`${photograph}/${size}/`)).rawPayload).metadata()).width;
  expect([await widthAt(320), await widthAt(1920)]).toEqual([320, 1000]);
  expect((await get(`${photograph}/321/`)).statusCode).toBe(404);
});

test('the original is not served: its address leads to the widest picture', async () => {
  const answer = await get(photograph);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${photograph}/full/${version}.webp`]);
});

test.each([
  `${photograph}/321/VERSION.webp`,
  `${photograph}/1280/VERSION.webp`,
  `${photograph}/0/VERSION.webp`,
  `${photograph}/320/VERSION.gif`,
  `${photograph}/320/VERSION.webp/`,
  '/media/uploads/other.jpg/320/VERSION.webp',
  '/media/logo.svg/320/',
  '/media/../session-secret',
  '/media/%2e%2e%2fsession-secret',
  '/media/..%5c..%5csession-secret',
  '/media/uploads/plate.jpg%00.webp',
  '/media/',
])('there is nothing at %s', async (address) => {
  const answer = await get(address.replace('VERSION', version));
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toMatch(/\n|[.]ts/);
});

test('a picture that was replaced is seen at once: its old address leads to the new one', async () => {
  const old = await keep('uploads/changing.jpg', await samplePhotograph({ background: '#ff0000' }));
  const before = await get(`/media/uploads/changing.jpg/320/${old}.webp`);
  const next = await keep('uploads/changing.jpg', await samplePhotograph({ background: '#0000ff' }));
  const moved = await get(`/media/uploads/changing.jpg/320/${old}.webp`);
  expect(moved.headers).toMatchObject({
    location: `/media/uploads/changing.jpg/320/${next}.webp`,
    'cache-control': 'public, no-cache',
  });
  expect((await get(String(moved.headers.location))).rawPayload.equals(before.rawPayload)).toBe(false);
});

test('formats are those that the owner switched on; without WebP it is JPEG, or PNG where one can look through', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0.5 };
  const clear = await keep('uploads/clear.png', await samplePhotograph({ format: 'png', background }));
  await switchFormats('false', 'false');
  try {
    expect((await get(`${photograph}/320/${version}.jpg`)).headers['content-type']).toBe('image/jpeg');
    expect((await get(`/media/uploads/clear.png/320/${clear}.png`)).headers['content-type']).toBe('image/png');
    for (const format of ['avif', 'webp', 'png']) {
      const { location } = (await get(`${photograph}/320/${version}.${format}`)).headers;
      expect(location).toBe(`${photograph}/320/${version}.jpg`);
    }
  } finally {
    await switchFormats('true', 'true');
  }
});

test('a damaged picture is refused in words, and the server answers on', async () => {
  const damaged = await keep('uploads/damaged.jpg', await samplePhotograph({ background: '#123456' }));
  await shop.shop.db
    .update(mediaFile)
    .set({ bytes: Buffer.from('gone') })
    .where(eq(mediaFile.path, 'uploads/damaged.jpg'));
  const answer = await get(`/media/uploads/damaged.jpg/320/${damaged}.webp`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    422,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
  expect(answer.body).not.toMatch(/vips|buffer| at /i);
  expect((await get('/media/logo.svg')).statusCode).toBe(200);
});

test('many first requests make one file', async () => {
  const fresh = await keep('uploads/fresh.jpg', await samplePhotograph({ background: '#abcdef' }));
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => get(`/media/uploads/fresh.jpg/480/${fresh}.webp`)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const files = await readdir(path.join(dataDir, 'pictures'), { recursive: true });
  expect(files.filter((file) => file.includes(fresh.slice(0, 10)))).toHaveLength(1);
});

test('who asks for many pictures does not keep another network waiting for one', async () => {
  const colors = ['fedcba', 'bbcdef', 'aa3311', '113355'];
  const versions = await Promise.all(
    colors.map(async (color) => keep(`uploads/${color}.jpg`, await samplePhotograph({ background: `#${color}` }))),
  );
  const one = await keep('uploads/one.jpg', await samplePhotograph({ background: '#456788' }));
  const finished: string[] = [];
  const ask = async (remoteAddress: string, url: string) => {
    const { statusCode } = await shop.app.inject({ url, remoteAddress });
    finished.push(statusCode === 200 ? remoteAddress : `${statusCode}`);
  };
  const widths = pictureWidths.filter((width) => width <= 1000);
  const greedy = colors.flatMap((color, index) =>
    ['webp', 'avif'].flatMap((format) =>
      widths.map((width) => ask('192.0.2.1', `/media/uploads/${color}.jpg/${width}/${versions[index]}.${format}`)),
    ),
  );
  await Promise.all([...greedy, ask('198.51.100.7', `/media/uploads/one.jpg/320/${one}.webp`)]);
  expect(new Set(finished)).toEqual(new Set(['192.0.2.1', '198.51.100.7']));
  expect(finished.indexOf('198.51.100.7')).toBeLessThan(greedy.length / 2);
});

test('addresses that lead to no picture are counted; pictures that were asked for before are served on', async () => {
  const limited = await createTestShop({ DATA_DIR: dataDir, RATE_LIMIT: '5' });
  const { rows } = await limited.database.pool.query('SELECT path FROM media_file WHERE width IS NOT NULL LIMIT 2');
  const [known, other] = rows.map(({ path: found }) => `/media/${found}`);
  const statusOf = async (url?: string) => (await limited.app.inject({ url: `${url}` })).statusCode;
  await limited.shop.changes.heard();
  expect(await statusOf(known)).toBe(302);
  const guesses = Array.from({ length: 6 }, (_, count) => `/media/uploads/guess-${count}.jpg`);
  const answers: number[] = [];
  for (const guess of guesses) answers.push(await statusOf(guess));
  expect(answers).toEqual([404, 404, 404, 404, 404, 429]);
  expect([await statusOf(known), await statusOf(other)]).toEqual([302, 429]);
  await limited.close();
});

test('a drawing is served as it is, and can do nothing', async () => {
  const answer = await get('/media/logo.svg');
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});
