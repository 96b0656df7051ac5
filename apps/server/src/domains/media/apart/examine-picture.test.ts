import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { arithmeticPhotograph, photographWithScans } from '../../../testing/photograph-with-scans.ts';
import { packedText, withChunk } from '../../../testing/picture-with-texts.ts';
import { samplePhotograph } from '../../../testing/sample-photograph.ts';
import type { PictureError } from '../picture-error.ts';
import { examinePicture } from './examine-picture.ts';

/** The same, saying that it has 36 million pixels. */
function enlarged(bytes: Buffer): Buffer {
  const large = Buffer.from(bytes);
  const side = 6000;
  if (large.toString('latin1', 1, 4) === 'PNG') {
    large.writeUInt32BE(side, 16);
    large.writeUInt32BE(side, 20);
    large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
    return large;
  }
  const frame = Math.max(large.indexOf('ffc0', 'hex'), large.indexOf('ffc2', 'hex'));
  large.writeUInt16BE(side, frame + 5);
  large.writeUInt16BE(side, frame + 7);
  return large;
}

const deep = () =>
  sharp({ create: { width: 9, height: 9, channels: 4, background: '#123456' } }).toColourspace('rgb16');
const full = { chromaSubsampling: '4:4:4' } as const;

test.each([
  ['a PNG in layers', deep().png({ progressive: true }), true],
  ['a deep PNG', deep().png(), true],
  ['a PNG', deep().toColourspace('srgb').png(), false],
  ['a JPEG in layers', deep().jpeg({ progressive: true, ...full }), true],
  ['a JPEG in layers with half of its colors', deep().jpeg({ progressive: true }), false],
  ['a JPEG', deep().jpeg(full), false],
  ['a PNG that is to be turned', deep().withMetadata({ orientation: 6 }).png(), true],
])('unpacks no more than 200 megabytes of a picture: %s', async (_, picture, isRefused) => {
  const bytes = enlarged(await picture.toBuffer());
  // What is read of the others finds no end.
  const problem = await examinePicture(bytes).then(
    () => null,
    (error: PictureError) => error.problem,
  );
  expect(problem === 'tooLarge').toBe(isRefused);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>';

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes a photograph in %s for what it is', async (format) => {
  const bytes = await samplePhotograph({ format });
  const picture = await examinePicture(bytes);
  expect(picture).toMatchObject({ contentType: `image/${format}`, width: 1000, height: 750, hasAlpha: false });
  expect(picture.hash).toMatch(/^[\da-f]{32}$/);
  expect(picture.bytes.equals(bytes)).toBe(true);
});

test('a placeholder has less than 100 bytes as it stands in a page, and shows the color of the picture', async () => {
  const { placeholder } = await examinePicture(await samplePhotograph({ format: 'png', background: '#14493b' }));
  expect(placeholder.length).toBeGreaterThan(0);
  expect(`data:image/gif;base64,${placeholder}`.length).toBeLessThan(100);
  const { data } = await sharp(Buffer.from(placeholder, 'base64')).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x14, 0x49, 0x3b]);
});

test('a picture with many colors has a small placeholder too', async () => {
  const colors = Buffer.from(Array.from({ length: 4 * 4 * 3 }, (_, index) => ((index * 7919) % 3) * 127));
  const raw = { raw: { width: 4, height: 4, channels: 3 as const } };
  const bytes = await sharp(colors, raw).resize(400, 400, { kernel: 'nearest' }).png().toBuffer();
  const { placeholder } = await examinePicture(bytes);
  expect(placeholder.length).toBeGreaterThan(0);
  expect(placeholder.length).toBeLessThanOrEqual(76);
  const { info } = await sharp(Buffer.from(placeholder, 'base64')).toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([5, 5]);
});

test('a placeholder is dark where its picture is', async () => {
  const dark = await samplePhotograph({ background: '#222222' });
  const picture = sharp(await samplePhotograph({ background: '#ddccbb' })).composite([
    { input: await sharp(dark).resize(1000, 375).toBuffer(), gravity: 'north' },
  ]);
  const { placeholder } = await examinePicture(await picture.removeAlpha().png().toBuffer());
  const pixels = await sharp(Buffer.from(placeholder, 'base64')).removeAlpha().raw().toBuffer();
  expect(pixels[0]).toBeLessThan(0x28);
  expect(pixels.at(-1)).toBeGreaterThan(0xb0);
});

test('a picture that one can look through has none', async () => {
  const bytes = await samplePhotograph({ format: 'png', background: { r: 0, g: 0, b: 0, alpha: 0.5 } });
  expect(await examinePicture(bytes)).toMatchObject({ hasAlpha: true, placeholder: '' });
});

test('says nothing of place and camera, and stands as the camera was held', async () => {
  const bytes = await sharp(await samplePhotograph())
    .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await examinePicture(bytes);
  const { exif, orientation } = await sharp(picture.bytes).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  expect(picture).toMatchObject({ width: 750, height: 1000 });
});

test('takes a drawing as it is', async () => {
  expect(await examinePicture(Buffer.from(drawing))).toMatchObject({
    contentType: 'image/svg+xml',
    width: null,
    placeholder: '',
  });
});

test.each([
  ['a page', '<!doctype html><html></html>', 'unknownType'],
  ['a page that begins as a drawing', `${drawing}<script>alert(1)</script>`, 'unknownType'],
  ['a drawing with a script', drawing.replace('<path', '<script>alert(1)</script><path'), 'unknownType'],
  ['a drawing that listens', drawing.replace('<path', '<path onload="alert(1)"'), 'unknownType'],
  ['a drawing with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`, 'unknownType'],
  ['an animation of the nineties', 'GIF89a', 'unknownType'],
  ['nothing', '', 'empty'],
  ['a drawing of two megabytes', drawing.replace('M0', 'M0 '.repeat(700_000)), 'tooLarge'],
])('refuses %s', async (_what, content, problem) => {
  await expect(examinePicture(Buffer.from(content))).rejects.toMatchObject({ problem });
});

test('refuses a photograph that ends too early', async () => {
  const bytes = await samplePhotograph({ format: 'png' });
  await expect(examinePicture(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ problem: 'broken' });
  await expect(examinePicture(bytes.subarray(0, 12))).rejects.toMatchObject({ problem: 'broken' });
});

test.each([
  ['more pixels', 60_000, 60_000],
  ['a longer line', 50_000_000, 1],
  ['more lines', 1, 50_000_000],
])('refuses a photograph whose header promises %s than fit into memory', async (_, width, height) => {
  const bytes = await samplePhotograph({ format: 'png' });
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await expect(examinePicture(bytes)).rejects.toMatchObject({ problem: 'tooLarge' });
});

test('keeps a picture without what its program notes, as it was drawn', async () => {
  const png = await sharp(await samplePhotograph())
    .png()
    .toBuffer();
  expect((await examinePicture(withChunk(png, packedText('noted')))).bytes).toEqual(png);
});

test.each([
  ['of many scans', photographWithScans(51), 'it has too many scans'],
  ['that is packed arithmetically', arithmeticPhotograph(), 'no browser unpacks it'],
])('refuses a photograph %s, which keeps whoever reads it busy', async (_, bytes, cause) => {
  await expect(examinePicture(bytes)).rejects.toMatchObject({ problem: 'broken', cause });
});
