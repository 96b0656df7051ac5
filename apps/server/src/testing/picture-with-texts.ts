import { crc32, deflateSync } from 'node:zlib';

/** A PNG with another part, behind its header. */
export function withChunk(png: Buffer, chunk: Buffer): Buffer {
  const endOfHeader = 33;
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)]);
}

/** A part of a PNG. */
export function chunkOf(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(type), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** One with a text, packed. */
export function packedText(text: string): Buffer {
  return chunkOf('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)]));
}
