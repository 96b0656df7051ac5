import { expect, it } from 'vitest';
import { uploadTypeOf } from './upload-type.ts';

const drawing = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage';

/** As programs on Windows write it. */
function withPreview(drawing: string, { begin = 30, length = drawing.length } = {}): Buffer {
  const header = Buffer.alloc(30);
  header.write('c5d0d3c6', 'hex');
  header.writeUInt32LE(begin, 4);
  header.writeUInt32LE(length, 8);
  return Buffer.concat([header, Buffer.from(drawing), Buffer.from('II*\0')]);
}

it.each([
  ['a drawing', Buffer.from(drawing), 'eps'],
  ['a drawing with a preview', withPreview(drawing), 'eps'],
  ['something else with a preview', withPreview(drawing.replace('EPSF-3.0', '')), null],
  ['a drawing that ends behind the file', withPreview(drawing, { length: drawing.length + 5 }), null],
  ['a drawing that is cut before its size', withPreview(drawing, { length: 24 }), null],
  ['a drawing that begins behind the file', withPreview(drawing, { begin: 0xffff_ffff }), null],
  ['a header that is cut', withPreview(drawing).subarray(0, 11), null],
])('%s', async (_, bytes, type) => {
  expect(await uploadTypeOf(bytes)).toBe(type);
});
