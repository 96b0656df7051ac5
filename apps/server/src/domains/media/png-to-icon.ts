/** Bytes of an .ico file before its pictures, and of what it says of each. */
export const fileHeader = 6;
export const entryLength = 16;
export const largestSide = 256;

/** An .ico file with one picture, a PNG of so many pixels a side. */
export function pngToIcon(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(fileHeader + entryLength);
  head.writeUInt32LE(0x00010000, 0);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side % largestSide, fileHeader);
  head.writeUInt8(side % largestSide, fileHeader + 1);
  head.writeUInt16LE(1, fileHeader + 4);
  head.writeUInt16LE(32, fileHeader + 6);
  head.writeUInt32LE(png.length, fileHeader + 8);
  head.writeUInt32LE(head.length, fileHeader + 12);
  return Buffer.concat([head, png]);
}
