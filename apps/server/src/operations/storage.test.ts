import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePhotograph } from '../testing/sample-photograph.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

let test: TestShop;
let editor: TestVisitor;
beforeAll(async () => {
  test = await createTestShop();
  editor = await signInOperator(test, 'editor');
});
afterAll(() => test.close());

function upload(bytes: Buffer | string, key: string, type = 'image/png') {
  return editor.send('doUploadStorageItem', [{ base64: Buffer.from(bytes).toString('base64'), key, type }]);
}

it('a picture that is uploaded is served, listed first, and has its size', async () => {
  const photograph = await samplePhotograph({ width: 640, height: 480 });
  const { data } = (await upload(photograph, 'C:\\Bilder\\Große Küche.PNG')).json();
  expect(data).toMatchObject({ key: expect.stringMatching(/^uploads\/grosse-kueche-[\da-f]{10}\.jpg$/) });
  expect(data.publicUrl).toBe(`/media/${data.path}`);
  for (const url of [data.publicUrl, data.previewUrl]) {
    const first = await test.app.inject(url);
    const picture = first.statusCode === 302 ? await test.app.inject(String(first.headers.location)) : first;
    expect(picture.headers['content-type']).toBe('image/webp');
  }
  const [latest] = await editor.call('getStorageItems');
  expect(latest).toMatchObject({ key: data.key, size: String(photograph.length), previewUrl: data.previewUrl });
  expect(await editor.call('getStorageMetadata', { key: data.key })).toEqual({ width: '640', height: '480' });
  const again = (await upload(photograph, 'Große Küche.jpg')).json();
  expect(again.data.eTag).toBe(data.eTag);
});

it('takes out what a photograph says of its making, and a data address for what it holds', async () => {
  const told = await sharp(await samplePhotograph())
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .toBuffer();
  const base64 = `data:image/jpeg;base64,${told.toString('base64')}`;
  const { key } = await editor.call('doUploadStorageItem', { base64, key: 'exif.jpg', type: 'image/jpeg' });
  const { rows } = await test.database.pool.query('SELECT bytes FROM media_file WHERE path = $1', [key]);
  expect(rows[0]?.bytes.includes('Geheim')).toBe(false);
});

it('a drawing is served as an image that may do nothing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const { data } = (await upload(svg, 'logo.svg')).json();
  const served = await test.app.inject(data.publicUrl);
  expect(served.headers['content-type']).toContain('image/svg+xml');
  expect(served.headers['content-security-policy']).toContain('sandbox');
  expect(await editor.call('getStorageMetadata', { key: data.key })).toEqual({ width: '0', height: '0' });
});

it.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'unknownType'],
  ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>', 'unknownType'],
  ['an empty file', '', 'empty'],
  ['half a photograph', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'broken'],
])('refuses %s', async (_, bytes, reason) => {
  const answer = await upload(bytes, 'a.png');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ key: 'storage.pictureRefused', cause: { reason } });
});

it('lists photographs before drawings of the same moment', async () => {
  await test.database.pool.query("DELETE FROM media_file WHERE path LIKE 'uploads/%'");
  const listed = await editor.call('getStorageItems');
  expect(listed).toHaveLength(50);
  expect(listed.filter(({ key }) => key.endsWith('.svg'))).toEqual([]);
});

it('lists every picture once, by parts and by type', async () => {
  const { rows } = await test.database.pool.query('SELECT count(*)::int AS count FROM media_file');
  const keys: string[] = [];
  for (let token = '', isTruncated = true; isTruncated; ) {
    const part = await editor.call('getTruncatedStorageItems', { continuationToken: token });
    keys.push(...part.objects.map(({ key }) => key));
    ({ isTruncated, nextContinuationToken: token } = part);
  }
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBe(rows[0]?.count);
  const drawings = await editor.call('getStorageItems', { fileTypes: 'svg,gif' });
  expect(drawings.every(({ key }) => key.endsWith('.svg'))).toBe(true);
  expect(await editor.call('getStorageItems', { fileTypes: 'exe' })).toEqual([]);
});

it('says who may edit pages', async () => {
  expect(await editor.call('getPreviewValid')).toEqual({ permission: 'editor', valid: true });
  expect(await test.visitor().call('getPreviewValid')).toEqual({ permission: '', valid: false });
});
