/** Before a drawing with a preview: where it begins and how long it is, and the same of previews. */
const previewHeader = 'c5d0d3c6';
const lengthOfHeader = 30;

export function isEps(bytes: Buffer): boolean {
  const drawing = withoutPreview(bytes);
  return /^%!PS-Adobe-\d\.\d EPSF-\d/.test(drawing.toString('latin1', 0, 64)) && drawing.includes('%%BoundingBox');
}

/** Nothing where it is said to lie elsewhere. */
function withoutPreview(bytes: Buffer): Buffer {
  if (bytes.toString('hex', 0, 4) !== previewHeader) return bytes;
  if (bytes.length < lengthOfHeader) return Buffer.alloc(0);
  const begin = bytes.readUInt32LE(4);
  const end = begin + bytes.readUInt32LE(8);
  return end <= bytes.length ? bytes.subarray(begin, end) : Buffer.alloc(0);
}
