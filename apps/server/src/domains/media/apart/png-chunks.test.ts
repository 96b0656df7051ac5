import sharp from 'sharp';
import { expect, it } from 'vitest';
import { chunkOf, packedText, withChunk } from '../../../testing/picture-with-texts.ts';
import { samplePhotograph } from '../../../testing/sample-photograph.ts';
import { pixelsAlone, withoutTexts } from './png-chunks.ts';

const png = await sharp(await samplePhotograph())
  .png()
  .toBuffer();
const text = packedText('noted');
const international = chunkOf('iTXt', Buffer.from('Title\0\0\0de\0\0Teller'));

it.each<[string, Buffer]>([
  ['packed', withChunk(png, text)],
  ['in a language', withChunk(png, international)],
  ['again and again', withChunk(withChunk(png, Buffer.concat(Array<Buffer>(999).fill(text))), international)],
  ['at its end', Buffer.concat([png.subarray(0, -12), text, png.subarray(-12)])],
])('leaves out a text, %s', (_, noted) => {
  expect(withoutTexts(noted)).toEqual(png);
});

it.each<[string, Buffer]>([
  ['a picture without any', png],
  ['a text as long as it stands there', withChunk(png, chunkOf('tEXt', Buffer.from('Title\0Teller')))],
  ['what looks like a text within something else', withChunk(png, chunkOf('tEXt', text))],
  ['what stands behind a picture', Buffer.concat([png, text])],
  ['a text that is cut', withChunk(png, text).subarray(0, 40)],
  ['a header that is cut', png.subarray(0, 20)],
  ['nothing but its first bytes', png.subarray(0, 3)],
])('leaves as it is: %s', (_, bytes) => {
  expect(withoutTexts(bytes)).toBe(bytes);
});

const seeThrough = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#12345680' } })
  .png({ palette: true })
  .toBuffer();
const profile = chunkOf('iCCP', Buffer.from('p3\0\0packed'));

it.each<[string, Buffer]>([
  ['a profile', profile],
  ['a text', text],
  ['what nothing knows', chunkOf('teSt', Buffer.from('noted'))],
])('leaves the pixels alone: without %s', (_, noted) => {
  const pixels = pixelsAlone(seeThrough);
  expect(pixels.toString('latin1')).toMatch(/PLTE.*tRNS.*IDAT.*IEND/s);
  expect(pixelsAlone(withChunk(seeThrough, noted))).toEqual(pixels);
});
