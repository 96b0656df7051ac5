const hash = 0x23;

/**
 * "/J#61vaScript" is read as "/JavaScript"; no sign but letters and digits, or comments and names would end where they do not. Byte by byte: a file of nothing else has millions of these, and what `replace` takes for each
 * ends the whole process, not the thread alone.
 */
export function readNames(written: Buffer): Buffer {
  const read = Buffer.alloc(written.length);
  let length = 0;
  for (let at = 0; at < written.length; at += 1) {
    const byte = written[at] ?? 0;
    const escaped = byte === hash ? 16 * hexDigit(written[at + 1]) + hexDigit(written[at + 2]) : Number.NaN;
    const isEscaped = isLetterOrDigit(escaped);
    read[length] = isEscaped ? escaped : byte;
    length += 1;
    if (isEscaped) at += 2;
  }
  return read.subarray(0, length);
}

function isLetterOrDigit(byte: number): boolean {
  const letter = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (byte < 0x80 && letter >= 0x61 && letter <= 0x7a);
}

/** NaN for a byte that is none. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}
