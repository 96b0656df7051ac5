const lengthOfSignature = 8;
/** Texts that may be packed. */
const texts = new Set(['zTXt', 'iTXt']);
const end = 'IEND';
/** What a pixel needs beside the chunks without which there is no picture. */
const transparency = 'tRNS';

/**
 * A PNG without what its program notes in texts that may be packed; any other as it is. Whatever reads its header unpacks all of them, eight megabytes each, and
 * keeps them several times, in memory that no thread is held to: 150 KB took a gigabyte.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  return withoutChunks(bytes, (type) => texts.has(type));
}

/**
 * A PNG with nothing but its pixels. Its profile is unpacked and kept as its texts are, up to forty megabytes of it: twenty files of 40 KB,
 * one after the other, took five gigabytes.
 */
export function pixelsAlone(bytes: Buffer): Buffer {
  return withoutChunks(bytes, (type) => isLowerCase(type) && type !== transparency);
}

/** Of a chunk that nobody needs to show the picture. */
function isLowerCase(type: string): boolean {
  return (type.charCodeAt(0) & 0x20) !== 0;
}

function withoutChunks(bytes: Buffer, isLeftOut: (type: string) => boolean): Buffer {
  const kept: Buffer[] = [];
  let keptFrom = 0;
  let at = lengthOfSignature;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === end) break;
    // Its length, its type and its checksum have four bytes each.
    const next = at + 12 + bytes.readUInt32BE(at);
    if (isLeftOut(type) && next <= bytes.length) {
      kept.push(bytes.subarray(keptFrom, at));
      keptFrom = next;
    }
    at = next;
  }
  return kept.length === 0 ? bytes : Buffer.concat([...kept, bytes.subarray(keptFrom)]);
}
