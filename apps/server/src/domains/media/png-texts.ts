const lengthOfSignature = 8;
/** Texts that may be packed. */
const texts = new Set(['zTXt', 'iTXt']);
const end = 'IEND';

/**
 * A PNG without what its program notes in texts that may be packed; any other as it is. Whatever reads its header unpacks all of them, eight megabytes each, and
 * keeps them several times, in memory that no thread is held to: 150 KB took a gigabyte.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let keptFrom = 0;
  let at = lengthOfSignature;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === end) break;
    // Its length, its type and its checksum have four bytes each.
    const next = at + 12 + bytes.readUInt32BE(at);
    if (texts.has(type) && next <= bytes.length) {
      kept.push(bytes.subarray(keptFrom, at));
      keptFrom = next;
    }
    at = next;
  }
  return kept.length === 0 ? bytes : Buffer.concat([...kept, bytes.subarray(keptFrom)]);
}
