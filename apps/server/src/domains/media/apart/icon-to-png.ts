import sharp from 'sharp';
import { PictureError } from '../picture-error.ts';
import { entryLength, fileHeader, largestSide } from '../png-to-icon.ts';

const bitmapHeader = 40;

export function isIcon(bytes: Buffer): boolean {
  return bytes.length > fileHeader + entryLength && bytes.readUInt32LE(0) === 0x00010000;
}

/** The largest picture of an .ico file, which browsers take for a tab and which is kept as PNG. Throws a PictureError. */
export async function iconToPng(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = largestOf(bytes);
    if (picture.toString('latin1', 1, 4) === 'PNG') return picture;
    const { width, height, pixels } = readBitmap(picture);
    return await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  } catch (error) {
    throw new PictureError('broken', { cause: error });
  }
}

function largestOf(bytes: Buffer): Buffer {
  const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => fileHeader + index * entryLength);
  // A side of 256 is written as 0.
  const [best] = entries.sort(
    (one, other) => (bytes.readUInt8(other) || largestSide) - (bytes.readUInt8(one) || largestSide),
  );
  if (best === undefined) throw new Error('the icon has no picture');
  const start = bytes.readUInt32LE(best + 12);
  return bytes.subarray(start, start + bytes.readUInt32LE(best + 8));
}

/** A bitmap without its file header: rows from below, blue first, and behind them a row of bits each for what is not drawn. */
function readBitmap(bytes: Buffer): { width: number; height: number; pixels: Buffer } {
  const width = bytes.readInt32LE(4);
  const height = bytes.readInt32LE(8) / 2;
  const bits = bytes.readUInt16LE(14);
  const isKnown =
    bytes.readUInt32LE(0) === bitmapHeader && bytes.readUInt32LE(16) === 0 && [1, 4, 8, 24, 32].includes(bits);
  if (!isKnown || width < 1 || height < 1 || width > largestSide || height > largestSide)
    throw new Error('no such bitmap');
  const colors = bits <= 8 ? bytes.readUInt32LE(32) || 1 << bits : 0;
  const start = bitmapHeader + colors * 4;
  const rowLength = lengthOfRow(width, bits);
  const maskStart = start + rowLength * height;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = bytes.subarray(start + (height - 1 - y) * rowLength);
    const mask = bytes.subarray(maskStart + (height - 1 - y) * lengthOfRow(width, 1));
    for (let x = 0; x < width; x += 1) {
      const color = bits <= 8 ? bytes.subarray(bitmapHeader + bitsAt(row, x, bits) * 4) : row.subarray((x * bits) / 8);
      const alpha = bits === 32 ? color.readUInt8(3) : 255 * (1 - bitsAt(mask, x, 1));
      pixels.set([color.readUInt8(2), color.readUInt8(1), color.readUInt8(0), alpha], (y * width + x) * 4);
    }
  }
  return { width, height, pixels };
}

/** Rows end at a multiple of four bytes. */
function lengthOfRow(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

function bitsAt(row: Buffer, x: number, bits: number): number {
  const place = x * bits;
  return (row.readUInt8(place >> 3) >> (8 - bits - (place % 8))) & ((1 << bits) - 1);
}
