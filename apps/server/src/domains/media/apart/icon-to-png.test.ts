import sharp from 'sharp';
import { expect, it } from 'vitest';
import { samplePhotograph } from '../../../testing/sample-photograph.ts';
import { pngToIcon } from '../png-to-icon.ts';
import { examinePicture } from './examine-picture.ts';

/** An .ico file of pictures that are as long as they are. */
function icon(...pictures: { side: number; data: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + pictures.length * 16;
  const entries = pictures.map(({ side, data }) => {
    const entry = Buffer.alloc(16);
    entry.set([side % 256, side % 256]);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ data }) => data)]);
}

function bitmap(
  bits: number,
  { palette = [], rows, mask }: { palette?: number[]; rows: number[]; mask: number[] },
): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(2, 4);
  header.writeInt32LE(4, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  return Buffer.concat([header, Buffer.from(palette), Buffer.from(rows), Buffer.from(mask)]);
}

async function pixelsOf(bytes: Buffer): Promise<number[]> {
  const { bytes: png, contentType } = await examinePicture(bytes);
  expect(contentType).toBe('image/png');
  return [...(await sharp(png).ensureAlpha().raw().toBuffer())];
}

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const green = [0, 255, 0, 255];

it('keeps the largest picture of an icon, here one that is a PNG', async () => {
  const small = await samplePhotograph({ width: 16, height: 16, format: 'png' });
  const large = await samplePhotograph({ width: 48, height: 48, format: 'png' });
  const examined = await examinePicture(icon({ side: 16, data: small }, { side: 48, data: large }));
  expect(examined).toMatchObject({ contentType: 'image/png', width: 48, height: 48 });
});

it('reads bitmaps from below, blue first, with what is not drawn', async () => {
  const mask = [0, 0, 0, 0, 0b01000000, 0, 0, 0];
  const pixels = [...red, ...[0, 255, 0, 0], ...blue, ...green];
  const rows24 = [255, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0];
  expect(await pixelsOf(icon({ side: 2, data: bitmap(24, { rows: rows24, mask }) }))).toEqual(pixels);
  const rows32 = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 255, 0, 0];
  expect(await pixelsOf(icon({ side: 2, data: bitmap(32, { rows: rows32, mask: [] }) }))).toEqual(pixels);
  const palette = [0, 0, 255, 0, 255, 0, 0, 0, 0, 255, 0, 0].concat(Array(13 * 4).fill(0));
  const rows4 = [0x12, 0, 0, 0, 0x02, 0, 0, 0];
  expect(await pixelsOf(icon({ side: 2, data: bitmap(4, { palette, rows: rows4, mask }) }))).toEqual(pixels);
});

it.each([
  ['ends too early', icon({ side: 2, data: bitmap(24, { rows: [1, 2], mask: [] }) })],
  ['points beyond itself', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(20, 255)])],
  ['has no picture', Buffer.concat([Buffer.from([0, 0, 1, 0, 0, 0]), Buffer.alloc(20)])],
])('refuses an icon that %s', async (_, bytes) => {
  await expect(examinePicture(bytes)).rejects.toMatchObject({ problem: 'broken' });
});

it('what is made of a PNG is read as that PNG again', async () => {
  const png = await sharp({ create: { width: 48, height: 48, channels: 4, background: '#14493b' } })
    .png()
    .toBuffer();
  const { bytes, width } = await examinePicture(pngToIcon(png, 48));
  expect([bytes.equals(png), width]).toEqual([true, 48]);
});
