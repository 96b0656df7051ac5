const hash = 0x23;

/**
 * "/J#61vaScript" is read as "/JavaScript". Byte by byte: a file of nothing else has millions of these, and what `replace` takes for each
 * ends the whole process, not the thread alone.
 */
export function readNames(written: Buffer): string {
  const read = Buffer.alloc(written.length);
  let length = 0;
  for (let at = 0; at < written.length; at += 1) {
    const byte = written[at] ?? 0;
    const escaped = byte === hash ? 16 * hexDigit(written[at + 1]) + hexDigit(written[at + 2]) : Number.NaN;
    read[length] = Number.isNaN(escaped) ? byte : escaped;
    length += 1;
    if (!Number.isNaN(escaped)) at += 2;
  }
  return read.toString('latin1', 0, length);
}

/** NaN for a byte that is none. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}
